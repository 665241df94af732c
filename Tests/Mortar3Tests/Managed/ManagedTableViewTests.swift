// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import TesseraGraphics
import TesseraLists
import TesseraViews
import Testing

@Suite @MainActor
struct ManagedTableViewTests {
  struct Row: ManagedTableViewCellModel {
    typealias Cell = RowCell
    var id = ""
    let text: String
    var height: CGFloat = 40
    var onSelect: (@MainActor (ManagedTableView, IndexPath) -> Void)?
  }

  final class RowCell: UITableViewCell, ManagedTableViewCell {
    typealias Model = Row
    var configured = 0
    var texts: [String] = []

    func configureView() {
      configured += 1
      contentView.configure {
        UILabel {
          $0.layout.edges == $0.parentLayout.edges
          let height = $0.layout.height == 0
          $0.bind(\.text) <~ model.map(\.text)
          $0.sink(model) { _, model in height.layoutConstraints.first?.constant = model.height }
        }
      }
      sink(model) { $0.texts.append($1.text) }
    }
  }

  struct Heading: ManagedTableViewHeaderFooterViewModel {
    typealias View = HeadingView
    let text: String
  }

  final class HeadingView: UITableViewHeaderFooterView, ManagedTableViewHeaderFooterView {
    typealias Model = Heading

    func configureView() {
      contentView.configure {
        UILabel {
          $0.layout.edges == $0.parentLayout.edges
          $0.layout.height == 25
          $0.bind(\.text) <~ model.map(\.text)
        }
      }
    }
  }

  /// A cell that binds its model in its initializer.
  final class EagerCell: UITableViewCell, ManagedTableViewCell {
    struct Model: ManagedTableViewCellModel {
      typealias Cell = EagerCell
      let text: String
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessibilityIdentifier = model.value.text
      bind(\.accessibilityLabel) <~ model.map(\.text)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns a table. Its rows are as tall as their content, or one pixel taller with separators.
  private func table(
    _ sections: [ManagedTableViewSection], separators: UITableViewCell.SeparatorStyle = .none
  ) -> ManagedTableView {
    let table = ManagedTableView { $0.sections = sections }
    table.separatorStyle = separators
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    table.layoutIfNeeded()
    return table
  }

  private func texts(_ table: ManagedTableView) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { ($0 as? RowCell)?.model.value.text ?? "?" }
  }

  private func rows(_ names: String) -> [Row] { names.map { Row(id: String($0), text: String($0)) } }

