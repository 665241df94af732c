// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Methods that are optional in UIKit have a default here. A class that adopts the protocol replaces a default by
// declaring the method. Its subclasses can override only what it declares.

public import Foundation

/// Where a table gets its rows.
///
/// - Note: Differs from UIKit: rows have a handle
///   to move them by only where `canMoveRowAt` says so: whether `moveRowAt` is implemented cannot be seen, but for
///   `UITableViewController`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows the section has. Negative numbers count as 0; more than 10 million rows in all raise an exception.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that is about to be seen, from the table's queue or new. Called once per row while it stays on
  /// screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections the table has. 1 by default; negative numbers count as 0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The header's text, in capitals in grouped tables. nil, the default, shows none; a view from the delegate comes
  /// before it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The footer's text. nil, the default, shows none; a view from the delegate comes before it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether the row may be edited, asked for when it is swiped and in editing: rows that may not have neither buttons
  /// behind them nor a control. True by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the row has a handle to move it by in editing. False by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the section index at the trailing edge, asked for with the number of rows. nil, the default, or none
  /// shows no index. `UITableView.indexSearch` stands for a magnifying glass.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index leads to, asked when a finger is on it. The index itself by default; a section
  /// that does not exist scrolls nowhere.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Deletes or inserts a row that was edited by hand, by the Delete button behind it or the plus sign before it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row that was dragged by its handle, when the finger lifts. The table moves its row afterwards.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No header title: nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No footer title: nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.wasAnsweredByDefault = true
    return true
  }
  /// Returns false.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil: no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index itself.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.wasAnsweredByDefault = true }
}
