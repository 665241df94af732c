// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Detection of the data source methods that an app implements. Overrides in a subclass of the table view controller
// can be detected without a call. For other classes, this is not possible, so `canEditRowAt` and `canMoveRowAt` are
// called.

import Foundation
import TesseraViews

@MainActor enum RowMethods {
  private static let commit = OverriddenMethod(
    of: UITableViewController.self, overriding: CommitProbe.self, nothing: PlainProbe.self)
  private static let move = OverriddenMethod(
    of: UITableViewController.self, overriding: MoveProbe.self, nothing: PlainProbe.self)

  /// Returns whether the data source is known to delete or insert rows.
  static func commits(_ source: AnyObject) -> Bool { overrides(commit, in: source) }
  /// Returns whether the data source is known to move rows.
  static func moves(_ source: AnyObject) -> Bool { overrides(move, in: source) }

  private static func overrides(_ method: OverriddenMethod, in source: AnyObject) -> Bool {
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
