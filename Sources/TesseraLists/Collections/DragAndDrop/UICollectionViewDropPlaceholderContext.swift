// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// The context of a dropped item's placeholder. To finish the drop, call `commitInsertion` or `deletePlaceholder`.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The drag item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item. The closure must insert the item's data at the given index path.
  ///
  /// - Returns: False if the placeholder no longer exists.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns false if the placeholder no longer exists.
  @discardableResult func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
