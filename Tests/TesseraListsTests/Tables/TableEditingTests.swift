// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// Editing and selection in a 300 x 400 table view with twenty 100-point rows.
@MainActor @Suite struct TableEditingTests {
  final class EditCell: UITableViewCell {
    var heard: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      heard.append(editing)
    }
  }

  final class Levels: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row % 3 }
  }

  let rows = Rows([Array(repeating: 100, count: 20)])

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func notifiesCells() throws {
    rows.make = { _, _ in EditCell(style: .default, reuseIdentifier: nil) }
    let (window, table) = makeTable(rows)
    table.rowHeight = 100
    window.layoutIfNeeded()
    let first = try #require(table.visibleCells.first as? EditCell)
    #expect(first.heard == [] && !first.isEditing)
    table.isEditing = true
    #expect(first.heard == [true] && table.visibleCells.allSatisfy(\.isEditing))
    // Cells created in editing mode receive `setEditing` before they are shown.
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    let later = try #require(table.visibleCells.first as? EditCell)
    #expect(later !== first && later.heard == [true] && table.visibleCells.allSatisfy(\.isEditing))
    table.setEditing(false, animated: false)
    #expect(later.heard == [true, false] && !table.isEditing && table.visibleCells.allSatisfy { !$0.isEditing })
  }

  /// Setting the property calls the method without animation, as on iOS.
  @Test func settingThePropertyCallsTheMethod() {
    final class Table: UITableView {
      var heard: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        heard.append(animated)
      }
    }
    let table = Table(frame: .zero, style: .plain)
    table.isEditing = true
    #expect(table.heard == [false] && table.isEditing)
  }

  /// A cell that was in the reuse queue when editing ended is notified when it is reused.
  @Test func notifiesReusedCells() throws {
    let (window, table) = makeTable(rows)
    table.isEditing = true
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    table.isEditing = false
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 4 && table.visibleCells.allSatisfy { !$0.isEditing })
  }

  // MARK: Selection

  /// In editing mode, `allowsMultipleSelectionDuringEditing` applies. Otherwise, `allowsMultipleSelection` applies.
  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func severalRows(isEditing: Bool, forEditing: Bool) {
    let (window, table) = makeTable(rows)
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = forEditing
    table.allowsMultipleSelection = !forEditing
    table.isEditing = isEditing
    for row in [0, 2, 1] { window.tap(at: CGPoint(x: 150, y: 100 * CGFloat(row) + 50)) }
    #expect(table.indexPathsForSelectedRows == (isEditing == forEditing ? [path(0), path(2), path(1)] : [path(1)]))
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(table.indexPathsForSelectedRows == (isEditing == forEditing ? [path(0), path(2)] : [path(1)]))
  }

  /// Selected rows stay in the order of their selection when they move. Row 3 was selected first. The inserted row
  /// moves all three down by one. Then row 2, which is now row 3, moves to the end.
  @Test func updatesKeepTheOrderOfSelection() {
    let (window, table) = makeTable(rows)
    table.allowsMultipleSelection = true
    for row in [3, 1, 2] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    rows.heights[0].append(100)
    table.insertRows(at: [path(0)], with: .none)
    window.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [path(4), path(2), path(3)])
    #expect(table.indexPathForSelectedRow == path(4))
    table.moveRow(at: path(3), to: path(20))
    #expect(table.indexPathsForSelectedRows == [path(3), path(2), path(20)])
  }

  /// Among rows 1 and 15, row 15 is closer to the visible range, 1200 to 1600. Scrolling it to the top results in an
  /// offset of 1500.
  @Test(
    arguments: [
      (UITableView.ScrollPosition.none, 1200, 1200), (.top, 1200, 1500), (.bottom, 1200, 1200), (.middle, 1200, 1350),
      (.top, 300, 100), (.none, 300, 100), (.none, 700, 1200),
    ] as [(UITableView.ScrollPosition, CGFloat, CGFloat)])
  func nearestSelectedRow(position: UITableView.ScrollPosition, before: CGFloat, after: CGFloat) {
    let (window, table) = makeTable(rows)
    table.allowsMultipleSelection = true
    table.rowHeight = 100
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(15), animated: false, scrollPosition: .none)
    table.contentOffset.y = before
    window.layoutIfNeeded()
    table.scrollToNearestSelectedRow(at: position, animated: false)
    #expect(table.contentOffset.y == after)
  }

  @Test func doesNotScrollWithoutSelection() {
    let (_, table) = makeTable(rows)
    table.contentOffset.y = 300
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 300)
  }

  // MARK: Indentation

  @Test func theDelegateIndents() {
    let (_, table) = makeTable(rows)
    let levels = Levels()
    table.delegate = levels
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2, 0])
  }

  /// A delegate without the method does not change the indentation level set by the data source.
  @Test func doesNotIndentWithoutTheDelegateMethod() {
    rows.make = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.indentationLevel = path.row
      return cell
    }
    let (_, table) = makeTable(rows)
    #expect(table.visibleCells.prefix(3).map(\.indentationLevel) == [0, 1, 2])
  }
}
