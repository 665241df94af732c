// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which methods of a table's data source an app has written. Of table view controllers it can be told without a call: they
// override. Of other classes it cannot, so those are asked by canEditRowAt and canMoveRowAt.

import Foundation
import TesseraViews

@MainActor enum RowMethods {
  private static let commit = OverriddenMethod(
    of: UITableViewController.self, overriding: CommitProbe.self, nothing: PlainProbe.self)
  private static let move = OverriddenMethod(
    of: UITableViewController.self, overriding: MoveProbe.self, nothing: PlainProbe.self)

  /// Whether it is known that the data source deletes or inserts rows.
  static func commits(_ source: AnyObject) -> Bool { overrides(commit, source) }
  /// Whether it is known that the data source moves rows.
  static func moves(_ source: AnyObject) -> Bool { overrides(move, source) }

  private static func overrides(_ method: OverriddenMethod, _ source: AnyObject) -> Bool {
    source is UITableViewController && method.isKnown && method.isOverridden(by: type(of: source))
  }
}

private class PlainProbe: UITableViewController {}

private class CommitProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private class MoveProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
