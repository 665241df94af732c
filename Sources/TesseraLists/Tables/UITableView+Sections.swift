// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Section headers and footers, which are views from the delegate or titles from the data source. In a plain table,
// they stay visible while any row of their section is visible.

import Foundation

extension UITableView {
  private func explicitHeight(ofSection section: Int, isHeader: Bool) -> CGFloat? {
    let height: CGFloat
    if isHeader {
      height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    } else {
      height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    return height == Self.automaticDimension ? nil : height
  }

  /// Returns whether a height applies only to headers or footers that have a view. This is the case for the height
  /// property of a plain table, unless the delegate returns a different height.
  private func needsSectionView(height: CGFloat, isHeader: Bool) -> Bool {
    styleStorage == .plain && height > 0 && height == (isHeader ? sectionHeaderHeight : sectionFooterHeight)
  }

  private func title(ofSection section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the estimated height of a header or footer that has not been created yet.
  func estimatedExtent(ofSection section: Int, isHeader: Bool) -> TableGeometry.Extent {
    if let given = explicitHeight(ofSection: section, isHeader: isHeader) {
      if needsSectionView(height: given, isHeader: isHeader), title(ofSection: section, isHeader: isHeader) == nil {
        // The delegate must be queried to determine whether it provides a view.
        return TableGeometry.Extent(delegate == nil ? 0 : given + topPadding(isHeader: isHeader), isExact: false)
      }
      return TableGeometry.Extent(given + (given > 0 ? topPadding(isHeader: isHeader) : 0), isExact: true)
    }
    let estimate: CGFloat
    if isHeader {
      estimate =
        delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
    } else {
      estimate =
        delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    }
    if estimate > 0 { return TableGeometry.Extent(estimate, isExact: false) }
    let hasTitle = title(ofSection: section, isHeader: isHeader) != nil
    return TableGeometry.Extent(
      hasTitle ? 28 + topPadding(isHeader: isHeader) : emptyHeight(ofSection: section, isHeader: isHeader),
      isExact: false)
  }

  private func topPadding(isHeader: Bool) -> CGFloat {
    guard isHeader, styleStorage == .plain else { return 0 }
    return sectionHeaderTopPadding == Self.automaticDimension
      ? TableMetrics.headerTopPadding : max(0, sectionHeaderTopPadding)
  }

  /// Returns the gap that replaces a missing header or footer.
  private func emptyHeight(ofSection section: Int, isHeader: Bool) -> CGFloat {
    guard styleStorage != .plain else { return 0 }
    if isHeader, section == 0, tableHeaderView == nil { return TableMetrics.firstGap }
    return PixelGrid(scale: pixelScale).ceiled(TableMetrics.gap)
  }

  /// Creates and measures the header or footer of a visible section.
  func measureSectionView(at section: Int, isHeader: Bool) {
    let known = isHeader ? geometry.sections[section].header : geometry.sections[section].footer
    let existing = isHeader ? headers[section] : footers[section]
    if known.isExact, existing != nil || known.height == 0 { return }
    let view = existing ?? makeSectionView(at: section, isHeader: isHeader)
    if known.isExact { return }
    let given = explicitHeight(ofSection: section, isHeader: isHeader)
    let height =
      view.map { (given ?? fittingHeight(of: $0)) + topPadding(isHeader: isHeader) }
      ?? emptyHeight(ofSection: section, isHeader: isHeader)
    let extent = TableGeometry.Extent(height, isExact: true)
    if isHeader {
      geometry.setHeader(ofSection: section, to: extent)
    } else {
      geometry.setFooter(ofSection: section, to: extent)
    }
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func makeSectionView(at section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    guard let view = own ?? makeTitleView(at: section, isHeader: isHeader) else { return nil }
    if isHeader { headers[section] = view } else { footers[section] = view }
    (view as? UITableViewHeaderFooterView)?.isHeading = isHeader
    addSubview(view)
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func makeTitleView(at section: Int, isHeader: Bool) -> UIView? {
    guard let title = title(ofSection: section, isHeader: isHeader) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isPlain = styleStorage == .plain
    view.textLabel?.text = isHeader && !isPlain && !metrics.isGlass ? title.uppercased() : title
    if isHeader, isPlain || metrics.isGlass {
      view.textLabel?.font = .preferredFont(forTextStyle: .headline)
      view.textLabel?.textColor = isPlain ? .label : .secondaryLabel
    }
    let (top, bottom) = metrics.titlePadding(isHeader: isHeader, isFirst: section == 0, isPlain: isPlain)
    view.textInsets = UIEdgeInsets(top: top, left: sideMargin, bottom: bottom, right: sideMargin)
    return view
  }

  // MARK: Placement

  func placeSectionViews() {
    placeSectionViews(headers, isHeader: true)
    placeSectionViews(footers, isHeader: false)
  }

  private func placeSectionViews(_ views: [Int: UIView], isHeader: Bool) {
    for (section, view) in views.sorted(by: { $0.key < $1.key }) {
      guard geometry.sections.indices.contains(section), let frame = sectionViewRect(at: section, isHeader: isHeader)
      else {
        retireSectionView(at: section, isHeader: isHeader)
        continue
      }
      view.frame = displacedFrame(frame, section: section, isHeader: isHeader)
      shade(view, isFloating: isHeader && frame.minY > geometry.sections[section].start + topPadding(isHeader: true))
    }
  }

  /// Returns the frame of a header or footer, or nil if it is not visible. In a plain table, it is visible while any
  /// part of its section is. In other tables, it is visible while its frame, including the padding above, is in the
  /// visible area. This must be consistent with `measureSection`. Otherwise, every layout pass would retire and
  /// create views.
  private func sectionViewRect(at section: Int, isHeader: Bool) -> CGRect? {
    let part = geometry.sections[section]
    let span =
      styleStorage == .plain
      ? (part.start, part.end) : isHeader ? (part.start, part.rowsStart) : (part.rowsEnd, part.end)
    guard span.0 < bounds.maxY, span.1 > bounds.minY else { return nil }
    let padding = topPadding(isHeader: isHeader)
    let height = (isHeader ? part.header.height : part.footer.height) - padding
    var y = isHeader ? part.start + padding : part.rowsEnd
    if styleStorage == .plain { y = floatingTop(y, height: height, section: part, isHeader: isHeader) }
    return CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: max(0, height))
  }

  /// Returns the top of a header or footer that floats while its section's rows are visible.
  private func floatingTop(
    _ y: CGFloat, height: CGFloat, section part: TableGeometry.Section, isHeader: Bool
  ) -> CGFloat {
    let inset = adjustedContentInset
    if isHeader { return max(y, min(bounds.minY + inset.top, part.rowsEnd - height)) }
    return min(y, max(bounds.maxY - inset.bottom - height, part.rowsStart))
  }

  /// Adds a background to a floating header or footer, because rows scroll below it.
  private func shade(_ view: UIView, isFloating: Bool) {
    guard styleStorage == .plain, let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier == nil,
      view.backgroundView == nil, view.contentConfiguration == nil
    else { return }
    view.contentView.backgroundColor = isFloating ? .systemBackground : nil
  }

  func discardSectionViews() {
    for section in headers.keys.sorted() { retireSectionView(at: section, isHeader: true) }
    for section in footers.keys.sorted() { retireSectionView(at: section, isHeader: false) }
  }

  private func retireSectionView(at section: Int, isHeader: Bool) {
    guard let view = isHeader ? headers.removeValue(forKey: section) : footers.removeValue(forKey: section) else {
      return
    }
    view.removeFromSuperview()
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { registry.enqueue(view) }
  }
}
