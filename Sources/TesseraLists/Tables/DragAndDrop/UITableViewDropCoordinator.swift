// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// What was dropped on a table, and where it goes. What no `drop` is called for fades away under the finger.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things that were dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where they were dropped; nil where there is no row. For a move within the table the path after it.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag that ended: its things, and where the finger lifted.
  var session: any UIDropSession { get }
  /// Lets a row without data stand for a thing until its data has arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Brings a thing to a row, which has to be there when the drop has been performed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Brings a thing into a part of a row, in the cell's coordinates, in which it vanishes.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Brings a thing anywhere else.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
