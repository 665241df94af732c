// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The sizes of menus, in points, and their colors. Apple does not publish these values. They approximate iOS 15 to
/// 18. In the look of iOS 26, the width, the radius and the height of rows are from Apple's design resources, and the
/// other sizes approximate iOS 26.
@MainActor
struct MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let rowPadding: CGFloat = 11
  static let tileHeight: CGFloat = 48
  static let imageBox: CGFloat = 24
  /// The distance between the menu and its source.
  static let gap: CGFloat = 8
  static let previewGap: CGFloat = 16
  /// The margin between the menu and the screen's left and right edges.
  static let margin: CGFloat = 8
  static let previewMargin: CGFloat = 16

  static let line = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.15)
  }
  static let gapColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.35) : UIColor(white: 0, alpha: 0.08)
  }
  static let pressed = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }
  /// The color drawn over the blurred screen, below a lifted view. Approximates iOS; not measured.
  static let backdrop = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.5) : UIColor(white: 0, alpha: 0.2)
  }

  let traits: UITraitCollection

  /// Whether the menu is made of glass. Its rows then have no lines, and images are before the titles.
  var isGlass: Bool { traits.isGlass }
  var cornerRadius: CGFloat { isGlass ? 26 : 13 }
  var side: CGFloat { isGlass ? 22 : 16 }
  /// The distance of titles from the leading edge in a menu with checkmarks.
  var markedSide: CGFloat { isGlass ? 44 : 34 }
  var sectionGap: CGFloat { isGlass ? 17 : 8 }
  /// The padding above the first and below the last row.
  var edgePadding: CGFloat { isGlass ? 8 : 0 }

  var titleFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traits) }
  var headerFont: UIFont {
    .systemFont(ofSize: titleFont.pointSize, weight: .semibold)
  }
  var smallFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }
  /// The symbol size in tiles, limited to the size at the largest standard text size so that the tiles fit in a row.
  var tileSymbolSize: CGFloat { min(titleFont.pointSize, 23) }
  var tileTitleSize: CGFloat { min(smallFont.pointSize, 19) }
  /// The height is 64 points at the default text size.
  var mediumTileHeight: CGFloat { (26 + tileSymbolSize * 1.3 + tileTitleSize * 1.22).rounded() }
  var isLarge: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  /// Returns a menu's width, at most the available width.
  func width(available room: CGFloat) -> CGFloat { max(0, min(isLarge ? 350 : Self.width, room)) }
}
