// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIFontTests {
  // San Francisco's metrics in units of 1/2048 em: ascender 1950, descender -494, cap height 1443, x height 1078. iOS
  // reports a line height of 17 x 2444 / 2048 at 17 points.
  @Test(arguments: [1.0, 9, 17, 19.5, 20, 34, 1000])
  func systemFontHasIOSMetrics(size: CGFloat) {
    for font in [UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size)] {
      #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
      #expect(abs(font.ascender - size * 1950 / 2048) < 1e-9)
      #expect(abs(font.descender + size * 494 / 2048) < 1e-9)
      #expect(abs(font.capHeight - size * 1443 / 2048) < 1e-9)
      #expect(abs(font.xHeight - size * 1078 / 2048) < 1e-9)
      #expect(font.leading == 0)
    }
  }

  @Test func lineHeightAt17() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    // A single line of body text has the same height. The line pitch of 22 points includes the leading.
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .standard)
    #expect(body.lineHeight == 20.287109375)
    #expect(body.leading == 22 - 20.287109375)
  }

  // JetBrains Mono's hhea table specifies 1020, -300 and 0 in units of 1/1000 em.
  @Test func otherFontsUseTheMetricsOfTheirFile() {
    let font = UIFont.monospacedSystemFont(ofSize: 100, weight: .regular)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    let named = UIFont(name: "JetBrains Mono", size: 100)
    #expect(named?.ascender == 102)
    #expect(named?.descender == -30)
    #expect(named?.leading == 0)
  }

  // The values of four properties according to UIKit's documentation.
  @Test func standardSizes() {
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
  }

  @Test func factoriesSetTraits() {
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.symbolicTraits == [])
    #expect(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontDescriptor.symbolicTraits.contains(.traitBold))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(digits != .systemFont(ofSize: 17))
    #expect(digits.lineHeight == 20.287109375)
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold, width: .standard) == .boldSystemFont(ofSize: 17))
  }

  // A bold system font by name or trait is semibold on iOS: at 32 points, its ink covers 2,340 pt2 there, which is
  // closer to our semibold than to our bold. The weight .bold is bold, as is a text style's emphasized variant if the
  // style's table specifies bold.
  @Test func boldSystemFontIsSemibold() throws {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    #expect(bold == .systemFont(ofSize: 17, weight: .semibold))
    #expect(bold != .systemFont(ofSize: 17, weight: .bold))
    #expect(bold.fontName == ".SFUI-Semibold")
    let trait = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: trait, size: 0) == bold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.withSymbolicTraits(.traitBold)?.postscriptName == ".SFUI-Bold")
    #expect(
      UIFont(name: "Georgia", size: 17)?.fontDescriptor.withSymbolicTraits(.traitBold)?.postscriptName == "Georgia-Bold"
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0])
  func invalidSizesCountAsZero(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize == 0)
    #expect(font.lineHeight == 0)
    #expect(font == UIFont.systemFont(ofSize: 0))
    #expect(UIFont.systemFont(ofSize: 17).withSize(size).pointSize == 0)
  }

  @Test func hugeSizesHaveFiniteMetrics() {
    for size: CGFloat in [1e6, 1e9, .greatestFiniteMagnitude] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(font.pointSize == size)
      #expect(font.lineHeight.isFinite && font.lineHeight > 0)
    }
  }

  @Test func nanWeightsCountAsRegular() {
    #expect(UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(.nan)) == .systemFont(ofSize: 17))
  }

  @Test func equalFontsAreEqualValues() {
    let a = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let b = UIFont.boldSystemFont(ofSize: 17)
    #expect(a == b && a.hash == b.hash)
    #expect(a != .systemFont(ofSize: 17))
    #expect(a != a.withSize(18))
    #expect(a.withSize(18).withSize(17) == a)
    #expect(a.copy() as? UIFont === a)
    #expect(!a.isEqual("font"))
  }

  @Test func scaledFontsDifferFromFixedOnes() {
    let font = UIFont.systemFont(ofSize: 17)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: .standard)
    #expect(scaled.pointSize == 17)
    #expect(scaled != font)
    #expect(scaled == UIFontMetrics.default.scaledFont(for: font, compatibleWith: .standard))
  }

  @Test func resizedStylesUseTheirLineSpacing() {
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: .standard).withSize(30).leading == 0)
  }

  @Test func describesItself() {
    let expected =
      "<UICTFont> font-family: \".SFUI-BoldItalic\"; font-weight: bold; font-style: italic; font-size: 17.0pt"
    #expect(UIFont(name: ".SFUI-BoldItalic", size: 17)?.description == expected)
  }
}
