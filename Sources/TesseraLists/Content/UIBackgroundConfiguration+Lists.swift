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

  /// Returns the background of a plain list's cell: `systemBackground`.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// Returns the background of a grouped or inset grouped list's cell: `secondarySystemGroupedBackground`.
  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
  /// Returns the background of a plain list's header or footer: `systemBackground`.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// Returns the background of a grouped or inset grouped list's header or footer: no color.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(nil) }
  /// Returns the background of a sidebar's cell: no color, corners of 10 points.
  public static func listSidebarCell() -> UIBackgroundConfiguration { filled(nil, radius: 10) }
  /// Returns the background of a sidebar's header: no color.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(nil) }
}
