// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The animations of a batch's rows and sections.
struct RowLooks {
  var insertedRows: [RowKey: UITableView.RowAnimation] = [:]
  /// The animations by row before the change; includes reloaded rows.
  var removedRows: [RowKey: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations by section before the change; includes reloaded sections.
  var removedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of everything else.
  var usual = UITableView.RowAnimation.automatic

  func arriving(_ key: RowKey) -> UITableView.RowAnimation {
    insertedRows[key] ?? insertedSections[key.section] ?? usual
  }

  func leaving(_ key: RowKey) -> UITableView.RowAnimation {
    removedRows[key] ?? removedSections[key.section] ?? usual
  }
}
