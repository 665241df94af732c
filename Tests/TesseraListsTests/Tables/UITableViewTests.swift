// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Expected frames follow from UIKit's documentation of UITableView: rows take the full width and are stacked, with
// headers before and footers after their section's rows. Only views that overlap the bounds are created.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// A data source and delegate with fixed row heights that records the table view's calls.
@MainActor class Rows: UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]]
  var titles: [String?] = []
  var headerHeight: CGFloat?
  var built: [IndexPath] = []
  var ended: [IndexPath] = []
  var chosen: [IndexPath] = []
  var scrolls = 0
  var make: ((UITableView, IndexPath) -> UITableViewCell)?

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    built.append(indexPath)
    if let make { return make(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.boxHeight.constant = heights[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
}

/// A data source and delegate whose sections have headers and footers of a registered class.
@MainActor private final class Ends: Rows {
  var made: [UIView?] = []
  var endedHeaders: [Int] = []

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { end(tableView) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { end(tableView) }
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    endedHeaders.append(section)
  }

  private func end(_ table: UITableView) -> UIView? {
    table.register(EndView.self, forHeaderFooterViewReuseIdentifier: "end")
    made.append(table.dequeueReusableHeaderFooterView(withIdentifier: "end"))
    return made.last ?? nil
  }
}

private final class EndView: UITableViewHeaderFooterView {
  private(set) var reuses = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let box = addBox(to: contentView)
    activate(
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(equalToConstant: 20))
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A cell that is sized by constraints to its box.
final class BoxCell: UITableViewCell {
  let box = UIView()
  private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 44)
  private(set) var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    activate(
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10), boxHeight)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Returns a table view at 2 pixels per point. Without separators, rows are as tall as their boxes. With separators,
/// they are half a point taller.
@MainActor
func makeTable(
  _ rows: Rows, style: UITableView.Style = .plain, _ width: CGFloat = 300, _ height: CGFloat = 400,
  separators: UITableViewCell.SeparatorStyle = .none
) -> (window: UIWindow, table: UITableView) {
  let window = makeWindow(width, height, scale: 2)
  let table = UITableView(frame: window.bounds, style: style)
  table.separatorStyle = separators
  table.register(BoxCell.self, forCellReuseIdentifier: "box")
  table.dataSource = rows
  table.delegate = rows
  window.addSubview(table)
  window.layoutIfNeeded()
  return (window, table)
}

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

@MainActor @Suite struct UITableViewTests {
  @Test func rowsAreStacked() {
    let rows = Rows([[50, 80, 30.5], [60]])
    let (_, table) = makeTable(rows)
    #expect(
      table.visibleCells.map(\.frame) == [
        CGRect(0, 0, 300, 50), CGRect(0, 50, 300, 80), CGRect(0, 130, 300, 30.5), CGRect(0, 160.5, 300, 60),
      ])
    #expect(table.contentSize == CGSize(width: 300, height: 220.5))
    #expect((table.visibleCells[1] as? BoxCell)?.box.frame == CGRect(10, 0, 280, 80))
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: path(1, 0)) == CGRect(0, 160.5, 300, 60))
    #expect(table.rect(forSection: 0) == CGRect(0, 0, 300, 160.5))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == path(0, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
  }

  /// 400 points show four 100-point rows. The other 996 rows have their estimated height.
  @Test func onlyVisibleCellsAreBuilt() {
    let rows = Rows([Array(repeating: 100, count: 1000)])
    let (window, table) = makeTable(rows)
    // Estimates of 44 are replaced from the top down, so that no unnecessary cell is created.
    #expect(table.builtCells == 4 && table.measuredRows == 4)
    #expect(table.indexPathsForVisibleRows == (0..<4).map { path(0, $0) })
    #expect(table.contentSize.height == CGFloat(4 * 100 + 996 * 44))
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.builtCells == 4 && table.measuredRows == 4)
  }

  @Test func scrollingReusesCells() {
    let rows = Rows([Array(repeating: 100, count: 50)])
    let (window, table) = makeTable(rows)
    let first = table.visibleCells[0] as? BoxCell
    table.contentOffset.y = 150
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (1...5).map { path(0, $0) })
    #expect(rows.ended == [path(0, 0)])
    #expect(table.cellForRow(at: path(0, 0)) == nil)
    #expect(table.cellForRow(at: path(0, 4)) === first || table.cellForRow(at: path(0, 5)) === first)
    #expect(first?.reuses == 1)
    #expect(rows.scrolls == 1)
    #expect(table.subviews.count == 5)
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 500, 0.0), (.bottom, 500, -300), (.middle, 500, -150), (.top, 999, -300),
  ])
  func scrollToRowIsExact(position: UITableView.ScrollPosition, row: Int, distance: CGFloat) {
    let rows = Rows([Array(repeating: 100, count: 1000)])
    let (_, table) = makeTable(rows)
    table.scrollToRow(at: path(0, row), at: position, animated: false)
    #expect(table.contentOffset.y - table.rectForRow(at: path(0, row)).minY == distance)
    #expect(table.cellForRow(at: path(0, row)) != nil)
    #expect(table.builtCells < 40)
  }

  @Test func sectionsCanBeScrolledTo() {
    let rows = Rows([Array(repeating: 100, count: 20), [], Array(repeating: 100, count: 20)])
    let (_, table) = makeTable(rows)
    table.scrollToRow(at: path(2, NSNotFound), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    #expect(table.cellForRow(at: path(2, 0)) != nil)
  }

  /// A table view positioned by constraints lays out its rows when its size is determined, and again when the size
  /// changes.
  @Test func constraintsPositionTheTable() {
    let window = makeWindow(300, 400)
    let rows = Rows([Array(repeating: 100, count: 20)])
    let table = adopt(UITableView(), window)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = rows
    table.separatorStyle = .none
    let height = table.heightAnchor.constraint(equalToConstant: 250)
    activate(
      table.topAnchor.constraint(equalTo: window.topAnchor),
      table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: window.trailingAnchor), height)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 100, 200])
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 300 })
    height.constant = 350
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 4 && table.builtCells == 4)
  }

  @Test func createsCellsOnlyForVisibleRows() {
    let rows = Rows([Array(repeating: 100, count: 100_000)])
    let (_, table) = makeTable(rows)
    #expect(table.builtCells == 4)
    table.contentOffset.y = 1e6
    table.layoutIfNeeded()
    #expect(table.builtCells <= 14)
  }

  @Test func fixedHeightsAreNotMeasured() {
    let rows = Rows([Array(repeating: 100, count: 30)])
    let (window, table) = makeTable(rows)
    let before = table.measuredRows
    table.rowHeight = 60
    window.layoutIfNeeded()
    #expect(table.measuredRows == before)
    #expect(table.contentSize.height == 1800)
    #expect(table.visibleCells.count == 7)
  }

  @Test func emptyTables() {
    for rows in [Rows([]), Rows([[]]), Rows([[], [], [10]])] {
      let (_, table) = makeTable(rows)
      #expect(table.visibleCells.count == rows.heights.joined().count)
      #expect(table.contentSize.height == CGFloat(rows.heights.joined().reduce(0, +)))
    }
    let table = UITableView()
    #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 3) == 0)
    #expect(table.rectForRow(at: path(9, 9)) == .zero && table.cellForRow(at: path(-1, 2)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test(arguments: [CGFloat.nan, -5, 0, .infinity, 1e300])
  func unusualRowHeights(height: CGFloat) {
    let rows = Rows([[10, 20]])
    let (window, table) = makeTable(rows)
    table.rowHeight = height
    window.layoutIfNeeded()
    #expect(table.contentSize.height == (height > 0 ? 2e9 : 0))
  }

  // MARK: Headers and footers

  /// In a plain table view, headers have 22 points of padding above them. They float at the top while their section
  /// is visible.
  @Test func plainHeadersFloat() throws {
    let rows = Rows([[300, 300], [300, 300]])
    rows.titles = ["One", "Two"]
    rows.headerHeight = 30
    let (window, table) = makeTable(rows)
    #expect(table.rectForHeader(inSection: 0) == CGRect(0, 0, 300, 52))
    #expect(table.rectForRow(at: path(0, 0)) == CGRect(0, 52, 300, 300))
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(0, 22, 300, 30))
    #expect(header.textLabel?.text == "One")
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(header.frame == CGRect(0, 100, 300, 30))
    // The section's rows end at 652, so the next header pushes this one out.
    table.contentOffset.y = 640
    window.layoutIfNeeded()
    #expect(header.frame == CGRect(0, 622, 300, 30))
    #expect(table.headerView(forSection: 1)?.frame == CGRect(0, 674, 300, 30))
  }

  /// In a plain table view, a footer stays at the bottom while its section's rows are visible, and ends below the
  /// last of them.
  @Test func plainFootersFloat() throws {
    let ends = Ends([[300, 300]])
    let (window, table) = makeTable(ends)
    let footer = try #require(table.footerView(forSection: 0) as? EndView)
    #expect(footer.frame == CGRect(0, 370, 300, 30))
    #expect(table.rectForFooter(inSection: 0) == CGRect(0, 652, 300, 30))
    table.contentOffset.y = 282
    window.layoutIfNeeded()
    #expect(footer.frame == CGRect(0, 652, 300, 30))
  }

  /// The delegate's header views have the height determined by their constraints, and are reused.
  @Test func registeredHeadersAreReused() throws {
    let ends = Ends([[300], [300], [300]])
    let (window, table) = makeTable(ends)
    let first = try #require(table.headerView(forSection: 0) as? EndView)
    // The 30-point view follows 22 points of padding.
    #expect(table.rectForRow(at: path(0, 0)).minY == 52)
    table.contentOffset.y = 450
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(ends.endedHeaders == [0])
    // Initially, the headers and footers of the first two sections are created, although only the padding above the
    // second header (y = 382) is visible. Those of the third follow after scrolling.
    #expect(ends.made.count == 6)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(ends.made.filter { $0 === first }.count == 2)
    #expect(first.reuses == 1)
  }

  @Test func topPaddingCanBeDisabled() {
    let rows = Rows([[40]])
    rows.titles = ["One"]
    rows.headerHeight = 30
    let (window, table) = makeTable(rows)
    table.sectionHeaderTopPadding = 0
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minY == 30)
  }

  /// In table views narrower than 393 points, groups are inset by 16 on both sides, otherwise by 20. The first and
  /// last rows have rounded corners. Each row reserves half a point for its separator.
  @Test(arguments: [(390.0, 16.0), (430, 20)])
  func insetGroups(width: CGFloat, side: CGFloat) {
    let rows = Rows([[40, 40, 40], [40]])
    let (_, table) = makeTable(rows, style: .insetGrouped, width, 800, separators: .singleLine)
    #expect(table.rectForRow(at: path(0, 0)) == CGRect(side, 35, width - 2 * side, 40.5))
    let radii = table.visibleCells.map(\.layer.cornerRadius)
    #expect(radii == [10, 0, 10, 10])
    #expect(table.cellForRow(at: path(0, 2))?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(table.visibleCells.map { $0.separator?.isHidden ?? true } == [false, false, true, true])
    // Between the groups, a footer gap of 17.5 and a header gap of 17.5.
    #expect(table.rectForRow(at: path(1, 0)).minY == CGFloat(35 + 121.5 + 35))
  }

  @Test func headerAndFooterViewsSurroundTheRows() {
    let rows = Rows([[40]])
    let (window, table) = makeTable(rows)
    table.tableHeaderView = UIView(frame: CGRect(0, 0, 10, 70))
    table.tableFooterView = UIView(frame: CGRect(0, 0, 10, 20))
    window.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(0, 0, 300, 70))
    #expect(table.rectForRow(at: path(0, 0)) == CGRect(0, 70, 300, 40))
    #expect(table.tableFooterView?.frame == CGRect(0, 110, 300, 20))
    #expect(table.contentSize.height == 130)
  }

  @Test func separatorsStartAtTheMargin() {
    let (_, table) = makeTable(Rows([[40, 40]]), separators: .singleLine)
    #expect(table.visibleCells[0].separator?.frame == CGRect(16, 40, 284, 0.5))
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
  }

  // MARK: Updates

  @Test func insertedAndDeletedRowsKeepTheOthersCells() {
    let rows = Rows([[50, 60, 70]])
    let (window, table) = makeTable(rows)
    let cells = table.visibleCells
    rows.heights = [[50, 10, 70]]
    rows.built = []
    table.performBatchUpdates {
      table.deleteRows(at: [path(0, 1)], with: .automatic)
      table.insertRows(at: [path(0, 1)], with: .fade)
    }
    window.layoutIfNeeded()
    #expect(rows.built == [path(0, 1)])
    #expect(table.cellForRow(at: path(0, 0)) === cells[0] && table.cellForRow(at: path(0, 2)) === cells[2])
    #expect(table.visibleCells.map(\.frame.height) == [50, 10, 70])
    #expect(table.contentSize.height == 130)
  }

  @Test func insertsDeletesAndMovesSections() {
    let rows = Rows([[10], [20], [30]])
    let (window, table) = makeTable(rows)
    let cells = table.visibleCells
    rows.heights = [[30], [10], [40, 50]]
    table.performBatchUpdates {
      table.deleteSections([1], with: .none)
      table.moveSection(2, toSection: 0)
      table.insertSections([2], with: .none)
    }
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [30, 10, 40, 50])
    #expect(table.cellForRow(at: path(0, 0)) === cells[2] && table.cellForRow(at: path(1, 0)) === cells[0])
  }

  @Test func reloadedRowsAreRebuilt() {
    let rows = Rows([[50, 60]])
    let (window, table) = makeTable(rows)
    rows.heights = [[50, 90]]
    rows.built = []
    table.reloadRows(at: [path(0, 1)], with: .none)
    window.layoutIfNeeded()
    #expect(rows.built == [path(0, 1)])
    #expect(table.contentSize.height == 140)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(rows.built == [path(0, 1), path(0, 0), path(0, 1)])
  }

  @Test func selectionFollowsItsRow() {
    let rows = Rows([[50, 60, 70]])
    let (window, table) = makeTable(rows)
    table.tapRow(at: path(0, 2))
    #expect(rows.chosen == [path(0, 2)] && table.indexPathForSelectedRow == path(0, 2))
    rows.heights = [[60, 70]]
    table.deleteRows(at: [path(0, 0)], with: .none)
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == path(0, 1))
    #expect(table.cellForRow(at: path(0, 1))?.isSelected == true)
    table.deselectRow(at: path(0, 1), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.cellForRow(at: path(0, 1))?.isSelected == false)
  }

  // MARK: Errors

  @Test func unregisteredIdentifiers() async throws {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "nobody") == nil)
    #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
      }
    }
    let text = "unable to dequeue a cell with identifier nobody - must register a nib or a class for the identifier"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(text))
  }

  @Test func rowsBeyondTheEnd() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([[10, 20]])
        makeTable(rows).table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      }
    }
    let text = "row (5) beyond bounds (2) for section (0)."
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(text))
  }

  @Test func inconsistentCounts() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([[10, 20]])
        makeTable(rows).table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text =
      "(2) must be equal to the number of rows contained in that section before the update (2), plus or minus the number "
      + "of rows inserted or deleted from that section (1 inserted, 0 deleted)"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(text))
  }
}

/// A data source that deletes rows during layout.
@MainActor private final class DeletesRowsDuringLayout: UITableViewDataSource {
  var count = 6
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if count == 6, indexPath.row == 2 {
      count = 1
      tableView.deleteRows(at: (1..<6).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite struct UITableViewEdgeTests {
  @Test func appliesChangesDuringLayout() {
    let window = makeWindow(300, 400)
    let table = UITableView(frame: window.bounds)
    let source = DeletesRowsDuringLayout()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.visibleCells.count == 1)
    #expect(table.contentSize.height == 44)
  }

  /// The separators above and below a group are as wide as the table view. Separators between rows are inset.
  @Test func groupsHaveSeparators() {
    let rows = Rows([[40, 40]])
    let (_, table) = makeTable(rows, style: .grouped, separators: .singleLine)
    #expect(table.visibleCells.map { $0.separator?.frame.minX } == [16, 0])
    #expect(table.visibleCells[0].topLine?.frame == CGRect(0, 0, 300, 0.5))
    #expect(table.visibleCells[1].topLine == nil)
  }
}
