// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraLists
internal import UIKit

/// The layout of a list's sections, and the appearance of its separators.
extension ListSource {
  func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard rows.sections.indices.contains(index) else { return nil }
    let section = rows.sections[index]
    let context = options.context
    var configuration = UICollectionLayoutListConfiguration(
      appearance: context.isWideSidebar
        ? .sidebar : context.isInset ? .insetGrouped : context.isGrouped ? .grouped : .plain)
    configuration.backgroundColor = .clear
    configuration.headerMode = section.headers.isEmpty ? .none : .supplementary
    configuration.footerMode = section.footers.isEmpty ? .none : .supplementary
    configuration.headerTopPadding = 0
    configuration.addsSystemGaps = false
    configuration.itemSeparatorHandler = { [weak self] path, automatic in
      self?.separators(at: path, automatic) ?? automatic
    }
    addSwipeActions(to: &configuration)
    let layout = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    layout.interGroupSpacing = options.appearance.rowSpacing ?? 0
    layout.contentInsets.top = metrics.gap(before: index, in: rows.sections, options)
    if index == rows.sections.count - 1, context.isGrouped { layout.contentInsets.bottom = ListMetrics.bottomMargin }
    return layout
  }

  /// Returns the appearance of the separator below a row.
  func separator(at path: IndexPath) -> RowSeparator {
    let traits = facts(at: path)?.traits
    let isLast = rows.contains(path) && path.item == rows.sections[path.section].rows.count - 1
    var result = RowSeparator(
      isHidden: traits?.hidesSeparator == true || isLast && traits?.hidesSectionSeparator == true,
      tint: traits?.separatorTint)
    if let row = row(at: path) {
      (result.start, result.end) = row.separatorEnds(width: rowWidth)
    }
    return result
  }

  /// The width of a row's cell.
  private var rowWidth: CGFloat {
    let width = collectionView?.bounds.width ?? 320
    guard options.context.isInset else { return width }
    return max(0, width - 2 * metrics.cardMargin - metrics.safeLeading - metrics.safeTrailing)
  }

  private func separators(
    at path: IndexPath, _ automatic: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    let separator = separator(at: path)
    var result = automatic
    let traits = facts(at: path)?.traits
    result.topSeparatorVisibility = .hidden
    if separator.isHidden { result.bottomSeparatorVisibility = .hidden }
    let indentation = CGFloat(traits?.indentation ?? 0) * ListMetrics.indentation
    let leading = metrics.insets(of: .row, custom: traits?.insets, in: options.context).leading + indentation
    result.bottomSeparatorInsets.leading = leading + separator.start
    result.bottomSeparatorInsets.trailing =
      separator.end.map { max(0, rowWidth - leading - $0) } ?? (options.context.isInset ? metrics.cardSeparatorEnd : 0)
    if let tint = separator.tint { result.color = tint._paint(in: environment).color }
    return result
  }
}
