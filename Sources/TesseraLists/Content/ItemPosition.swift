// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The section and row of a table row or collection view item. Positions are ordered by section, then by row.
struct ItemPosition: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) {
    self.init(section: path.section, row: path.row)
  }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: ItemPosition, b: ItemPosition) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
