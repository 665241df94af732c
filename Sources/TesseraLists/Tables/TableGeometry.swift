// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The geometry of a table's rows: their heights, which are estimated until a row is measured, and the heights' prefix
// sums. It does not depend on views, so it can be tested separately. A changed height invalidates only the sums of
// its section. Because there are few sections, their positions are recomputed cheaply.

import Foundation

struct TableGeometry {
  /// A height in points, and whether it is exact or estimated.
  struct Extent: Equatable {
    private(set) var height: CGFloat
    var isExact: Bool

    /// Creates an extent. NaN and negative heights are treated as 0.
    init(_ height: CGFloat, isExact: Bool) {
      self.height = height > 0 ? min(height, 1e9) : 0
      self.isExact = isExact
    }
  }

  struct Section {
    var header: Extent
    var rows: [Extent]
    var footer: Extent
    fileprivate(set) var start: CGFloat = 0
    /// The top positions of the rows and the bottom of the last row, relative to the end of the header.
    fileprivate(set) var starts: [CGFloat] = []
    fileprivate var isDirty = true

    init(header: Extent, rows: [Extent], footer: Extent) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var rowsStart: CGFloat { start + header.height }
    var rowsEnd: CGFloat { rowsStart + (starts.last ?? 0) }
    var end: CGFloat { rowsEnd + footer.height }

    fileprivate mutating func layOutRows() {
      guard isDirty else { return }
      isDirty = false
      starts = []
      starts.reserveCapacity(rows.count + 1)
      var y: CGFloat = 0
      starts.append(0)
      for row in rows {
        y += row.height
        starts.append(y)
      }
    }

    /// Returns the first row whose bottom is below `y`, a distance from the end of the header.
    func firstRow(below y: CGFloat) -> Int {
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  /// The heights of the table's header and footer views.
  var head: CGFloat = 0
  var foot: CGFloat = 0
  private(set) var sections: [Section] = []
  private(set) var total: CGFloat = 0

  init() {}

  init(head: CGFloat, foot: CGFloat, sections: [Section]) {
    (self.head, self.foot, self.sections) = (head, foot, sections)
    layOutSections()
  }

  mutating func setRow(at key: ItemPosition, to extent: Extent) {
    guard contains(key), sections[key.section].rows[key.row] != extent else { return }
    sections[key.section].rows[key.row] = extent
    sections[key.section].isDirty = true
  }

  mutating func setHeader(ofSection section: Int, to extent: Extent) {
    if sections.indices.contains(section) { sections[section].header = extent }
  }

  mutating func setFooter(ofSection section: Int, to extent: Extent) {
    if sections.indices.contains(section) { sections[section].footer = extent }
  }

  /// Recomputes the positions of rows and sections after changes.
  mutating func layOutSections() {
    var y = head
    for index in sections.indices {
      sections[index].layOutRows()
      sections[index].start = y
      y = sections[index].end
    }
    total = y + foot
  }

  func contains(_ key: ItemPosition) -> Bool {
    sections.indices.contains(key.section) && sections[key.section].rows.indices.contains(key.row)
  }

  func span(of key: ItemPosition) -> (start: CGFloat, height: CGFloat) {
    let section = sections[key.section]
    return (section.rowsStart + section.starts[key.row], section.rows[key.row].height)
  }

  func firstSection(below y: CGFloat) -> Int {
    sections.firstIndex { $0.end > y } ?? sections.count
  }

  /// Returns the rows that overlap the range [low, high), in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [ItemPosition] {
    var result: [ItemPosition] = []
    for index in firstSection(below: low)..<max(sections.count, firstSection(below: low)) {
      let section = sections[index]
      if section.start >= high { break }
      var row = section.firstRow(below: low - section.rowsStart)
      while row < section.rows.count, section.rowsStart + section.starts[row] < high {
        if section.rows[row].height > 0 { result.append(ItemPosition(section: index, row: row)) }
        row += 1
      }
    }
    return result
  }
}
