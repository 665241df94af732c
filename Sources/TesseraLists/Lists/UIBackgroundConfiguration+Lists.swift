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

  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(nil) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { filled(nil, radius: 10) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(nil) }
}
