// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import TesseraViewFixtures
import Testing

@testable import TesseraLists

@Suite struct TableGeometryTests {
  private func section(_ header: CGFloat, _ rows: [CGFloat], _ footer: CGFloat) -> TableGeometry.Section {
    TableGeometry.Section(
      header: .init(header, isExact: true), rows: rows.map { .init($0, isExact: false) },
      footer: .init(footer, isExact: true))
  }

  /// Table header 5 │ header 10, rows 20 0 30, footer 3 │ header 7, no rows, footer 0 │ rows 40 │ table footer 9
  private var sample: TableGeometry {
    TableGeometry(head: 5, foot: 9, sections: [section(10, [20, 0, 30], 3), section(7, [], 0), section(0, [40], 0)])
  }

  @Test func sums() {
    let geometry = sample
    #expect(geometry.total == 124)
    #expect(geometry.sections.map(\.start) == [5, 68, 75])
    #expect(geometry.span(of: ItemPosition(section: 0, row: 2)) == (35, 30))
    #expect(geometry.span(of: ItemPosition(section: 2, row: 0)) == (75, 40))
    #expect(TableGeometry().total == 0)
  }

  @Test func changesMoveLaterRows() {
    var geometry = sample
    geometry.setRow(at: ItemPosition(section: 0, row: 0), to: .init(25, isExact: true))
    geometry.setHeader(ofSection: 1, to: .init(0, isExact: true))
    geometry.setRow(at: ItemPosition(section: 7, row: 7), to: .init(25, isExact: true))
    geometry.layOutSections()
    #expect(geometry.span(of: ItemPosition(section: 0, row: 2)) == (40, 30))
    #expect(geometry.span(of: ItemPosition(section: 2, row: 0)) == (73, 40))
    #expect(geometry.total == 122)
  }

  @Test(arguments: [
    (0.0, 5.0, ""), (0, 16, "0.0"), (14.9, 15.1, "0.0"), (34, 36, "0.0 0.2"), (35, 35.001, "0.2"), (60, 75, "0.2"),
    (66, 70, ""), (0, 1000, "0.0 0.2 2.0"), (115, 200, ""), (500, 100, ""), (-100, -50, ""),
  ])
  func rowsInARange(low: CGFloat, high: CGFloat, expected: String) {
    let rows = sample.rows(from: low, to: high)
    #expect(rows.map { "\($0.section).\($0.row)" }.joined(separator: " ") == expected)
  }

  /// Compares the fast search with a linear search for random heights.
  @Test func searchMatchesLinearScan() {
    var random = SeededRandom(state: 4)
    for _ in 0..<50 {
      let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        section(
          CGFloat(Int.random(in: 0...2, using: &random)) * 10,
          (0..<Int.random(in: 0...6, using: &random)).map { _ in CGFloat(Int.random(in: 0...3, using: &random)) * 10 },
          CGFloat(Int.random(in: 0...1, using: &random)) * 10)
      }
      let geometry = TableGeometry(head: 0, foot: 0, sections: sections)
      let low = CGFloat(Int.random(in: -5...400, using: &random))
      let high = low + CGFloat(Int.random(in: 0...100, using: &random))
      var slow: [ItemPosition] = []
      for index in geometry.sections.indices {
        for row in geometry.sections[index].rows.indices {
          let (start, height) = geometry.span(of: ItemPosition(section: index, row: row))
          if height > 0, start < high, start + height > low { slow.append(ItemPosition(section: index, row: row)) }
        }
      }
      #expect(geometry.rows(from: low, to: high) == slow)
    }
  }

  @Test(arguments: [(Double.nan, 0.0), (-3, 0), (.infinity, 1e9), (0, 0), (12.5, 12.5)])
  func extentsAreFinite(height: Double, expected: Double) {
    #expect(TableGeometry.Extent(CGFloat(height), isExact: true).height == CGFloat(expected))
  }
}

@Suite struct TableUpdateTests {
  /// Returns the rows after an update. Each row is written as its previous `section.row`, or as `+` if it is new.
  private func written(_ update: ListUpdate, _ old: [Int], _ now: [Int]) -> String {
    switch update.apply(to: old, now: now) {
    case .failure(let mismatch): return mismatch.text
    case .success(let sections):
      return sections.map { section in
        section.rows.map { $0.map { "\($0.section).\($0.row)" } ?? "+" }.joined(separator: " ")
      }.joined(separator: " | ")
    }
  }

  @Test func deletionsUseOldPathsAndInsertionsNewOnes() {
    var update = ListUpdate()
    update.deletedRows = [ItemPosition(section: 0, row: 0), ItemPosition(section: 0, row: 2)]
    update.insertedRows = [ItemPosition(section: 0, row: 0), ItemPosition(section: 0, row: 2)]
    #expect(written(update, [4], [4]) == "+ 0.1 + 0.3")
  }

  @Test func movesKeepRows() {
    var update = ListUpdate()
    update.movedRows = [(ItemPosition(section: 0, row: 0), ItemPosition(section: 1, row: 1))]
    #expect(written(update, [2, 2], [1, 3]) == "0.1 | 1.0 0.0 1.1")
    update = ListUpdate()
    update.movedSections = [(0, 2)]
    #expect(written(update, [1, 2, 3], [2, 3, 1]) == "1.0 1.1 | 2.0 2.1 2.2 | 0.0")
  }

  @Test func reloadsAndSections() {
    var update = ListUpdate()
    update.reloadedRows = [ItemPosition(section: 0, row: 1)]
    update.deletedSections = [1]
    update.insertedSections = [0]
    #expect(written(update, [2, 5], [3, 2]) == "+ + + | 0.0 +")
    update = ListUpdate()
    update.reloadedSections = [0]
    #expect(written(update, [2], [4]) == "+ + + +")
  }

  @Test func reportsMistakes() {
    var update = ListUpdate()
    update.deletedRows = [ItemPosition(section: 0, row: 5)]
    #expect(
      written(update, [3], [2])
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    update = ListUpdate()
    update.insertedRows = [ItemPosition(section: 0, row: 9)]
    #expect(
      written(update, [3], [4])
        == "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update")
    update = ListUpdate()
    update.deletedSections = [4]
    #expect(
      written(update, [3], [3]) == "attempt to delete section 4, but there are only 1 sections before the update")
    update = ListUpdate()
    update.insertedSections = [0]
    #expect(
      written(update, [3], [3])
        == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
        + "update (1) must be equal to the number of sections contained in the table view before the update (1), plus "
        + "or minus the number of sections inserted or deleted (1 inserted, 0 deleted).")
  }
}
