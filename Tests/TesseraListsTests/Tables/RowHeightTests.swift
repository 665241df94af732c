// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Row heights. In images of iOS 17.5 and 18.5 at 3 pixels per point, rows with default content are 44.33 points
// apart: 44 points and a pixel for the separator. In an image of iOS 13, rows with a `textLabel` are 44 points apart,
// and their separator is inside the row, at 43.67.
//
//     ┌ row ───────────────────┐ 0        self-sizing content: the row is a pixel taller
//     │ content view           │
//     ├────────────────────────┤ 44       a fixed height: the content view is a pixel shorter
//     └ separator ─────────────┘ 44.33

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// A data source and delegate that returns fixed row heights.
@MainActor private final class FixedRows: UITableViewDataSource, UITableViewDelegate {
  let given: [CGFloat]

  init(_ given: [CGFloat]) { self.given = given }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { given.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { BoxCell(50) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { given[indexPath.row] }
}

extension BoxCell {
  fileprivate convenience init(_ height: CGFloat) {
    self.init(style: .default, reuseIdentifier: nil)
    boxHeight.constant = height
  }
}

/// A cell that determines its height itself.
private final class FixedHeightCell: UITableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 70)
  }
}

@MainActor @Suite struct RowHeightTests {
  /// The contents of a test row.
  enum Content: CaseIterable {
    case configuration, subtitleConfiguration, valueConfiguration, twoLines
    case label, subtitleLabels, valueLabels, box, line, collapsed, nothing
  }

  typealias Table = (table: UITableView, window: UIWindow, rows: Rows)

