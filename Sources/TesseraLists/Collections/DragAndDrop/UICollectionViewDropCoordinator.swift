// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// What was dropped on a collection view, and where it goes. What no `drop` is called for fades away under the finger.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things that were dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they were dropped; nil where there is no item. For a move within the collection view the path after it.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag that ended: its things, and where the finger lifted.
  var session: any UIDropSession { get }
  /// Lets an item without data stand for a thing until its data has arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Brings a thing to an item, which has to be there when the drop has been performed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Brings a thing into a part of an item, in the cell's coordinates, in which it vanishes.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Brings a thing anywhere else.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
