// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The Dynamic Type table in Apple's Human Interface Guidelines (Typography, iOS), as of 2026. It contains the point
// size and line height of each text style at each of the twelve text sizes.

import Foundation

struct DynamicType {
  struct Entry: Equatable {
    var size: Double
    /// The distance between adjacent baselines, in points.
    var pitch: Double
  }

  /// The twelve entries, in the order of `UIContentSizeCategory.ascending`.
  let entries: [Entry]
  let weight: UIFont.Weight
  let boldWeight: UIFont.Weight

  /// Returns the entry for a text size. Unspecified text sizes are treated as large.
  func entry(at category: UIContentSizeCategory) -> Entry {
    entries[category.ordinal ?? 3]
  }

  /// Returns the row for a text style. Unknown text styles are treated as body.
  static func row(for style: UIFont.TextStyle) -> DynamicType {
    rows[style] ?? body
  }

  private static let body = DynamicType(
    .regular, boldWeight: .semibold, table: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62")
  private static let largeTitle = DynamicType(
    .regular, boldWeight: .bold, table: "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70")

  private static let rows: [UIFont.TextStyle: DynamicType] = [
    .largeTitle: largeTitle,
    .title1: DynamicType(
      .regular, boldWeight: .bold, table: "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    .title2: DynamicType(
      .regular, boldWeight: .bold, table: "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    .title3: DynamicType(
      .regular, boldWeight: .semibold, table: "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    .headline: DynamicType(entries: body.entries, weight: .semibold, boldWeight: .semibold),
    .body: body,
    .callout: DynamicType(
      .regular, boldWeight: .semibold, table: "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    .subheadline: DynamicType(
      .regular, boldWeight: .semibold, table: "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    .footnote: DynamicType(
      .regular, boldWeight: .semibold, table: "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    .caption1: DynamicType(
      .regular, boldWeight: .semibold, table: "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    .caption2: DynamicType(
      .regular, boldWeight: .semibold, table: "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    // For these two styles, Apple documents only the sizes at the large text size: 36 and 28 points. They are scaled
    // like the large title.
    .extraLargeTitle: DynamicType(scaling: largeTitle, to: 36),
    .extraLargeTitle2: DynamicType(scaling: largeTitle, to: 28),
  ]

  private init(entries: [Entry], weight: UIFont.Weight, boldWeight: UIFont.Weight) {
    self.entries = entries
    self.weight = weight
    self.boldWeight = boldWeight
  }

  private init(_ weight: UIFont.Weight, boldWeight: UIFont.Weight, table: String) {
    let entries = table.split(separator: " ").map { cell in
      let numbers = cell.split(separator: "/").map { Double($0) ?? 0 }
      return Entry(size: numbers[0], pitch: numbers[1])
    }
    self.init(entries: entries, weight: weight, boldWeight: boldWeight)
  }

  private init(scaling row: DynamicType, to size: Double) {
    let factor = size / row.entries[3].size
    let entries = row.entries.map {
      Entry(size: ($0.size * factor).rounded(), pitch: ($0.pitch * factor).rounded())
    }
    self.init(entries: entries, weight: .bold, boldWeight: .bold)
  }
}
