// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Editing controls in a 300 x 400 table view with six 44-point rows. The side margin is 16 and symbols are 22 wide,
/// so the content is offset by 38. A reorder handle takes 22 + 16 after the content.
@MainActor @Suite struct RowEditingTests {
  @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var rows = Array("abcdef")
    var style = UITableViewCell.EditingStyle.delete
    var canEdit = true
    var canMove = true
    var indents = true
    var target: Int?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = String(rows[indexPath.row])
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle) \(indexPath.row)")
      if editingStyle == .insert {
        rows.insert("x", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .none)
      } else {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
      }
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      target.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
    }
  }

  let window = makeWindow(300, 400)
  let table: UITableView
  let source = Source()

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func edit() {
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
  private var texts: String { table.visibleCells.compactMap { $0.textLabel?.text }.joined() }

  /// In 300-point rows, the content begins at 38 and ends at 300, or at 300 - 16 - 22 = 262 with a reorder handle.
  @Test(
    arguments: [
      (.delete, true, true, true, 38, 262), (.none, true, true, true, 38, 262), (.none, true, true, false, 0, 262),
      (.insert, true, false, false, 38, 300), (.delete, false, true, true, 0, 262),
      (.delete, false, false, true, 0, 300),
    ] as [(UITableViewCell.EditingStyle, Bool, Bool, Bool, CGFloat, CGFloat)])
  func contentIsIndented(
    style: UITableViewCell.EditingStyle, canEdit: Bool, canMove: Bool, indents: Bool, left: CGFloat, right: CGFloat
  ) throws {
    (source.style, source.canEdit, source.canMove, source.indents) = (style, canEdit, canMove, indents)
    let before = try #require(cell(1)).contentView.frame
    edit()
    let content = try #require(cell(1)).contentView.frame
    #expect(content.minX == left && content.maxX == right)
    #expect(cell(1)?.editingStyle == (canEdit ? style : .none))
    #expect(cell(1)?.accessoryImage?.isHidden == true)
    table.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(cell(1)?.contentView.frame == before && cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(cell(1)?.accessoryImage?.isHidden == false && cell(1)?.editingViews == nil)
  }

  /// The red minus button reveals the Delete button, which deletes the row.
  @Test func delete() {
    edit()
    window.tap(at: CGPoint(x: 27, y: 66))
    #expect(cell(1)?.frame.minX == -74 && source.log == [])
    window.tap(at: CGPoint(x: 27, y: 200))
    #expect(cell(1)?.frame.minX == 0 && source.log == [], "any other touch hides the Delete button")
    window.tap(at: CGPoint(x: 27, y: 66))
    window.tap(at: CGPoint(x: 270, y: 66))
    window.layoutIfNeeded()
    #expect(source.log == ["delete 1"] && texts == "acdef")
  }

  @Test func insert() {
    source.style = .insert
    edit()
    window.tap(at: CGPoint(x: 27, y: 66))
    window.layoutIfNeeded()
    #expect(source.log == ["insert 1"] && texts == "axbcdef")
    #expect(cell(1)?.editingStyle == .insert, "the new row is in editing mode, too")
  }

  @Test func circles() {
    table.allowsMultipleSelectionDuringEditing = true
    edit()
    window.tap(at: CGPoint(x: 27, y: 66))
    window.tap(at: CGPoint(x: 150, y: 110))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    #expect(cell(1)?.editing?.control == .select && source.log == [])
  }

  // MARK: Moving

  /// The handle's center is at x = 300 - 16 - 11. A drag by 60 points moves the center of row 1 from y = 66 to 126,
  /// which is in row 2 (88 to 132).
  @Test(arguments: [(60, "acbdef"), (150, "acdebf"), (-40, "bacdef"), (15, "abcdef")] as [(CGFloat, String)])
  func move(way: CGFloat, order: String) {
    edit()
    window.drag(from: CGPoint(x: 273, y: 66), to: CGPoint(x: 273, y: 66 + way))
    window.layoutIfNeeded()
    #expect(texts == order && String(source.rows) == order)
    #expect(source.log.count == (order == "abcdef" ? 0 : 1) && table.contentOffset == .zero)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
  }

  /// While the finger is down, the row follows it, and the rows that it passes move up by one.
  @Test func otherRowsMakeRoom() {
    edit()
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 273, y: 66))
      fingers.move(to: CGPoint(x: 273, y: 156), over: 0.5, steps: 10)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 134, 44, 88, 176, 220])
    }
  }

  @Test func theDelegateChoosesTheDestination() {
    source.target = 5
    edit()
    window.drag(from: CGPoint(x: 273, y: 66), to: CGPoint(x: 273, y: 126))
    #expect(source.log == ["move 1 5"])
    source.target = 99
    window.drag(from: CGPoint(x: 273, y: 66), to: CGPoint(x: 273, y: 126))
    #expect(source.log == ["move 1 5"], "the proposed row does not exist")
  }

  /// A reload during the drag cancels the move.
  @Test func changesEndTheMove() {
    edit()
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 273, y: 66))
      fingers.move(to: CGPoint(x: 273, y: 120), over: 0.5, steps: 10)
      source.rows = []
      table.reloadData()
      fingers.move(to: CGPoint(x: 273, y: 150), over: 0.5, steps: 10)
    }
    #expect(source.log == [] && table.visibleCells.isEmpty)
  }

  /// Without a reorder handle, a drag scrolls.
  @Test func noHandle() {
    source.canMove = false
    edit()
    window.drag(from: CGPoint(x: 273, y: 66), to: CGPoint(x: 273, y: 126))
    #expect(source.log == [] && texts == "abcdef")
  }
}
