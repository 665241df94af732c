// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// The delegate that handles drops on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Updates the data and the rows. Called after the finger has lifted over the table, if the last proposal was to
  /// copy or move. Not called if a single row was moved within the table and the data source's `moveRowAt` handled
  /// the move.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table handles the drag. Called each time the finger enters the table. The default is true.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the effect of a drop at the current position. Called whenever the finger moves over the table. By
  /// default, one of the table's own rows is moved if the data source allows it, and all other items are copied. No
  /// gap is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table under the finger.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The row under the finger, or nil if there is none. While a gap is shown, a finger
  ///     below the last row yields the index path after the last row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag ends, regardless of its location, if it has entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of a dropped item's preview while it moves to its row. If the result is nil (the
  /// default), the entire preview is shown.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a move for one of the table's own rows, or a copy for all other items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { tableView.defaultProposal(for: session) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns nil, so the entire preview is shown.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
