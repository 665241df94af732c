// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// Takes what is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The finger has lifted over the table, after a proposal to copy or to move: changes the data and the rows. Not
  /// called where one row was moved within the table and the data source's own method for that has moved it.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table has anything to do with the drag, asked each time the finger comes to it. True by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The finger has come to the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would happen if the finger lifted now, asked whenever it moves over the table. By default one of its own
  /// rows moves where the data source allows it, and everything else is copied, without a gap.
  ///
  /// - Parameters:
  ///   - tableView: The one under the finger.
  ///   - session: The drag.
  ///   - destinationIndexPath: The row under the finger; nil where there is none. Below the last row, while there is a gap, the
  ///     path behind it.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever it ended. Called if it has come to the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a row looks as what was dropped goes to it. Nil, the default, shows the whole preview.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing when the finger comes.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Moves one of the table's own rows, and copies everything else.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { tableView.usualProposal(session) }
  /// Does nothing when the finger leaves.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing when the drag is over.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Nil: the whole preview shows.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
