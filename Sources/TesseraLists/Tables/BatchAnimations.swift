// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The animations of a batch's rows and sections.
struct BatchAnimations {
  var insertedRows: [ItemPosition: UITableView.RowAnimation] = [:]
  /// The animations by row before the change; includes reloaded rows.
  var removedRows: [ItemPosition: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations by section before the change; includes reloaded sections.
  var removedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of everything else.
  var usual = UITableView.RowAnimation.automatic

  func insertionAnimation(at key: ItemPosition) -> UITableView.RowAnimation {
    insertedRows[key] ?? insertedSections[key.section] ?? usual
  }

  func removalAnimation(at key: ItemPosition) -> UITableView.RowAnimation {
    removedRows[key] ?? removedSections[key.section] ?? usual
  }
}
