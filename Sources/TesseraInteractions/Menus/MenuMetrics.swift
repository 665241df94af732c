// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The sizes of menus, in points, and their colors. Apple does not publish these values. They approximate iOS 15 to
/// 18.
@MainActor
struct MenuMetrics {
  static let cornerRadius: CGFloat = 13
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let rowPadding: CGFloat = 11
  static let tileHeight: CGFloat = 48
  static let side: CGFloat = 16
  /// The distance of titles from the leading edge in a menu with checkmarks.
  static let markedSide: CGFloat = 34
  static let imageBox: CGFloat = 24
  static let sectionGap: CGFloat = 8
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
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.6) : UIColor(white: 0.45, alpha: 0.5)
  }

  let traits: UITraitCollection

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
