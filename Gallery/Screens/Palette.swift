// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Colors shared by several screens.
enum Palette {
  static let page = UIColor(light: 0xF2F2F7, dark: 0x000000)
  static let bar = UIColor(light: 0xF9F9F9, dark: 0x161618)
  static let card = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  static let separator = UIColor(light: 0xD8D8DC, dark: 0x38383A)
  static let secondaryText = UIColor(rgb: 0x8E8E93)
  static let quiet = UIColor(rgb: 0xC7C7CC)
  static let accent = UIColor(rgb: 0x007AFF)
}

extension UIColor {
  /// Creates a color from a hexadecimal number as in CSS: 0xRRGGBB.
  convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1)
  }

  /// Creates a color with different values for light and dark appearance.
  convenience init(light: Int, dark: Int) {
    self.init { traits in UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light) }
  }
}
