// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// The coordinator of a drop on a collection view, with the dropped items and their destination. Items that are not
/// passed to a `drop` method fade out under the finger.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop's destination, or nil if there is no item. For a move within the collection view, the
  /// index path after the move.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session, with its items and final position.
  var session: any UIDropSession { get }
  /// Animates a drag item to a placeholder, which stays visible until the item's data arrives.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates a drag item to the cell of an item, which must exist after `performDropWith` returns.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a drag item into a rectangle in the cell's coordinates, where the item disappears.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates a drag item to any other target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
