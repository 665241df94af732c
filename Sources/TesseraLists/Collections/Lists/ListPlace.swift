// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What a list tells a view of its place.
struct ListPlace: Equatable {
  enum Role {
    case cell, header, footer
  }

  var role = Role.cell
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var sideMargin: CGFloat = 16
  var isFirstSection = false
  /// The first and last views of a group.
  var isFirst = false
  var isLast = false
  var showsTopLine = false
  var showsBottomLine = false
  /// How far the line below stays away from the leading side; nil lets it begin where the text begins.
  var lineStart: CGFloat?
  /// How far the line below stays away from the trailing side; nil lets it end at the cell's edge.
  var lineEnd: CGFloat?
  /// Whether the line below ends a group and is therefore as wide as the list.
  var endsGroup = false
  var lineColor: UIColor? = .separator

  var roundedCorners: CACornerMask {
    guard appearance == .insetGrouped, role == .cell else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The content with the margins and the least height of its place, unless it has margins of its own.
  func applied(to content: UIListContentConfiguration, hasAccessory: Bool) -> UIListContentConfiguration {
    guard content.directionalLayoutMargins == UIListContentConfiguration.standardMargins else { return content }
    var result = content
    var margins = content.directionalLayoutMargins
    (margins.leading, margins.trailing) = (sideMargin, hasAccessory ? 8 : sideMargin)
    if role != .cell {
      // The lengths of titles in a table.
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
