// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// A single item of a drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item, which provides the data and the preview.
  var dragItem: UIDragItem { get }
  /// The item's original index path, or nil if the item is not from this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points, or zero if there is no preview.
  var previewSize: CGSize { get }
}
