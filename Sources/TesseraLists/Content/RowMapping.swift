// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The old and new positions of the rows and sections that an update preserves.
struct RowMapping {
  /// The old positions of rows, by new position.
  private(set) var before: [ItemPosition: ItemPosition] = [:]
  /// The new positions of rows, by old position.
  private(set) var after: [ItemPosition: ItemPosition] = [:]
  /// The old indexes of sections, by new index.
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
