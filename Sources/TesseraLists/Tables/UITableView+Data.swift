// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Queries of the data source and the delegate for counts and heights.

import Foundation

extension UITableView {
  func discardRows() {
    closeSwipe(animated: false)
    dropRow()
    for key in Array(cells.keys) { retire(key) }
    discardSectionViews()
    selection = []
    dragging?.reset()
    prefetching?.rows = []
    (needsData, awaitsLayout) = (true, true)
    update?.isReload = true
    setNeedsLayout()
  }

  /// Queries and measures all heights again. Cells are preserved.
  func reloadHeights() {
    needsHeights = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsData || needsHeights, !isCounting else { return }
    needsHeights = false
    let counts = needsData ? loadCounts() : geometry.sections.map(\.rows.count)
    needsHeights = false
    let sections = counts.enumerated().map { estimatedSection(at: $0, rows: $1) }
    geometry = TableGeometry(head: height(of: tableHeaderView), foot: height(of: tableFooterView), sections: sections)
  }

  /// Queries the counts and section index titles. If the data source triggers a reload meanwhile, queries again, at
  /// most four times in total.
  private func loadCounts() -> [Int] {
    isCounting = true
    defer { isCounting = false }
    var counts: [Int] = []
    for _ in 0..<4 where needsData {
      needsData = false
      counts = queryCounts()
      if !needsData { loadIndex(counts) }
    }
    needsData = false
    return counts
  }

  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = ElementCount.validated(
      count: dataSource.numberOfSections(in: self), kind: "sections", alreadyCounted: 0)
    var total = 0
    return (0..<sections).map { section in
      let count = ElementCount.validated(
        count: dataSource.tableView(self, numberOfRowsInSection: section), kind: "rows in section \(section)",
        alreadyCounted: total)
      total += count
      return count
    }
  }

  private func height(of view: UIView?) -> CGFloat { view?.frame.height ?? 0 }

  func estimatedSection(at section: Int, rows: Int) -> TableGeometry.Section {
    TableGeometry.Section(
      header: estimatedExtent(ofSection: section, isHeader: true),
      rows: (0..<rows).map { estimatedRow(at: ItemPosition(section: section, row: $0)) },
      footer: estimatedExtent(ofSection: section, isHeader: false))
  }

  /// Returns the estimated height of a row. If the estimate is 0, queries the actual height, as UIKit does.
  func estimatedRow(at key: ItemPosition) -> TableGeometry.Extent {
    guard let delegate else { return estimatedRow(height: rowHeight, estimate: estimatedRowHeight) }
    let estimate = delegate.tableView(self, estimatedHeightForRowAt: key.path)
    if estimate == 0 { return estimatedRow(height: delegate.tableView(self, heightForRowAt: key.path), estimate: 0) }
    return estimatedRow(height: Self.automaticDimension, estimate: estimate)
  }

  private func estimatedRow(height: CGFloat, estimate: CGFloat) -> TableGeometry.Extent {
    if height != Self.automaticDimension { return TableGeometry.Extent(height, isExact: true) }
    if estimate > 0 { return TableGeometry.Extent(estimate, isExact: false) }
    let standard = rowHeight > 0 ? rowHeight : metrics.rowHeight
    return TableGeometry.Extent(standard, isExact: false)
  }

  /// Returns the height of a row specified by the delegate, or nil if the cell's content determines it.
  func explicitHeight(at key: ItemPosition) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: key.path) ?? rowHeight
    return height == Self.automaticDimension ? nil : height
  }

  /// The side margin of cells and of the groups in an inset grouped table.
  var sideMargin: CGFloat { metrics.sideMargin(width: bounds.width, isInset: styleStorage == .insetGrouped) }
  var metrics: TableMetrics { TableMetrics(traitCollection) }

  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard styleStorage == .insetGrouped else { return (0, bounds.width) }
    let (left, right) = (sideMargin + safeAreaInsets.left, sideMargin + safeAreaInsets.right)
    return (left, max(0, bounds.width - left - right))
  }

  func rowRect(at key: ItemPosition) -> CGRect {
    let (start, height) = geometry.span(of: key)
    return CGRect(x: rowSpan.x, y: start, width: rowSpan.width, height: height)
  }

  func sectionRect(at section: Int, span: (TableGeometry.Section) -> (CGFloat, CGFloat)) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (start, end) = span(geometry.sections[section])
    return CGRect(x: rowSpan.x, y: start, width: rowSpan.width, height: end - start)
  }
}
