// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct ScaledFontTests {
  /// On iOS, the system font at 17 points has a line height of 20.287109375 = 17 · 2444 / 2048.
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

  /// Values from the fonts' hhea tables.
  @Test(arguments: [
    (FontDescriptor(design: .monospaced, size: 10), 10.2, -3.0),
    (FontDescriptor(design: .named("Noto Sans Arabic"), size: 10), 13.74, -7.38),
  ])
  func otherFontsUseTheirOwnMetrics(_ descriptor: FontDescriptor, _ ascender: Double, _ descender: Double) {
    let font = FontLibrary.shared.font(for: descriptor)
    #expect(abs(font.ascender - ascender) < 1e-12)
    #expect(abs(font.descender - descender) < 1e-12)
    #expect(font.tracking == 0)
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity])
  func badSizesBecomeZero(_ size: Double) {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: size))
    #expect(font.size == 0 && font.lineHeight == 0)
  }
}
