// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The position of a view in a list, and the list settings that apply to the view.
struct ListCellContext: Equatable {
  enum Role {
    case cell, header, footer
  }

  let metrics: TableMetrics
  var role = Role.cell
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var sideMargin: CGFloat = 16
  var isFirstSection = false
  /// Whether the view is the first in its group.
  var isFirst = false
  var isLast = false
  var showsTopLine = false
  var showsBottomLine = false
  /// The separator's inset from the leading side. If nil, the separator starts at the text.
  var lineStart: CGFloat?
  /// The separator's inset from the trailing side. If nil, the separator ends at the cell's edge.
  var lineEnd: CGFloat?
  /// Whether the separator ends a group and therefore has the width of the list.
  var endsGroup = false
  var lineColor: UIColor? = .separator

  var roundedCorners: CACornerMask {
    guard appearance == .insetGrouped, role == .cell else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Returns the content with the margins and the minimum height for its position, unless the content has custom
  /// margins.
  func applied(to content: UIListContentConfiguration, hasAccessory: Bool) -> UIListContentConfiguration {
    guard content.directionalLayoutMargins == UIListContentConfiguration.standardMargins else { return content }
    var result = content
    var margins = content.directionalLayoutMargins
    (margins.leading, margins.trailing) = (sideMargin, hasAccessory ? 8 : sideMargin)
    if role == .cell {
      (margins.top, margins.bottom) = (metrics.verticalMargin, metrics.verticalMargin)
      result.minimumHeight = max(result.minimumHeight, metrics.minimumRowHeight)
    } else {
      // Headers and footers have the same metrics as the titles of a table.
      let isPlain = appearance == .plain || appearance == .sidebarPlain
      (margins.top, margins.bottom) = metrics.titlePadding(
        isHeader: role == .header, isFirst: isFirstSection, isPlain: isPlain)
      result.minimumHeight = 0
    }
    result.directionalLayoutMargins = margins
    return result
  }
}
