// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// One item of a drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item with its data and its preview.
  var dragItem: UIDragItem { get }
  /// The path that the item comes from; nil for an item from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points. Zero without a preview.
  var previewSize: CGSize { get }
}
