// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraGraphics

@Suite struct SystemColorTests {
  typealias RGB = (Int, Int, Int)

  // Colors from the Human Interface Guidelines, Color, "iOS, iPadOS system colors" and "system gray colors" (iOS 13
  // to 18): light, dark, light with increased contrast, dark with increased contrast.
  static let palette: [(UIColor, [RGB])] = [
    (.systemRed, [(255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97)]),
    (.systemOrange, [(255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64)]),
    (.systemYellow, [(255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38)]),
    (.systemGreen, [(52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91)]),
    (.systemMint, [(0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207)]),
    (.systemTeal, [(48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255)]),
    (.systemCyan, [(50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255)]),
    (.systemBlue, [(0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255)]),
    (.systemIndigo, [(88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255)]),
    (.systemPurple, [(175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255)]),
    (.systemPink, [(255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130)]),
    (.systemBrown, [(162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105)]),
    (.systemGray, [(142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)]),
    (.systemGray2, [(174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128)]),
    (.systemGray3, [(199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86)]),
    (.systemGray4, [(209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70)]),
    (.systemGray5, [(229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56)]),
    (.systemGray6, [(242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38)]),
  ]

  @Test(arguments: palette.indices)
  func paletteMatchesApple(index: Int) {
    let (color, expected) = Self.palette[index]
    let environments: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
      (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
    ]
    for ((style, contrast), rgb) in zip(environments, expected) {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      }
      #expect(color.rasterColor(with: traits) == opaque(rgb), "\(color) \(style) \(contrast)")
    }
  }

  // The values that UIKit returns for light and dark, with alpha in percent.
  static let semantic: [(UIColor, light: (RGB, Int), dark: (RGB, Int))] = [
    (.label, ((0, 0, 0), 100), ((255, 255, 255), 100)),
    (.secondaryLabel, ((60, 60, 67), 60), ((235, 235, 245), 60)),
    (.tertiaryLabel, ((60, 60, 67), 30), ((235, 235, 245), 30)),
    (.quaternaryLabel, ((60, 60, 67), 18), ((235, 235, 245), 16)),
    (.placeholderText, ((60, 60, 67), 30), ((235, 235, 245), 30)),
    (.separator, ((60, 60, 67), 29), ((84, 84, 88), 60)),
    (.opaqueSeparator, ((198, 198, 200), 100), ((56, 56, 58), 100)),
    (.link, ((0, 122, 255), 100), ((9, 132, 255), 100)),
    (.systemFill, ((120, 120, 128), 20), ((120, 120, 128), 36)),
    (.secondarySystemFill, ((120, 120, 128), 16), ((120, 120, 128), 32)),
    (.tertiarySystemFill, ((118, 118, 128), 12), ((118, 118, 128), 24)),
    (.quaternarySystemFill, ((116, 116, 128), 8), ((118, 118, 128), 18)),
    (.systemBackground, ((255, 255, 255), 100), ((0, 0, 0), 100)),
    (.secondarySystemBackground, ((242, 242, 247), 100), ((28, 28, 30), 100)),
    (.tertiarySystemBackground, ((255, 255, 255), 100), ((44, 44, 46), 100)),
    (.systemGroupedBackground, ((242, 242, 247), 100), ((0, 0, 0), 100)),
    (.secondarySystemGroupedBackground, ((255, 255, 255), 100), ((28, 28, 30), 100)),
    (.tertiarySystemGroupedBackground, ((242, 242, 247), 100), ((44, 44, 46), 100)),
    (.lightText, ((255, 255, 255), 60), ((255, 255, 255), 60)),
    (.darkText, ((0, 0, 0), 100), ((0, 0, 0), 100)),
  ]

  @Test(arguments: semantic.indices)
  func semanticColorsMatchApple(index: Int) {
    let (color, light, dark) = Self.semantic[index]
    for (style, (rgb, percent)) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
      var expected = opaque(rgb)
      expected.alpha = UInt8((Double(percent) / 100 * 255).rounded())
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(color.rasterColor(with: traits) == expected, "\(color) \(style)")
    }
  }

  @Test func elevatedBackgroundsAreLighterInDarkMode() {
    let elevated = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }
    #expect(UIColor.systemBackground.rasterColor(with: elevated) == opaque((28, 28, 30)))
    #expect(UIColor.secondarySystemGroupedBackground.rasterColor(with: elevated) == opaque((44, 44, 46)))
    #expect(UIColor.systemRed.rasterColor(with: elevated) == opaque((255, 69, 58)))
  }

  @Test func unspecifiedStyleIsLight() {
    #expect(UIColor.systemBackground.rasterColor(with: UITraitCollection()) == .white)
  }

  private func opaque(_ rgb: RGB) -> Color {
    Color(red: UInt8(rgb.0), green: UInt8(rgb.1), blue: UInt8(rgb.2))
  }
}
