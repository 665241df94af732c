// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How the rows and sections of a batch come and go.
struct RowLooks {
  var insertedRows: [RowKey: UITableView.RowAnimation] = [:]
  /// By places before the change; also rows that are reloaded.
  var removedRows: [RowKey: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// By places before the change; also sections that are reloaded.
  var removedSections: [Int: UITableView.RowAnimation] = [:]
  /// Of everything else.
  var usual = UITableView.RowAnimation.automatic

  func arriving(_ key: RowKey) -> UITableView.RowAnimation {
    insertedRows[key] ?? insertedSections[key.section] ?? usual
  }

  func leaving(_ key: RowKey) -> UITableView.RowAnimation {
    removedRows[key] ?? removedSections[key.section] ?? usual
  }
}
