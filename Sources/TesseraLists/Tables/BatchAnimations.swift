// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The animations of the rows and sections in a batch update.
struct BatchAnimations {
  var insertedRows: [ItemPosition: UITableView.RowAnimation] = [:]
  /// The animations of deleted and reloaded rows, by position before the update.
  var removedRows: [ItemPosition: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of deleted and reloaded sections, by index before the update.
  var removedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of all other changes.
  var usual = UITableView.RowAnimation.automatic

  func insertionAnimation(at key: ItemPosition) -> UITableView.RowAnimation {
    insertedRows[key] ?? insertedSections[key.section] ?? usual
  }

  func removalAnimation(at key: ItemPosition) -> UITableView.RowAnimation {
    removedRows[key] ?? removedSections[key.section] ?? usual
  }
}
