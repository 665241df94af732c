// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The position of a view in a list, and its settings there.
struct ListCellContext: Equatable {
  enum Role {
    case cell, header, footer
  }

  var role = Role.cell
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var sideMargin: CGFloat = 16
  var isFirstSection = false
  /// Whether the view is the first of its group.
  var isFirst = false
  var isLast = false
  var showsTopLine = false
  var showsBottomLine = false
  /// The inset of the line from the leading side; if nil, the line begins where the text begins.
  var lineStart: CGFloat?
  /// The inset of the line from the trailing side; if nil, the line ends at the cell's edge.
  var lineEnd: CGFloat?
  /// Whether the line ends a group and is therefore as wide as the list.
  var endsGroup = false
  var lineColor: UIColor? = .separator

  var roundedCorners: CACornerMask {
    guard appearance == .insetGrouped, role == .cell else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Returns the content with the margins and the minimum height of its position, unless it has custom margins.
  func applied(to content: UIListContentConfiguration, hasAccessory: Bool) -> UIListContentConfiguration {
    guard content.directionalLayoutMargins == UIListContentConfiguration.standardMargins else { return content }
    var result = content
    var margins = content.directionalLayoutMargins
    (margins.leading, margins.trailing) = (sideMargin, hasAccessory ? 8 : sideMargin)
    if role != .cell {
      // The metrics of titles in a table.
      let isPlain = appearance == .plain || appearance == .sidebarPlain
      let isHeader = role == .header
      (margins.top, margins.bottom) =
        isPlain ? (4, 4) : isHeader ? (isFirstSection ? 24 : 16, 6) : (8, 6)
      result.minimumHeight = 0
    }
    result.directionalLayoutMargins = margins
    return result
  }
}
