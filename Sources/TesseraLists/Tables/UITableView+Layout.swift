// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tiling of a table: finds the visible rows, measures them and sets their frames.

import Foundation

extension UITableView {
  func tile() {
    awaitsLayout = false
    loadIfNeeded()
    retireFarRows()
    measureVisibleRows()
    geometry.layOutSections()
    setExplicitContentSize(CGSize(width: bounds.width, height: geometry.total + gapGrowth))
    clampOffset()
    placeRows()
    placePlaceholders()
    placeSectionViews()
    placeTableHeaderAndFooter()
  }

  /// Performs layout if needed, so that the visible rows are known. Does not perform a pending reload, as in UIKit.
  func layoutIfDirty() {
    if flags.needsLayout, !isTiling, !awaitsLayout { layoutIfNeeded() }
  }

  /// Moves invisible cells to their reuse queues, so that new rows can reuse them.
  private func retireFarRows() {
    let box = tiledBounds
    for key in cells.keys.sorted()
    where !(geometry.contains(key) && (overlaps(geometry.span(of: key), bounds: box) || retainsCell(at: key))) {
      retire(key)
    }
  }

  private func overlaps(_ span: (start: CGFloat, height: CGFloat), bounds box: CGRect) -> Bool {
    span.start < box.maxY && span.start + span.height > box.minY
  }

  /// Measures the visible rows from top to bottom, starting with the first visible section. Each measured height
  /// moves the rows below it.
  private func measureVisibleRows() {
    let box = tiledBounds
    guard box.height > 0, box.width > 0 else { return }
    var section = geometry.firstSection(below: box.minY)
    guard section < geometry.sections.count else { return }
    var y = geometry.sections[section].start
    while section < geometry.sections.count, y < box.maxY {
      y = measureSection(at: section, from: y, in: box)
      section += 1
    }
  }

  /// Measures the visible part of a section that starts at `y`, and returns the section's end.
  private func measureSection(at section: Int, from y: CGFloat, in box: CGRect) -> CGFloat {
    let isFloating = styleStorage == .plain
    if isFloating || y + geometry.sections[section].header.height > box.minY {
      measureSectionView(at: section, isHeader: true)
    }
    // The data source and the delegate, which are called during this loop, may modify the table. The loop then ends,
    // because the update has invalidated the layout.
    guard geometry.sections.indices.contains(section) else { return box.maxY }
    let before = geometry.sections[section]
    var row = before.firstRow(below: box.minY - y - before.header.height)
    var bottom = y + before.header.height + (before.rows.isEmpty ? 0 : before.starts[row])
    while row < before.rows.count, bottom < box.maxY {
      bottom += measureRow(at: ItemPosition(section: section, row: row))
      row += 1
    }
    guard geometry.sections.indices.contains(section) else { return box.maxY }
    if bottom < box.maxY || isFloating { measureSectionView(at: section, isHeader: false) }
    guard row == before.rows.count, geometry.sections.indices.contains(section) else { return box.maxY }
    return bottom + geometry.sections[section].footer.height
  }

  /// Returns the height of a visible row. Creates the row's cell if necessary.
  private func measureRow(at key: ItemPosition) -> CGFloat {
    guard geometry.contains(key) else { return 0 }
    let known = geometry.sections[key.section].rows[key.row]
    if known.isExact {
      if known.height > 0 { _ = cell(at: key) }
      return known.height
    }
    if let given = explicitHeight(at: key) {
      let extent = TableGeometry.Extent(given, isExact: true)
      geometry.setRow(at: key, to: extent)
      if extent.height > 0 { _ = cell(at: key) }
      return extent.height
    }
    let cell = cell(at: key)
    // A cell from the previous layout may have outdated margins and an outdated separator.
    configure(cell, at: key)
    guard geometry.contains(key) else { return 0 }
    let extent = TableGeometry.Extent(fittingHeight(of: cell), isExact: true)
    geometry.setRow(at: key, to: extent)
    return extent.height
  }

  /// Returns the fitting height of a cell. If the cell's constraints do not determine a height, returns the standard
  /// height, as UIKit does.
  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    measuredRows += 1
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : metrics.rowHeight
  }

  private func placeRows() {
    let box = tiledBounds
    for key in cells.keys.sorted() {
      guard geometry.contains(key), overlaps(geometry.span(of: key), bounds: box) || retainsCell(at: key),
        let cell = cells[key]
      else {
        retire(key)
        continue
      }
      configure(cell, at: key)
      cell.frame = swipedFrame(displacedFrame(rowRect(at: key), of: key), of: cell)
      if let dragging { dragging.updateDragAppearance(of: cell, key: key) }
    }
  }

  /// Configures a cell for its position in its section. The data source may have removed the row while it created the cell.
  func configure(_ cell: UITableViewCell, at key: ItemPosition) {
    guard geometry.contains(key) else { return }
    let (first, last) = shownRange(inSection: key.section)
    var setting = cell.rowContext
    setting.sideMargin = sideMargin
    setting.separatorInset = separatorInset
    setting.hasUsualInset = customSeparatorInset == nil
    setting.indexWidth = index?.width ?? 0
    setting.separatorColor = separatorColor
    setting.separatorHeight = separatorHeight
    setting.isGlass = metrics.isGlass
    setting.isInset = styleStorage == .insetGrouped
    setting.showsSeparator = separatorStyle == .singleLine && (styleStorage != .insetGrouped || key.row < last)
    setting.endsGroup = styleStorage == .grouped && key.row == last
    setting.beginsGroup = styleStorage == .grouped && key.row == first && separatorStyle == .singleLine
    setting.beginsSection = key.row == first
    setting.roundsTop = styleStorage == .insetGrouped && key.row == first
    setting.roundsBottom = styleStorage == .insetGrouped && key.row == last
    guard setting != cell.rowContext else { return }
    cell.rowContext = setting
    cell.applyMargins()
    cell.placeContent()
    roundCorners(of: cell.layer, context: setting)
    cell.setNeedsLayout()
  }

  /// The height reserved for the separator below each row. It is also reserved below the last row of an inset group,
  /// where the separator is invisible.
  private var separatorHeight: CGFloat { separatorStyle == .none ? 0 : metrics.separatorHeight(scale: pixelScale) }

  private func roundCorners(of layer: CALayer, context setting: RowContext) {
    guard styleStorage == .insetGrouped else { return }
    var corners: CACornerMask = []
    if setting.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if setting.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : metrics.cornerRadius
    layer.cornerCurve = .continuous
  }

  /// Positions the table's header, footer and background views.
  private func placeTableHeaderAndFooter() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.head)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: geometry.total + gapGrowth - geometry.foot, width: bounds.width, height: geometry.foot)
    }
    backgroundView?.frame = bounds
  }

  func replaceSubview(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    reloadHeights()
  }
}
