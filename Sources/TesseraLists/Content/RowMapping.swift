// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The old and new positions of the rows and sections that an update preserves.
struct RowMapping {
  /// The old positions of rows, by their new ones.
  private(set) var before: [ItemPosition: ItemPosition] = [:]
  /// The new positions of rows, by their old ones.
  private(set) var after: [ItemPosition: ItemPosition] = [:]
  /// The old indices of sections, by their new ones.
  private(set) var sectionsBefore: [Int: Int] = [:]

  init(_ sections: [ListUpdate.Section]) {
    for (index, section) in sections.enumerated() {
      if let old = section.old { sectionsBefore[index] = old }
      for (row, key) in section.rows.enumerated() {
        guard let key else { continue }
        before[ItemPosition(section: index, row: row)] = key
        after[key] = ItemPosition(section: index, row: row)
      }
    }
  }
}
