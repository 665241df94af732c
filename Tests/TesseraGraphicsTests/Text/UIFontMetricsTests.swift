// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIFontMetricsTests {
  static func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
    ])
  }

  // Calculated by hand: value x leading(size) / leading(large) from the guidelines' table, rounded to a pixel. 17 at
  // medium is 16.333 on an iPhone at 3 pixels per point (published measurement).
  static let values: [(UIFont.TextStyle, CGFloat, UIContentSizeCategory, CGFloat, CGFloat)] = [
    (.body, 17, .medium, 3, 49.0 / 3),  // 17 x 21 / 22 = 16.227
    (.body, 17, .medium, 2, 16),  // 16.227 is nearer to 16 than to 16.5
    (.body, 17, .medium, 1, 16),
    (.body, 100, .extraSmall, 2, 86.5),  // 100 x 19 / 22 = 86.364
    (.body, 100, .accessibilityExtraExtraExtraLarge, 1, 282),  // 100 x 62 / 22 = 281.818
    (.largeTitle, 100, .extraLarge, 1, 105),  // 100 x 43 / 41 = 104.878
    (.caption1, 10, .accessibilityLarge, 1, 20),  // 10 x 32 / 16
    (.body, -22, .small, 1, -20),  // -22 x 20 / 22
    (.body, 0, .extraLarge, 3, 0),
    (.body, 17.01, .large, 3, 17.01),  // at the default size, values are not scaled
    (.body, 17.01, .unspecified, 3, 17.01),
  ]

  @Test(arguments: values)
  func scalesWithTheStylesLeading(
    style: UIFont.TextStyle, value: CGFloat, category: UIContentSizeCategory, scale: CGFloat, expected: CGFloat
  ) {
    let scaled = UIFontMetrics(forTextStyle: style)
      .scaledValue(for: value, compatibleWith: Self.traits(category, scale: scale))
    #expect(abs(scaled - expected) < 1e-9)
  }

  @Test func scalesFonts() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .heavy)
    let scaled = metrics.scaledFont(for: font, compatibleWith: Self.traits(.medium))
    #expect(abs(scaled.pointSize - 49.0 / 3) < 1e-9)
    #expect(scaled.fontName == font.fontName)
    #expect(metrics.scaledFont(for: font, compatibleWith: Self.traits(.large)).pointSize == 17)
  }

  // 17 x 29 / 22 = 22.409 at the largest nonaccessibility size.
  static let maxima: [(CGFloat, CGFloat)] = [
    (20, 20), (22, 22), (30, 67.0 / 3), (0, 67.0 / 3), (-1, 67.0 / 3), (.nan, 67.0 / 3),
  ]

  @Test(arguments: maxima)
  func clampsToTheMaximum(maximum: CGFloat, expected: CGFloat) {
    let scaled = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: maximum, compatibleWith: Self.traits(.extraExtraExtraLarge))
    #expect(abs(scaled.pointSize - expected) < 1e-9)
  }

  @Test func appliesTheMaximumAtTheDefaultSize() {
    let scaled = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 12, compatibleWith: Self.traits(.large))
    #expect(scaled.pointSize == 12)
  }

  @Test func followsTheCurrentEnvironment() {
    Self.traits(.medium).withCurrent {
      #expect(abs(UIFontMetrics.default.scaledValue(for: 17) - 49.0 / 3) < 1e-9)
      #expect(abs(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize - 49.0 / 3) < 1e-9)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 9).pointSize == 9)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func returnsNonFiniteValuesUnchanged(value: CGFloat) {
    let scaled = UIFontMetrics.default.scaledValue(for: value, compatibleWith: Self.traits(.extraLarge))
    #expect(scaled == value || scaled.isNaN && value.isNaN)
  }

  @Test func textStylesHaveMetrics() {
    let traits = Self.traits(.accessibilityLarge, scale: 1)
    #expect(UIFont.TextStyle.caption1.metrics.scaledValue(for: 10, compatibleWith: traits) == 20)
  }
}
