// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of a section that represents a list. It uses the metrics of a table of the same style, which are defined
// in TableMetrics and UITableView+Sections.

import Foundation

struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  let metrics: TableMetrics
  let sideMargin: CGFloat
  let isFirstSection: Bool
  let index: Int
  let count: Int
  private let solver: SectionSolver

  init(_ configuration: UICollectionLayoutListConfiguration, _ solver: SectionSolver) {
    self.configuration = configuration
    self.solver = solver
    metrics = TableMetrics(solver.environment.traitCollection)
    let isInset = configuration.appearance == .insetGrouped
    sideMargin = metrics.sideMargin(width: solver.room.width, isInset: isInset)
    isFirstSection = solver.index == 0
    (index, count) = (solver.index, solver.count)
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  private var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  var hasHeaderItem: Bool { configuration.headerMode == .firstItemInSection }
  /// Whether headers are pinned while their section is visible.
  var pinsHeaders: Bool { appearance == .plain || appearance == .sidebarPlain }

  func solve() -> SolvedSection {
    var result = SolvedSection()
    result.list = self
    let insets = solver.section.contentInsets.finite
    let safe = solver.referenceInsets(solver.section.contentInsetsReference)
    let sides =
      isInset
      ? (near: sideMargin + safe.leading, far: sideMargin + safe.trailing) : (near: CGFloat(0), far: CGFloat(0))
    let x = sides.near + insets.leading
    let width = max(0, solver.room.width - x - sides.far - insets.trailing)
    var y = insets.top
    if configuration.headerMode == .supplementary {
      y += headerPadding
      y += addBoundaryItem(
        to: &result, kind: UICollectionView.elementKindSectionHeader, number: 0,
        frame: CGRect(x: x, y: y, width: width, height: 0))
    } else if !hasHeaderItem, configuration.addsSystemGaps {
      y += headerGap
    }
    addRows(to: &result, x: x, width: width, y: &y)
    if configuration.footerMode == .supplementary {
      y += addBoundaryItem(
        to: &result, kind: UICollectionView.elementKindSectionFooter, number: 1,
        frame: CGRect(x: x, y: y, width: width, height: 0))
    } else if isGrouped, configuration.addsSystemGaps {
      y += gap
    }
    result.length = y + insets.bottom
    solver.addBackgrounds(to: &result)
    return result
  }

  private var headerPadding: CGFloat {
    let padding = configuration.headerTopPadding ?? (pinsHeaders ? TableMetrics.headerTopPadding : 0)
    return padding.isFinite ? max(0, padding) : 0
  }

  private var gap: CGFloat { PixelGrid(scale: solver.environment.scale).ceiled(TableMetrics.gap) }

  private var headerGap: CGFloat {
    guard isGrouped else { return 0 }
    return isFirstSection ? TableMetrics.firstGap : gap
  }

  private func addRows(to result: inout SolvedSection, x: CGFloat, width: CGFloat, y: inout CGFloat) {
    let spacing = solver.section.interGroupSpacing.isFinite ? solver.section.interGroupSpacing : 0
    result.leaves.reserveCapacity(count)
    result.lines.reserveCapacity(count)
    for row in 0..<count {
      if row > 0 { y += spacing }
      let height = solver.preferred(row)?.height ?? metrics.rowHeight
      result.leaves.append(
        GroupSolver.Leaf(index: row, frame: CGRect(x: x, y: y, width: width, height: height), axes: .height))
      let start = max(y, result.lines.last?.start ?? y)
      result.lines.append(
        SolvedSection.Line(
          start: start, end: max(y + height, result.lines.last?.end ?? start), leaves: row..<row + 1, extras: 0..<0))
      y += height
    }
  }

  /// Adds a header or a footer and returns its height.
  private func addBoundaryItem(to result: inout SolvedSection, kind: String, number: Int, frame: CGRect) -> CGFloat {
    let isHeader = number == 0
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38)),
      elementKind: kind, alignment: isHeader ? .top : .bottom)
    item.pinToVisibleBounds = isHeader && pinsHeaders
    var frame = frame
    frame.size.height = solver.preferredExtra(kind, -1 - number)?.height ?? 38
    result.boundaryItems.append(
      SolvedSection.BoundaryItem(item: item, number: number, frame: frame, isAfter: !isHeader))
    return frame.height
  }

  // MARK: Appearance

  /// Returns the position of a view in the list. `row` is nil for headers and footers.
  @MainActor
  func context(row: Int?, isFooter: Bool = false) -> ListCellContext {
    var result = ListCellContext(metrics: metrics)
    result.appearance = appearance
    result.sideMargin = sideMargin
    result.isFirstSection = isFirstSection
    result.role = row == nil ? (isFooter ? .footer : .header) : hasHeaderItem && row == 0 ? .header : .cell
    guard let row, result.role == .cell else { return result }
    result.isFirst = row == (hasHeaderItem ? 1 : 0)
    result.isLast = row == count - 1
    addSeparators(to: &result, row: row)
    return result
  }

  @MainActor
  private func addSeparators(to place: inout ListCellContext, row: Int) {
    guard configuration.showsSeparators, appearance != .sidebar, appearance != .sidebarPlain else { return }
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { lines = handler(IndexPath(item: row, section: index), lines) }
    let isInset = appearance == .insetGrouped
    switch lines.bottomSeparatorVisibility {
    case .automatic: place.showsBottomLine = !isInset || !place.isLast
    case .visible: place.showsBottomLine = true
    case .hidden: place.showsBottomLine = false
    }
    switch lines.topSeparatorVisibility {
    case .automatic: place.showsTopLine = appearance == .grouped && place.isFirst
    case .visible: place.showsTopLine = place.isFirst
    case .hidden: place.showsTopLine = false
    }
    place.endsGroup = appearance == .grouped && place.isLast
    if isInset, metrics.isGlass { place.lineEnd = metrics.cardSeparatorEnd }
    let (insets, finite) = (lines.bottomSeparatorInsets, lines.bottomSeparatorInsets.finite)
    let automatic = UIListSeparatorConfiguration.automaticInsets
    if insets.leading != automatic.leading { place.lineStart = finite.leading }
    if insets.trailing != automatic.trailing { place.lineEnd = finite.trailing }
    place.lineColor = lines.color
  }
}
