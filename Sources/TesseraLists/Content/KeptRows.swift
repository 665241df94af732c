// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The rows and sections that stay in a change.
struct KeptRows {
  /// Where rows stood, by where they stand now.
  private(set) var before: [RowKey: RowKey] = [:]
  /// Where rows stand now, by where they stood.
  private(set) var after: [RowKey: RowKey] = [:]
  /// Where sections stood, by where they stand now.
  private(set) var sectionsBefore: [Int: Int] = [:]

  init(_ sections: [TableUpdate.Section]) {
    for (index, section) in sections.enumerated() {
      if let old = section.old { sectionsBefore[index] = old }
      for (row, key) in section.rows.enumerated() {
        guard let key else { continue }
        before[RowKey(index, row)] = key
        after[key] = RowKey(index, row)
      }
    }
  }
}
