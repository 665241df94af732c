// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Animated updates of 40-point rows in a 300 x 400 table view with a clock. With ease-in-ease-out timing, half of a
/// distance is covered in half of the time.
@MainActor @Suite struct TableMotionTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String] = []
    var heights: [String: CGFloat] = [:]
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      // A table view that has not been notified of a change requests rows that no longer exist.
      rows.indices.contains(indexPath.row) ? heights[rows[indexPath.row]] ?? 40 : 40
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
  }

  let window = makeWindow(300, 400)
  let table: UITableView
  let source = Source()
  let clock = AnimationClock()

  init() {
    table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source.rows = ["a", "b", "c"]
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func shown(_ row: Int) throws -> CGRect {
    let cell = try cell(row)
    let frame = try #require(clock.run { cell.layer.presentation()?.frame })
    return CGRect(x: tidy(frame.minX), y: tidy(frame.minY), width: tidy(frame.width), height: tidy(frame.height))
  }

  /// Rounds to six decimals, to remove rounding errors of times and curves.
  private func tidy(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 }

  private func place(_ layer: CALayer) throws -> CGPoint {
    let point = try #require(clock.run { layer.presentation()?.position })
    return CGPoint(x: tidy(point.x), y: tidy(point.y))
  }

  private var pictures: [SnapshotLayer] { (table.layer.sublayers ?? []).compactMap { $0 as? SnapshotLayer } }

  private func insert(_ row: Int, _ animation: UITableView.RowAnimation) {
    source.rows.insert("new", at: row)
    clock.run { table.insertRows(at: [IndexPath(row: row, section: 0)], with: animation) }
  }

  private func delete(_ row: Int, _ animation: UITableView.RowAnimation) {
    source.rows.remove(at: row)
    clock.run { table.deleteRows(at: [IndexPath(row: row, section: 0)], with: animation) }
  }

  @Test func rowsMakeRoom() throws {
    insert(1, .fade)
    // The table view has its new rows immediately.
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(try cell(2).frame.minY == 80)
    #expect(try shown(0).minY == 0 && shown(2).minY == 40)
    clock.advance(to: 0.15)
    #expect(try shown(2).minY == 60 && shown(1).minY == 40)
    let fading = try cell(1)
    #expect(clock.run { fading.layer.presentation()?.opacity } == 0.5)
    clock.advance(to: 0.3)
    #expect(try shown(2).minY == 80 && cell(1).layer.animationKeys() == nil)
  }

  /// A snapshot of the row disappears, so the cell itself can be reused immediately.
  @Test(arguments: [
    (UITableView.RowAnimation.left, CGPoint(x: 0, y: 20)), (.right, CGPoint(x: 300, y: 20)),
    (.top, CGPoint(x: 150, y: 0)), (.bottom, CGPoint(x: 150, y: 40)), (.fade, CGPoint(x: 150, y: 20)),
  ])
  func rowsSlideOut(_ animation: UITableView.RowAnimation, _ half: CGPoint) throws {
    delete(0, animation)
    #expect(table.visibleCells.count == 2 && pictures.count == 1)
    let picture = try #require(pictures.first)
    #expect(picture.opacity == 0)
    clock.advance(to: 0.15)
    let presented = try #require(clock.run { picture.presentation() })
    #expect(try place(picture) == half)
    #expect(presented.opacity == (animation == .fade ? 0.5 : 1))
    #expect(try shown(0).minY == 20)
    clock.advance(to: 0.3)
    #expect(pictures.isEmpty)
  }

  @Test func noneDoesNotAnimate() throws {
    insert(1, .none)
    #expect(try cell(1).layer.animationKeys() == nil)
    delete(0, .none)
    #expect(pictures.isEmpty)
  }

  @Test func rowsSlideIn() throws {
    insert(3, .right)
    #expect(try shown(3).minX == 300)
    clock.advance(to: 0.15)
    #expect(try shown(3).minX == 150)
    clock.advance(to: 1)
    insert(1, .top)
    #expect(try shown(1).minY == 0)
  }

  /// A change during another change's animation continues from the visible state.
  @Test func interruptedChangesContinue() throws {
    insert(0, .fade)
    clock.advance(to: 0.15)
    #expect(try shown(1).minY == 20)
    delete(0, .fade)
    #expect(try shown(0).minY == 20)
    clock.advance(to: 0.6)
    #expect(try shown(0).minY == 0)
    #expect(pictures.isEmpty)
  }

  /// Rows that move off the screen are animated together with the others, as are rows that move onto it.
  @Test func rowsCrossTheEdge() throws {
    source.rows = (0..<20).map(String.init)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
    insert(0, .fade)
    let pushed = try #require(pictures.first)
    clock.advance(to: 0.15)
    #expect(try place(pushed).y == 380 + 20)
    clock.advance(to: 1)
    delete(0, .fade)
    clock.advance(to: 1.15)
    #expect(try shown(9).minY == 380)
  }

  @Test func moves() throws {
    source.rows = ["b", "c", "a"]
    clock.run { table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)) }
    clock.advance(to: 0.15)
    #expect(try shown(2).minY == 40 && shown(0).minY == 20)
  }

  @Test func completionsRunAtTheEnd() {
    var done: [Bool] = []
    source.rows.append("d")
    clock.run {
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      } completion: {
        done.append($0)
      }
    }
    clock.advance(to: 0.29)
    #expect(done.isEmpty)
    clock.advance(to: 0.3)
    #expect(done == [true])
    table.performBatchUpdates(nil) { done.append($0) }
    #expect(done == [true, true])
  }

  /// Apps animate height changes with an empty batch update.
  @Test func heightsChange() throws {
    source.heights["a"] = 100
    clock.run { table.performBatchUpdates(nil) }
    #expect(try cell(1).frame.minY == 100 && shown(1).minY == 40 && shown(0).height == 40)
    clock.advance(to: 0.15)
    #expect(try shown(1).minY == 70 && shown(0).height == 70)
  }

  @Test func doesNotAnimateInvisibleRows() throws {
    UIView.setAnimationsEnabled(false)
    insert(1, .fade)
    UIView.setAnimationsEnabled(true)
    window.layoutIfNeeded()
    #expect(try cell(2).layer.animationKeys() == nil)
    table.removeFromSuperview()
    delete(1, .fade)
    #expect(pictures.isEmpty)
  }

  @Test func scrollingToARow() throws {
    source.rows = (0..<100).map(String.init)
    table.reloadData()
    window.layoutIfNeeded()
    clock.run { table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true) }
    clock.advance(to: 0.15)
    #expect(table.contentOffset.y == 1000 && source.log.isEmpty)
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first?.row == 25)
    clock.advance(to: 0.3)
    #expect(table.contentOffset.y == 2000 && source.log == ["arrived"])
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    #expect(table.contentOffset.y == 0 && source.log.count == 2)
  }

  /// If the table view gets shorter content, the resulting offset change is animated.
  @Test func contentOffsetFollows() throws {
    source.rows = (0..<12).map(String.init)
    table.reloadData()
    window.layoutIfNeeded()
    table.contentOffset.y = 80
    window.layoutIfNeeded()
    source.rows.removeLast(2)
    clock.run { table.deleteRows(at: [IndexPath(row: 10, section: 0), IndexPath(row: 11, section: 0)], with: .fade) }
    #expect(table.contentOffset.y == 0)
    clock.advance(to: 0.15)
    #expect(tidy(try #require(clock.run { table.layer.presentation()?.bounds.minY })) == 40)
  }

  @Test func editingMovesTheContent() throws {
    clock.run { table.setEditing(true, animated: true) }
    let content = try cell(0).contentView
    #expect(content.frame.minX == 38)
    #expect(tidy(try #require(clock.run { content.layer.presentation()?.frame.minX })) == 0)
    clock.advance(to: 0.15)
    #expect(tidy(try #require(clock.run { content.layer.presentation()?.frame.minX })) == 19)
    clock.advance(to: 0.3)
    clock.run { table.setEditing(false, animated: true) }
    clock.advance(to: 0.45)
    #expect(tidy(try #require(clock.run { content.layer.presentation()?.frame.minX })) == 19)
    clock.advance(to: 0.6)
    #expect(content.layer.animationKeys() == nil)
  }

  @Test func selectionFades() throws {
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    clock.run { table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true) }
    let cell = try cell(0)
    #expect(!cell.isSelected && cell.highlightView == nil)
    let old = try #require(cell.layer.sublayers?.compactMap { $0 as? SnapshotLayer }.first)
    clock.advance(to: 0.15)
    #expect(clock.run { old.presentation()?.opacity } == 0.5)
    clock.advance(to: 0.3)
    #expect(cell.layer.sublayers?.contains { $0 is SnapshotLayer } == false)
  }

  @Test func snapshotsMoveRows() throws {
    let data = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    table.delegate = nil
    table.rowHeight = 40
    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var result = NSDiffableDataSourceSnapshot<Int, String>()
      result.appendSections([0])
      result.appendItems(items)
      return result
    }
    data.apply(snapshot(["a", "b", "c"]), animatingDifferences: false)
    window.layoutIfNeeded()
    var done = 0
    clock.run { data.apply(snapshot(["c", "a", "b"])) { done += 1 } }
    clock.advance(to: 0.15)
    #expect(try shown(0).minY == 40 && shown(1).minY == 20 && done == 0)
    clock.advance(to: 0.3)
    #expect(done == 1)
  }
}
