// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct ScaledFontTests {
  /// On iOS the system font at 17 points has a line height of 20.287109375 = 17 · 2444 / 2048.
  @Test(arguments: [17.0, 34, 12])
  func systemFontHasApplesLineMetrics(_ size: Double) {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: size))
    #expect(font.ascender == size * 1950 / 2048)
    #expect(font.descender == -size * 494 / 2048)
    #expect(font.lineHeight == size * 2444 / 2048)
    #expect(font.capHeight == size * 1443 / 2048)
    #expect(font.xHeight == size * 1078 / 2048)
    #expect(font.leading == 0)
  }

  /// The numbers of the fonts' hhea tables.
  @Test(arguments: [
    (FontDescriptor(design: .monospaced, size: 10), 10.2, -3.0),
    (FontDescriptor(design: .named("Noto Sans Arabic"), size: 10), 13.74, -7.38),
  ])
  func otherFontsHaveTheirOwn(_ descriptor: FontDescriptor, _ ascender: Double, _ descender: Double) {
    let font = FontLibrary.shared.font(for: descriptor)
    #expect(abs(font.ascender - ascender) < 1e-12)
    #expect(abs(font.descender - descender) < 1e-12)
    #expect(font.tracking == 0)
  }

  /// Apple's table; between its sizes linear, below the first and beyond the last constant.
  @Test(arguments: [
    (6.0, 0.24), (10, 0.12), (12, 0), (13, -0.08), (17, -0.43), (28, 0.38), (80, 0), (200, 0), (3, 0.24), (0, 0),
    (16.5, -0.37), (38, 0.37), (78, 0.035),
  ])
  func tracking(_ size: Double, _ expected: Double) {
    #expect(abs(Tracking.system(size: size) - expected) < 1e-12)
  }

  /// XCTest in a public repository measures 144.093 points on iOS; Inter comes within 0.6 %.
  @Test func widthIsCloseToApples() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let width = layout(AttributedText("This is a test string", font: font), maxWidth: .infinity).width
    #expect(abs(width - 144.093) / 144.093 < 0.006)
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity])
  func badSizesBecomeZero(_ size: Double) {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: size))
    #expect(font.size == 0 && font.lineHeight == 0)
  }
}
