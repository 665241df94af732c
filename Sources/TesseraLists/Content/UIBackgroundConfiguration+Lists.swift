// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIBackgroundConfiguration {
  private static func filled(_ color: UIColor?, radius: CGFloat = 0) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = color
    result.cornerRadius = radius
    return result
  }

  /// A cell of a plain list: `systemBackground`.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// A cell of a grouped or inset grouped list: `secondarySystemGroupedBackground`.
  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
  /// A header or footer of a plain list: `systemBackground`.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// A header or footer of a grouped or inset grouped list: no colour.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(nil) }
  /// A cell of a sidebar: no colour, corners of 10 points.
  public static func listSidebarCell() -> UIBackgroundConfiguration { filled(nil, radius: 10) }
  /// A header of a sidebar: no colour.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(nil) }
}
