// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

extension Color {
  /// Returns a color with hexadecimal values as in CSS, 0xRRGGBB, one for light and optionally one for dark appearance.
  static func hex(_ light: Int, dark: Int? = nil) -> Color {
    guard let dark else { return Color(components(of: light)) }
    return Color(uiColor: UIColor { components(of: $0.userInterfaceStyle == .dark ? dark : light) })
  }

  private static func components(of value: Int) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: 1)
  }
}
