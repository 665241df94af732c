// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// One thing that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing with its data and its preview.
  var dragItem: UIDragItem { get }
  /// The row that it comes from; nil for a thing from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points. Zero without a preview.
  var previewSize: CGSize { get }
}