  /// Returns a table view whose cells are created by `make`, in a window of 402 x 800.
  private func table(
    _ style: UITableView.Style = .plain, scale: CGFloat = 3, sections: [Int] = [3], height: CGFloat = 800,
    _ make: @escaping () -> UITableViewCell
  ) -> Table {
    let window = makeWindow(402, height, scale: scale)
    let rows = Rows(sections.map { Array(repeating: 0, count: $0) })
    rows.make = { _, _ in make() }
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, window, rows)
  }

  private func cell(_ content: Content) -> UITableViewCell {
    switch content {
    case .configuration: return configured(.cell())
    case .subtitleConfiguration: return configured(.subtitleCell(), detail: "Detail")
    case .valueConfiguration: return configured(.valueCell(), detail: "Detail")
    case .twoLines: return configured(.cell(), text: "Text\nText")
    case .label: return labeled(.default)
    case .subtitleLabels: return labeled(.subtitle)
    case .valueLabels: return labeled(.value1)
    case .box: return BoxCell(50)
    case .line: return lineCell()
    case .collapsed: return BoxCell(0)
    case .nothing: return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func configured(
    _ content: UIListContentConfiguration, text: String = "Text", detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = content
    content.text = text
    content.secondaryText = detail
    cell.contentConfiguration = content
    return cell
  }

  private func labeled(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  /// Returns a cell with a 17-point line positioned by constraints, with 11 points above and below.
  private func lineCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = adopt(UILabel(), cell.contentView)
    label.text = "Text"
    activate(
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -11),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor))
    return cell
  }

  private func heights(_ table: UITableView) -> [CGFloat] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.frame.height)
  }
  private func contents(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.contentView.frame.height) }

  private func isNear(_ a: [CGFloat], _ b: CGFloat) -> Bool { !a.isEmpty && a.allSatisfy { abs($0 - b) < 1e-6 } }

  private func lineHeight(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style).lineHeight
  }

  /// Returns the height of a label with two lines.
  private func twoLines(_ scale: CGFloat) -> CGFloat {
    let (window, label) = (makeWindow(scale: scale), UILabel())
    (label.font, label.text, label.numberOfLines) = (.preferredFont(forTextStyle: .body), "Text\nText", 0)
    window.addSubview(label)
    return withExtendedLifetime(window) { label.sizeThatFits(.zero).height }
  }

  /// Returns the content's height, and whether the minimum height of 44 applies to the row including its separator
  /// (`countsLine`) instead of the content.
  private func need(_ content: Content, _ scale: CGFloat) -> (content: CGFloat, countsLine: Bool) {
    func ceiled(_ height: CGFloat) -> CGFloat { (height * scale - 1e-6).rounded(.up) / scale }
    let (body, caption) = (ceiled(lineHeight(.body)), ceiled(lineHeight(.caption1)))
    switch content {
    // A 17-point line with margins of 11 is 42.3 high, less than the minimum height.
    case .configuration, .valueConfiguration: return (44, false)
    case .label, .valueLabels: return (44, true)
    // Without content, or with content of zero height, the row has the table's default height.
    case .nothing, .collapsed: return (44, true)
    // The margins are 11 and the gap is 3.
    case .subtitleConfiguration, .subtitleLabels: return (body + caption + 3 + 22, false)
    case .twoLines: return (twoLines(scale) + 22, false)
    case .box: return (50, false)
    case .line: return (body + 22, false)
    }
  }

  nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  // MARK: Self-sizing content

  /// The row is one pixel taller than its content, which is a third of a point at scale 3, half a point at 2, and one
  /// point at 1.
  @Test(arguments: Content.allCases, [1, 2, 3] as [CGFloat])
  func rowsReserveAPixelForTheSeparator(_ content: Content, _ scale: CGFloat) {
    let (table, _, _) = table(scale: scale) { cell(content) }
    let (need, countsLine) = need(content, scale)
    let row = countsLine ? need : need + 1 / scale
    #expect(isNear(heights(table), row), "\(heights(table)) instead of \(row)")
    #expect(isNear(contents(table), row - 1 / scale))
    #expect(abs(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY - 2 * row) < 1e-6)
    table.separatorStyle = .none
    #expect(isNear(heights(table), need) && isNear(contents(table), need))
  }

  /// The heights are 44.33 at 3 pixels per point and 44.5 at 2, as measured on iOS. The separator fills the row's
  /// last pixel.
  @Test(arguments: styles, [(3, 44 + 1.0 / 3), (2, 44.5)] as [(CGFloat, CGFloat)])
  func defaultContentHeight(_ style: UITableView.Style, _ expected: (scale: CGFloat, height: CGFloat)) throws {
    let (table, _, _) = table(style, scale: expected.scale) { cell(.configuration) }
    #expect(isNear(heights(table), expected.height) && isNear(contents(table), 44))
    let separator = try #require(table.visibleCells[0].separator)
    #expect(abs(separator.frame.minY - 44) < 1e-6 && abs(separator.frame.maxY - expected.height) < 1e-6)
  }

  /// The last row of an inset group has no separator but is as tall as the others.
  @Test(arguments: styles)
  func allRowsOfASectionHaveTheSameHeight(_ style: UITableView.Style) {
    let (table, _, _) = table(style, sections: [1, 3]) { cell(.box) }
    #expect(isNear(heights(table), 50 + 1.0 / 3) && table.visibleCells.count == 4)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
    let last = table.rectForRow(at: IndexPath(row: 2, section: 1)).maxY
    #expect(abs(last - first - 151) < 1e-6)
  }

  /// A height determined by the cell is the row's height, and the content view is one pixel shorter.
  @Test func cellsCanReturnTheirHeight() {
    let (table, _, _) = table { FixedHeightCell(style: .default, reuseIdentifier: nil) }
    #expect(isNear(heights(table), 70) && isNear(contents(table), 70 - 1.0 / 3))
  }

  /// The accessory is vertically centered in the content at (44 - 20) / 2.
  @Test func accessoriesReduceTheContentWidth() {
    let (table, _, _) = table {
      let cell = cell(.configuration)
      cell.accessoryView = UIView(frame: CGRect(0, 0, 20, 20))
      return cell
    }
    #expect(table.visibleCells.map { $0.accessoryView?.frame.minY } == [12, 12, 12])
  }

  // MARK: Fixed heights

  /// `rowHeight` is the row's height including its separator.
  @Test(arguments: styles, [44, 60] as [CGFloat])
  func rowHeightIncludesTheSeparator(_ style: UITableView.Style, _ height: CGFloat) {
    let (table, window, _) = table(style) { cell(.configuration) }
    table.rowHeight = height
    window.layoutIfNeeded()
    #expect(isNear(heights(table), height) && isNear(contents(table), height - 1.0 / 3))
    table.separatorStyle = .none
    window.layoutIfNeeded()
    #expect(isNear(heights(table), height) && isNear(contents(table), height))
    table.separatorStyle = .singleLine
    table.rowHeight = UITableView.automaticDimension
    window.layoutIfNeeded()
    #expect(isNear(heights(table), 44 + 1.0 / 3))
  }

  /// The delegate's height also includes the separator. If the delegate returns the automatic dimension, a pixel is
  /// added.
  @Test func theDelegatesHeightIncludesTheSeparator() {
    let window = makeWindow(402, 800, scale: 3)
    let rows = FixedRows([44, UITableView.automaticDimension, 60])
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.layoutIfNeeded()
    let line: CGFloat = 1 / 3
    #expect(zip(heights(table), [44, 50 + line, 60]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(zip(contents(table), [44 - line, 50, 60 - line]).allSatisfy { abs($0 - $1) < 1e-6 })
    table.separatorStyle = .none
    window.layoutIfNeeded()
    #expect(heights(table) == [44, 50, 60] && contents(table) == [44, 50, 60])
  }

  /// Estimates include no pixel for the separator. Visible rows are 44.33 high, and other rows have their estimate,
  /// 44 by default.
  @Test(arguments: [(UITableView.automaticDimension, 44), (100, 100)] as [(CGFloat, CGFloat)])
  func keepsEstimates(_ estimate: CGFloat, _ counted: CGFloat) {
    let (table, window, rows) = table(sections: [10], height: 100) { cell(.configuration) }
    table.estimatedRowHeight = estimate
    window.layoutIfNeeded()
    // Rows at 0, 44.33 and 88.67 are visible within 100 points.
    #expect(table.visibleCells.count == 3)
    #expect(abs(table.contentSize.height - (133 + 7 * counted)) < 1e-6)
    withExtendedLifetime(rows) {}
  }

  // MARK: Changes

  /// Self-sized rows adapt to a change of the separator style, regardless of their content.
  @Test(arguments: styles, [Content.configuration, .box])
  func heightsFollowTheStyle(_ style: UITableView.Style, _ content: Content) {
    let (table, window, _) = table(style) { cell(content) }
    let need = need(content, 3).content
    let cells = table.visibleCells
    for _ in 0..<2 {
      table.separatorStyle = .none
      window.layoutIfNeeded()
      #expect(isNear(heights(table), need) && isNear(contents(table), need))
      #expect(cells.allSatisfy { $0.separator?.isHidden ?? true })
      table.separatorStyle = .singleLine
      window.layoutIfNeeded()
      #expect(isNear(heights(table), need + 1.0 / 3) && isNear(contents(table), need))
    }
    #expect(table.visibleCells == cells)
    if content == .box { #expect(cells.allSatisfy { ($0 as? BoxCell)?.box.frame.height == 50 }) }
  }

  /// If a row has a fixed height, its edge-to-edge content adapts to a new separator style in the same layout pass.
  @Test func constrainedContentFollowsTheStyle() throws {
    let (table, window, _) = table {
      let cell = BoxCell(50)
      cell.boxHeight.isActive = false
      return cell
    }
    table.rowHeight = 60
    window.layoutIfNeeded()
    let box = try #require(table.visibleCells.first as? BoxCell).box
    #expect(abs(box.frame.height - (60 - 1.0 / 3)) < 1e-6)
    table.separatorStyle = .none
    window.layoutIfNeeded()
    #expect(box.frame.height == 60)
  }

  /// A cell that was in the reuse queue during the style change is measured with the table view's current style.
  @Test func reusedCellsFollowTheStyle() {
    let window = makeWindow(402, 200, scale: 3)
    let rows = Rows([Array(repeating: 50, count: 20)])
    let table = UITableView(frame: window.bounds)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = 400
    window.layoutIfNeeded()
    table.separatorStyle = .none
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(isNear(heights(table), 50) && isNear(contents(table), 50))
  }

  /// The height of a pixel in points depends on the scale.
  @Test func heightsFollowTheScale() {
    let (table, window, _) = table { cell(.box) }
    let other = makeWindow(402, 800, scale: 2)
    other.addSubview(table)
    other.layoutIfNeeded()
    #expect(isNear(heights(table), 50.5) && isNear(contents(table), 50))
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(isNear(heights(table), 50 + 1.0 / 3))
  }

  // MARK: Cells without a table

  /// The fitting size of a cell that is not used by a table view includes no separator. A dequeued cell's size
  /// includes its pixel. The content view has the height that its content requires.
  @Test func fittingSizesOfCells() throws {
    let target = CGSize(width: 402, height: 0)
    func height(_ view: UIView) -> CGFloat {
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let alone = BoxCell(50)
    #expect(height(alone) == 50 && alone.sizeThatFits(target).height == 50)
    let (table, _, _) = table { cell(.box) }
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    let path = IndexPath(row: 0, section: 0)
    let dequeued = try #require(table.dequeueReusableCell(withIdentifier: "box", for: path) as? BoxCell)
    dequeued.boxHeight.constant = 50
    #expect(abs(height(dequeued) - (50 + 1.0 / 3)) < 1e-6 && height(dequeued.contentView) == 50)
    #expect(abs(dequeued.sizeThatFits(target).height - (50 + 1.0 / 3)) < 1e-6)
  }

  // MARK: Lists

  /// A list's separator is drawn over the cell, so a collection view cell's content view is as tall as the cell.
  @Test(
    arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped], [2, 3] as [CGFloat])
  func listCellsHaveTheHeightOfTheirContent(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ scale: CGFloat
  ) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
    }
    let tiles = Tiles([3])
    tiles.make = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: appearance))
    let (_, view) = makeCollection(tiles, layout, 402, 800, scale: scale)
    #expect(view.visibleCells.map(\.frame.height) == [44, 44, 44])
    #expect(view.visibleCells.map(\.contentView.frame.height) == [44, 44, 44])
  }

  /// Even widths that no table view has result in a finite height.
  @Test(
    arguments: Content.allCases, [.nan, .infinity, -.infinity, -5, 0, 1e300, .greatestFiniteMagnitude] as [CGFloat])
  func absurdWidths(_ content: Content, _ width: CGFloat) {
    let height = cell(content).sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(height >= 0 && height.isFinite)
  }

  /// A cell whose height equals its width.
  private final class SquareCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: targetSize.width)
    }
  }

  /// Groups are inset from the safe area, so rows are measured again when its horizontal insets change. If the width
  /// decreases by 30 points, so does the height.
  @Test func heightsFollowTheSafeArea() throws {
    let window = makeWindow(402, 800, scale: 3)
    let (controller, rows) = (UIViewController(), Rows([[0]]))
    rows.make = { _, _ in SquareCell(style: .default, reuseIdentifier: nil) }
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.dataSource = rows
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.layoutIfNeeded()
    let before = try #require(table.visibleCells.first).frame
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    window.layoutIfNeeded()
    let after = try #require(table.visibleCells.first).frame
    #expect(before.height == before.width && after.height == after.width && before.width - after.width == 30)
  }
}
