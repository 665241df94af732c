// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// An item without data that stands for something dropped. One of the two methods ends it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing that the item stands for.
  var dragItem: UIDragItem { get }
  /// Puts an item with data in its place, which the closure has to add to the data, at the path given to it.
  ///
  /// - Returns: False if the placeholder is gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Takes the placeholder away. False if it is gone.
  @discardableResult func deletePlaceholder() -> Bool
  /// Has the placeholder's handler called again.
  func setNeedsCellUpdate()
}
