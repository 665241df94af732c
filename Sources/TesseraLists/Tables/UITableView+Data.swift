// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Counts and heights from the data source and the delegate.

import Foundation

extension UITableView {
  func discardRows() {
    closeSwipe(animated: false)
    dropRow()
    for key in Array(cells.keys) { retire(key) }
    discardSectionViews()
    selection = []
    dragging?.forget()
    prefetching?.rows = []
    (needsData, awaitsLayout) = (true, true)
    update?.isReload = true
    setNeedsLayout()
  }

  /// Queries and measures heights again, keeping the cells.
  func reloadHeights() {
    needsHeights = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsData || needsHeights, !isCounting else { return }
    needsHeights = false
    let counts = needsData ? loadCounts() : geometry.sections.map(\.rows.count)
    needsHeights = false
    let sections = counts.enumerated().map { estimatedSection($0, rows: $1) }
    geometry = TableGeometry(head: height(of: tableHeaderView), foot: height(of: tableFooterView), sections: sections)
  }

  /// Queries counts and the index. If the data source reloads meanwhile, it is queried again, a few times.
  private func loadCounts() -> [Int] {
    isCounting = true
    defer { isCounting = false }
    var counts: [Int] = []
    for _ in 0..<4 where needsData {
      needsData = false
      counts = askCounts()
      if !needsData { loadIndex(counts) }
    }
    needsData = false
    return counts
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = ElementCount.checked(dataSource.numberOfSections(in: self), "sections", 0)
    var total = 0
    return (0..<sections).map { section in
      let count = ElementCount.checked(
        dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)", total)
      total += count
      return count
    }
  }

  private func height(of view: UIView?) -> CGFloat { view?.frame.height ?? 0 }

  func estimatedSection(_ section: Int, rows: Int) -> TableGeometry.Section {
    TableGeometry.Section(
      header: estimatedEnd(section, isHeader: true),
      rows: (0..<rows).map { estimatedRow(RowKey(section, $0)) },
      footer: estimatedEnd(section, isHeader: false))
  }

  /// Returns the estimated height of a row. An estimate of 0 queries the height itself, as in UIKit.
  func estimatedRow(_ key: RowKey) -> TableGeometry.Extent {
    guard let delegate else { return estimatedRow(rowHeight, estimatedRowHeight) }
    let estimate = delegate.tableView(self, estimatedHeightForRowAt: key.path)
    if estimate == 0 { return estimatedRow(delegate.tableView(self, heightForRowAt: key.path), 0) }
    return estimatedRow(Self.automaticDimension, estimate)
  }

  private func estimatedRow(_ height: CGFloat, _ estimate: CGFloat) -> TableGeometry.Extent {
    if height != Self.automaticDimension { return TableGeometry.Extent(height, isExact: true) }
    if estimate > 0 { return TableGeometry.Extent(estimate, isExact: false) }
    let standard = rowHeight > 0 ? rowHeight : TableMetrics.standardRowHeight
    return TableGeometry.Extent(standard, isExact: false)
  }

  /// Returns the height of a row from the delegate; nil if the cell's content determines it.
  func givenHeight(_ key: RowKey) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: key.path) ?? rowHeight
    return height == Self.automaticDimension ? nil : height
  }

  /// The side margin of cells, and of the groups of an inset table.
  var sideMargin: CGFloat { TableMetrics.sideMargin(width: bounds.width) }

  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard styleStorage == .insetGrouped else { return (0, bounds.width) }
    let (left, right) = (sideMargin + safeAreaInsets.left, sideMargin + safeAreaInsets.right)
    return (left, max(0, bounds.width - left - right))
  }

  func rowRect(_ key: RowKey) -> CGRect {
    let (start, height) = geometry.span(key)
    return CGRect(x: rowSpan.x, y: start, width: rowSpan.width, height: height)
  }

  func sectionRect(_ section: Int, _ span: (TableGeometry.Section) -> (CGFloat, CGFloat)) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (start, end) = span(geometry.sections[section])
    return CGRect(x: rowSpan.x, y: start, width: rowSpan.width, height: end - start)
  }
}
