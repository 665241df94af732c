// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// A row without data that stands for something dropped. One of the two methods ends it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing that the row stands for.
  var dragItem: UIDragItem { get }
  /// Puts a row with data in its place, which the closure has to add to the data, at the path given to it.
  ///
  /// - Returns: False if the placeholder is gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Takes the placeholder away. False if it is gone.
  @discardableResult func deletePlaceholder() -> Bool

}
