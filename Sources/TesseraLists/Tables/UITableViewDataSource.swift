// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Methods that are optional in UIKit have a default implementation in this protocol extension. A class that conforms
// to the protocol replaces the default by declaring the method. Subclasses of that class can only override the
// methods that it declares.

public import Foundation

/// The data source of a table, which provides its rows.
///
/// - Note: Differs from UIKit: rows have a reorder control only if `canMoveRowAt` returns true, because Tessera can't
///   determine whether `moveRowAt` is implemented, except in subclasses of `UITableViewController`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in the section. Negative numbers are treated as 0. A total of more than 10 million
  /// rows raises an exception.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that is about to appear. The cell may be dequeued or new. Called once per row while
  /// the row stays visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections in the table. The default is 1. Negative numbers are treated as 0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the header title, which is uppercased in grouped tables. If nil (the default), there is no title. A view
  /// from the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the footer title. If nil (the default), there is no title. A view from the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the row can be edited. Called when the row is swiped, and in editing mode. Rows that can't be
  /// edited have neither swipe buttons nor an editing control. The default is true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the row has a reorder control in editing mode. The default is false.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index at the trailing edge. Queried together with the number of rows. If the
  /// result is nil (the default) or empty, no index is shown. `UITableView.indexSearch` is displayed as a magnifying
  /// glass.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section for a title of the section index. Called when a finger touches the title. The default is the
  /// index of the title. If the section does not exist, the table does not scroll.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Deletes or inserts a row. Called after the row's Delete button or plus sign has been tapped.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row in the data after it has been dragged by its reorder control. Called when the finger lifts. The
  /// table then moves the row's cell.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil, so there is no header title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil, so there is no footer title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.wasAnsweredByDefault = true
    return true
  }
  /// Returns false.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil, so no section index is shown.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index unchanged.
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
