// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Methods that are optional in UIKit have a default here. A class that adopts the protocol replaces a default by declaring the
// method. Its subclasses can override only what it declares.

public import Foundation

/// The source of a table's rows.
///
/// - Note: Differs from UIKit: rows have a reorder control only if `canMoveRowAt` returns true. Except for
///   `UITableViewController`, it can't be determined whether `moveRowAt` is implemented.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in the section. Negative numbers are treated as 0; more than 10 million rows in total raise an
  /// exception.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that is about to appear, either dequeued or new. Called once per row while it stays visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections of the table. 1 by default; negative numbers are treated as 0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the header's text, uppercase in grouped tables. None if nil, the default; a view from the delegate takes
  /// precedence.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the footer's text. None if nil, the default; a view from the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the row can be edited, called when it is swiped and in editing mode. Rows that can't be edited have
  /// neither swipe buttons nor a control. True by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the row has a reorder control in editing mode. False by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index at the trailing edge, queried together with the number of rows. No index
  /// if nil, the default, or empty. `UITableView.indexSearch` shows a magnifying glass.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section for a title of the index, called when a finger touches the title. The index itself by default.
  /// The table does not scroll to a section that does not exist.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Deletes or inserts a row after the user tapped its Delete button or its plus sign.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row in the data after the user dragged it by its reorder control, when the finger lifts. The table moves its row
  /// afterward.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil: no header title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil: no footer title.
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
