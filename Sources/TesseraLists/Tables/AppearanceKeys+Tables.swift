// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties of tables and cells that appearance proxies support.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let tableView = AppearanceKeys(
    UITableView.self, after: .scrollView,
    [
      AppearanceKey("separatorColor", color: \UITableView.separatorColor),
      AppearanceKey(
        "separatorInset", get: { (table: UITableView) in table.customSeparatorInset },
        set: { if let inset = $1 { $0.separatorInset = inset } }, isEqual: ==),
      AppearanceKey("separatorStyle", \UITableView.separatorStyle),
      AppearanceKey("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      AppearanceKey("sectionIndexColor", \UITableView.sectionIndexColor),
      AppearanceKey("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      AppearanceKey("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      AppearanceKey("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
      AppearanceKey("rowHeight", \UITableView.rowHeight),
      AppearanceKey("estimatedRowHeight", \UITableView.estimatedRowHeight),
      AppearanceKey("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      AppearanceKey("sectionFooterHeight", \UITableView.sectionFooterHeight),
      AppearanceKey("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      AppearanceKey("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      AppearanceKey(
        "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
    ])

  static let tableCell = AppearanceKeys(
    UITableViewCell.self, after: .view,
    [
      AppearanceKey("selectionStyle", \UITableViewCell.selectionStyle),
      AppearanceKey("accessoryType", \UITableViewCell.accessoryType),
      AppearanceKey(
        "separatorInset", get: { (cell: UITableViewCell) in cell.rowContext.ownSeparatorInset },
        set: { if let inset = $1 { $0.separatorInset = inset } }, isEqual: ==),
      AppearanceKey("indentationWidth", \UITableViewCell.indentationWidth),
    ])

  static let tableHeader = AppearanceKeys(UITableViewHeaderFooterView.self, after: .view)
}
