// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The position of a row, comparable in the order of the table.
struct RowKey: Hashable, Comparable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) {
    self.init(path.section, path.row)
  }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: RowKey, b: RowKey) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
