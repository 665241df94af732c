// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

/// Apple's table of text styles and text sizes, copied from the Human Interface Guidelines (Typography, iOS).
enum GuidelineTable {
  static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  struct Row: CustomTestStringConvertible, Sendable {
    let style: UIFont.TextStyle
    let points: [CGFloat]
    let leading: [Double]
    let weight: UIFont.Weight
    let bold: UIFont.Weight

    var testDescription: String { style.rawValue }
  }

  static let rows: [Row] = [
    Row(
      style: .largeTitle, points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leading: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], weight: .regular, bold: .bold),
    Row(
      style: .title1, points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leading: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .regular, bold: .bold),
    Row(
      style: .title2, points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leading: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], weight: .regular, bold: .bold),
    Row(
      style: .title3, points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leading: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65], weight: .regular, bold: .semibold),
    Row(
      style: .headline, points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .semibold, bold: .semibold),
    Row(
      style: .body, points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .regular, bold: .semibold),
    Row(
      style: .callout, points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leading: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60], weight: .regular, bold: .semibold),
    Row(
      style: .subheadline, points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leading: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58], weight: .regular, bold: .semibold),
    Row(
      style: .footnote, points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leading: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52], weight: .regular, bold: .semibold),
    Row(
      style: .caption1, points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leading: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51], weight: .regular, bold: .semibold),
    Row(
      style: .caption2, points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leading: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48], weight: .regular, bold: .semibold),
  ]
}

@Suite struct DynamicTypeTests {
  @Test(arguments: GuidelineTable.rows)
  func matchesTheGuidelinesTable(row: GuidelineTable.Row) {
    for (column, category) in GuidelineTable.sizes.enumerated() {
      let entry = DynamicType.row(for: row.style).entry(at: category)
      #expect(entry == .init(size: Double(row.points[column]), pitch: row.leading[column]), "\(category.rawValue)")
    }
  }

  @Test(arguments: GuidelineTable.rows)
  func preferredFontsMatchTheTablesSizeAndLeading(row: GuidelineTable.Row) {
    for (column, category) in GuidelineTable.sizes.enumerated() {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: row.style, compatibleWith: traits)
      #expect(font.pointSize == row.points[column], "\(category.rawValue)")
      #expect(abs(Double(font.lineHeight + font.leading) - row.leading[column]) < 1e-9, "\(category.rawValue)")
    }
  }

  @Test(arguments: GuidelineTable.rows)
  func hasTheGuidelinesWeights(row: GuidelineTable.Row) {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: row.style)
    #expect(descriptor.specification.weight == row.weight)
    #expect(descriptor.withSymbolicTraits(.traitBold)?.specification.weight == row.bold)
  }

  // UIKit's documentation specifies the size of these two styles only for the default text size.
  @Test(arguments: [(UIFont.TextStyle.extraLargeTitle, 36), (.extraLargeTitle2, 28)])
  func extraLargeTitlesAreBoldAndGrow(style: UIFont.TextStyle, points: Double) {
    let row = DynamicType.row(for: style)
    #expect(row.entries.count == 12)
    #expect(row.entry(at: .large).size == points)
    #expect(row.weight == .bold)
    for (a, b) in zip(row.entries, row.entries.dropFirst()) { #expect(a.size <= b.size && a.pitch <= b.pitch) }
  }

  @Test func unknownSizesCountAsLargeAndUnknownStylesAsBody() {
    let unknown = UIContentSizeCategory(rawValue: "nonsense")
    #expect(DynamicType.row(for: .body).entry(at: unknown).size == 17)
    #expect(DynamicType.row(for: .body).entry(at: .unspecified).size == 17)
    #expect(DynamicType.row(for: UIFont.TextStyle(rawValue: "nonsense")).entry(at: .large).size == 17)
  }
}
