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

  /// Returns the background for a cell in a plain list: `systemBackground`.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// Returns the background for a cell in a grouped or inset grouped list: `secondarySystemGroupedBackground`.
  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
  /// Returns the background for a header or footer in a plain list: `systemBackground`.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// Returns the background for a header or footer in a grouped or inset grouped list, which has no color.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(nil) }
  /// Returns the background for a cell in a sidebar, which has no color and a corner radius of 10 points.
  public static func listSidebarCell() -> UIBackgroundConfiguration { filled(nil, radius: 10) }
  /// Returns the background for a header in a sidebar, which has no color.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(nil) }
}
