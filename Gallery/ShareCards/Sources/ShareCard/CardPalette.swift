// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A card's colors for light and dark appearance.
struct CardPalette {
  /// The badge's text color, the background color of initials, and the pattern's main color.
  let accent: UIColor
  /// The pattern's other colors.
  let companions: [UIColor]
  let page: UIColor
  let primary = UIColor(light: 0x16161D, dark: 0xF5F5FA)
  let secondary = UIColor(light: 0x5B5B6B, dark: 0xA9A9BC)
  let line: UIColor
  /// The badge's background color.
  let wash: UIColor

  /// The color schemes: a main color for light and dark appearance, and a warm and a cool secondary color.
  private static let schemes: [(light: Int, dark: Int, warm: Int, cool: Int)] = [
    (0x4F46E5, 0x8B87FF, 0xFF8A65, 0x22D3EE), (0x0E7C86, 0x3CC8C8, 0xFFB74D, 0x7C8CF8),
    (0xD6336C, 0xFF7AA8, 0xFFC15E, 0x6C7BFF), (0x1B8A5A, 0x4CD495, 0xF6AE2D, 0x2F80ED),
    (0xC2410C, 0xFF9A5C, 0xF9C74F, 0x3DA5A9), (0x1D4ED8, 0x6EA8FF, 0xFF6B6B, 0x2DD4BF),
    (0x7E22CE, 0xC58BFF, 0xFFA94D, 0x38BDF8), (0x9A6700, 0xF0C040, 0xEF6461, 0x4D9DE0),
  ]

  init(_ card: Card) {
    var seed = Seed(card.name)
    let scheme = Self.schemes[seed.next(Self.schemes.count)]
    if let own = card.accent {
      accent = UIColor(light: own.rgb, dark: Self.mixed(own.rgb, 0xFFFFFF, 0.3))
      page = UIColor(light: Self.mixed(0xFFFFFF, own.rgb, 0.04), dark: Self.mixed(0x0E0E13, own.rgb, 0.07))
    } else {
      accent = UIColor(light: scheme.light, dark: scheme.dark)
      page = UIColor(light: Self.mixed(0xFFFFFF, scheme.light, 0.035), dark: Self.mixed(0x0E0E13, scheme.dark, 0.055))
    }
    companions = [
      UIColor(light: scheme.warm, dark: scheme.warm), UIColor(light: scheme.cool, dark: scheme.cool),
      UIColor(light: 0x1E1B2E, dark: 0xECEBFA),
    ]
    line = primary.withAlphaComponent(0.12)
    wash = accent.withAlphaComponent(0.13)
  }

  /// Returns a mix of two colors. `share` is the fraction of the second color.
  private static func mixed(_ first: Int, _ second: Int, _ share: Double) -> Int {
    [16, 8, 0].reduce(0) { sum, shift in
      let (from, to) = (Double(first >> shift & 0xFF), Double(second >> shift & 0xFF))
      return sum | Int((from + (to - from) * share).rounded()) << shift
    }
  }
}

extension UIColor {
  /// Creates a color from hexadecimal numbers as in CSS, 0xRRGGBB, for light and dark appearance.
  convenience init(light: Int, dark: Int) {
    self.init { traits in UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light) }
  }

  convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1)
  }
}