  @Test func rowsHeadersAndFooters() {
    let table = table([
      ManagedTableViewSection(
        header: Heading(text: "Head"), rows: [Row(text: "a"), Row(text: "b", height: 50)], footer: Heading(text: "Foot")
      )
    ])
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    // The header is 25 points high, and the rows are 40 and 50 points high.
    #expect(
      table.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 25, width: 320, height: 40), CGRect(x: 0, y: 65, width: 320, height: 50),
      ])
    #expect((table.headerView(forSection: 0) as? HeadingView)?.model.value.text == "Head")
    #expect((table.footerView(forSection: 0) as? HeadingView)?.model.value.text == "Foot")
    #expect(table.contentSize.height == 140)
  }

  /// As in every table with separators, a row with default content has a height of 44 points plus one pixel. Other
  /// rows are one pixel taller than their content.
  @Test func rowsReserveAPixelForTheirSeparators() {
    let rows: [any ManagedTableViewCellModel] = [StandardTableViewCell.Model(text: "a"), Row(text: "b")]
    let table = table([ManagedTableViewSection(rows: rows)], separators: .singleLine)
    let pixel = 1 / table.traitCollection.displayScale
    #expect(zip(table.visibleCells.map(\.frame.height), [44 + pixel, 40 + pixel]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(table.visibleCells.map(\.contentView.frame.height) == [44, 40])
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 40])
  }

  @Test func sectionsBindInThreeWays() {
    let sections = MutableProperty([ManagedTableViewSection(rows: rows("ab"))])
    let list = MutableProperty<[any ManagedTableViewCellModel]>(rows("xyz"))
    let first = ManagedTableView { $0.sections <~ sections }
    let second = ManagedTableView { $0.bind(\.sections) <~ sections }
    let third = ManagedTableView(style: .insetGrouped) { $0.singleSectionRows <~ list }
    #expect(first.sections.count == 1 && first.numberOfRows(inSection: 0) == 2)
    #expect(second.numberOfRows(inSection: 0) == 2)
    #expect(third.style == .insetGrouped && third.numberOfRows(inSection: 0) == 3)
    sections.value.append(ManagedTableViewSection(rows: rows("c")))
    list.value.removeLast()
    #expect(first.numberOfSections == 2 && second.numberOfSections == 2)
    #expect(third.numberOfRows(inSection: 0) == 2)
    #expect(third.singleSectionRows.count == 2)
  }

  /// Remaining rows keep their cells even if they move, and the cells receive the new models.
  @Test func cellsFollowTheirRows() throws {
    let table = table([ManagedTableViewSection(rows: rows("abc"))])
    let old = try #require(table.visibleCells as? [RowCell])
    table.sections = [ManagedTableViewSection(rows: [Row(id: "c", text: "C", height: 60)] + rows("xa"))]
    #expect(texts(table) == ["C", "x", "a"])
    let new = try #require(table.visibleCells as? [RowCell])
    #expect(new[0] === old[2] && new[2] === old[0])
    #expect(new[0].texts == ["c", "C"])
    #expect(new.map(\.frame.minY) == [0, 60, 100])
    #expect(new.allSatisfy { $0.configured == 1 })
  }

  /// While a builder is running, a table that is laid out measures its cells. The cells' statements must not wait for
  /// the builder.
  @Test func cellsCreatedInsideABuilder() {
    var heights: [CGFloat] = []
    _ = UIView {
      let table = table([ManagedTableViewSection(rows: [Row(text: "a", height: 70), Row(text: "b", height: 80)])])
      heights = table.visibleCells.map(\.frame.height)
      $0.layout.width == 10
    }
    #expect(heights == [70, 80])
  }

  struct Note: ManagedTableViewCellModel, Equatable {
    typealias Cell = NoteCell
    let id: String
    var text: String
  }

  final class NoteCell: UITableViewCell, ManagedTableViewCell {
    typealias Model = Note
    var shown = 0
    func configureView() { sink(model) { cell, _ in cell.shown += 1 } }
  }

  /// Cells are not updated if their old and new models are equal.
  @Test func equalModelsDoNotReload() throws {
    let notes = (0..<3).map { Note(id: "\($0)", text: "x") }
    let table = table([ManagedTableViewSection(rows: notes)])
    let cells = try #require(table.visibleCells as? [NoteCell])
    let before = cells.map(\.shown)
    var changed = notes
    changed[1].text = "y"
    table.sections = [ManagedTableViewSection(rows: changed)]
    table.layoutIfNeeded()
    #expect(table.visibleCells == cells)
    #expect(zip(cells.map(\.shown), before).map { $0 - $1 } == [0, 1, 0])
    #expect(cells[1].model.value.text == "y")
  }

  /// Rows that changed while they were not visible are measured again when they become visible.
  @Test func changedOffscreenRows() {
    let table = table([ManagedTableViewSection(rows: (0..<20).map { Row(id: "\($0)", text: "\($0)") })])
    table.contentOffset = CGPoint(x: 0, y: 400)
    table.layoutIfNeeded()
    table.sections = [ManagedTableViewSection(rows: (0..<20).map { Row(id: "\($0)", text: "\($0)", height: 100) })]
    table.contentOffset = .zero
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [100, 100])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 10])
  func anyNumberOfRows(_ count: Int) {
    let table = table([ManagedTableViewSection(rows: (0..<count).map { Row(text: "\($0)", height: 10) })])
    #expect(table.visibleCells.map(\.frame.minY) == (0..<count).map { CGFloat($0) * 10 })
  }

  /// Models without an identity are identified by their position.
  @Test func rowsWithoutIdentityKeepTheirPositions() throws {
    let table = table([ManagedTableViewSection(rows: [Row(text: "a"), Row(text: "b")])])
    let old = table.visibleCells
    table.sections = [ManagedTableViewSection(rows: [Row(text: "c"), Row(text: "d"), Row(text: "e")])]
    #expect(texts(table) == ["c", "d", "e"])
    #expect(Array(table.visibleCells.prefix(2)) == old)
  }

  @Test func equalIdentitiesAndEmptySections() {
    let table = table([
      ManagedTableViewSection(id: "s", rows: rows("aa")), ManagedTableViewSection(id: "s", rows: rows("a")),
      ManagedTableViewSection(rows: []),
    ])
    #expect(texts(table) == ["a", "a", "a"])
    table.sections = []
    #expect(texts(table) == [] && table.numberOfSections == 0)
  }

  /// A reused cell shows its new row's model and cancels the old row's subscription.
  @Test func reusedCellsPublishTheirNewModel() throws {
    let table = table([ManagedTableViewSection(rows: (0..<100).map { Row(text: "\($0)") })])
    #expect(texts(table) == ["0", "1", "2", "3", "4"])
    table.contentOffset = CGPoint(x: 0, y: 2000)
    // With rows of 40 points, y = 2000 shows rows 50 to 54. The estimates of 44 points for rows that were never
    // visible may shift this.
    let shown = texts(table).compactMap { Int($0) }
    #expect(shown.count >= 5 && shown == Array(shown[0]..<(shown[0] + shown.count)))
    let cells = try #require(table.visibleCells as? [RowCell])
    #expect(cells.allSatisfy { $0.configured == 1 })
    #expect(cells.contains { $0.texts.count == 2 })
  }

  @Test func cellsCanBindInTheirInitializer() {
    let table = table([ManagedTableViewSection(rows: [EagerCell.Model(text: "a"), EagerCell.Model(text: "b")])])
    #expect(table.visibleCells.map(\.accessibilityIdentifier) == ["a", "b"])
    #expect(table.visibleCells.map(\.accessibilityLabel) == ["a", "b"])
  }

  @Test func selection() {
    var log: [String] = []
    let table = table([
      ManagedTableViewSection(rows: [
        Row(text: "a"),
        Row(text: "b", onSelect: { table, path in log.append("\(path.row) \(table.numberOfSections)") }),
      ])
    ])
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(log.isEmpty && table.indexPathForSelectedRow == nil)
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(log == ["1 1"])
    #expect((table.model(at: IndexPath(row: 1, section: 0)) as? Row)?.text == "b")
    #expect(table.model(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func operations() {
    var done = 0
    let table = table([ManagedTableViewSection(rows: (0..<50).map { Row(id: "\($0)", text: "\($0)") })])
    table.queueOperation(.scrollCell(id: "30", position: .top, animated: false))
    #expect(texts(table).first == "30")
    let future = table.deferredOperationFuture(.scrollCell(id: "10", position: .top, animated: false))
    #expect(texts(table).first == "30")
    table.sink(future) { _ in done += 1 }
    #expect(done == 1)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 10, section: 0)).minY)
    let built = table.builtCells
    table.queueOperation(.reloadCell(id: "11"))
    _ = texts(table)
    #expect(table.builtCells > built)
    table.queueOperation(.reloadAllCells)
    #expect(texts(table).contains("10"))
    table.queueOperation(.scrollCell(id: "none", position: .top, animated: false))
  }

  /// The heights of rows that were visible are used as estimates, so the content size does not change when the same
  /// rows are set again.
  @Test(arguments: [true, false])
  func heightCaching(_ isEnabled: Bool) {
    let table = table([])
    table.enableHeightCaching = isEnabled
    let all = [ManagedTableViewSection(rows: (0..<10).map { Row(id: "\($0)", text: "\($0)", height: 100) })]
    table.sections = all
    table.layoutIfNeeded()
    // Two rows of 100 points are visible, and eight rows are estimated at 44 points each: 2 * 100 + 8 * 44 = 552.
    #expect(table.contentSize.height == 552)
    table.contentOffset = CGPoint(x: 0, y: 200)
    table.layoutIfNeeded()
    table.sections = all
    table.layoutIfNeeded()
    // The first two rows are no longer visible. Their heights are cached as 100 or, without caching, estimated again.
    // Two rows are visible, and six were never measured.
    let remembered: CGFloat = 4 * 100 + 6 * 44
    #expect(isEnabled ? table.contentSize.height == remembered : table.contentSize.height < remembered)
  }

  /// If a subscriber sets new sections while sections are being shown, the new sections are shown afterward.
  @Test func sectionsSetWhileVisible() throws {
    let table = table([ManagedTableViewSection(rows: rows("abc"))])
    let cell = try #require(table.visibleCells.first as? RowCell)
    var isDone = false
    cell.sink(cell.model) { [weak table] _, model in
      if model.text == "A", !isDone {
        isDone = true
        table?.sections = [ManagedTableViewSection(rows: [Row(id: "z", text: "z"), Row(id: "a", text: "last")])]
        table?.queueOperation(.reloadAllCells)
      }
    }
    table.sections = [ManagedTableViewSection(rows: [Row(id: "a", text: "A"), Row(id: "b", text: "B")])]
    #expect(isDone)
    #expect(texts(table) == ["z", "last"])
  }

  @Test func scrollDelegation() {
    let table = table([ManagedTableViewSection(rows: (0..<50).map { Row(text: "\($0)") })])
    var offsets: [CGFloat] = []
    table.scrollDelegation.didScroll = { offsets.append($0.contentOffset.y) }
    table.contentOffset.y = 30
    #expect(offsets == [30])
  }

  @Test func standardCells() {
    let table = table([
      ManagedTableViewSection(
        title: "Fruit",
        rows: [
          StandardTableViewCell.Model(text: "Apple", secondaryText: "green", accessoryType: .checkmark),
          StandardTableViewCell.Model(text: "Pear"),
        ], footnote: "Wash before eating.")
    ])
    #expect(table.visibleCells.map(\.accessoryType) == [.checkmark, .none])
    let content = table.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Apple" && content?.secondaryText == "green")
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
  }

  @Test func nothingLeaks() {
    weak var weakTable: ManagedTableView?
    weak var weakCell: UITableViewCell?
    let sections = MutableProperty([ManagedTableViewSection(rows: rows("abc"))])
    do {
      let table = ManagedTableView { $0.sections <~ sections }
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      table.layoutIfNeeded()
      weakTable = table
      weakCell = table.visibleCells.first
      #expect(weakCell != nil)
    }
    #expect(weakTable == nil)
    #expect(weakCell == nil)
    sections.value = []
  }

  @Test func aCellWithoutModelTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = RowCell(style: .default, reuseIdentifier: nil).model }
    }
  }
}
