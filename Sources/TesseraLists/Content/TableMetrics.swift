// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraViews

/// The metrics of UIKit tables and lists in a look, in points.
///
/// The distances between cards were measured in a SwiftUI list recorded on iOS 18.5, whose cells are UIKit's: 56.33 with a
/// header between them, and 72.33 with a footer and a header. The metrics of iOS 26 were measured in pictures recorded on
/// iOS 26.
///
/// - Note: Differs from UIKit: header heights equal UIKit's at the default text size, and grow with the text size.
package struct TableMetrics: Equatable {
  /// The gap above the first section of a grouped table if the section has no title.
  static let firstGap: CGFloat = 35
  /// The gap above and below each other section of a grouped table without titles.
  static let gap: CGFloat = 17.5
  /// The padding above the headers of a plain table if `sectionHeaderTopPadding` is automatic.
  static let headerTopPadding: CGFloat = 22

  package let isGlass: Bool

  package init(isGlass: Bool) { self.isGlass = isGlass }

  init(_ traits: UITraitCollection) { isGlass = traits.isGlass }

  /// The height of a row with one line of text.
  package var rowHeight: CGFloat { isGlass ? 52 : 44 }
  /// The least height of a row with content. On iOS 26, rows with 16-point text are lower than rows with 17-point text.
  package var minimumRowHeight: CGFloat { 44 }
  /// The margin above and below the text of a row. On iOS 26, a row with 16-point text is 51 points high.
  package var verticalMargin: CGFloat { isGlass ? 95 / 6 : 11 }
  /// The corner radius of cards.
  package var cornerRadius: CGFloat { isGlass ? 26 : 10 }
  /// The distance of the separators in cards from the trailing edge.
  package var cardSeparatorEnd: CGFloat { isGlass ? 16 : 0 }

  /// Returns the thickness of separators.
  func separatorHeight(scale: CGFloat) -> CGFloat { isGlass ? 1 : 1 / scale }

  /// Returns the side margin of cells, or of cards and their content.
  package func sideMargin(width: CGFloat, isInset: Bool) -> CGFloat {
    isGlass && isInset ? 16 : SideMargin.of(width: width)
  }

  /// Returns the padding above and below the text of a header or footer.
  func titlePadding(isHeader: Bool, isFirst: Bool, isPlain: Bool) -> (top: CGFloat, bottom: CGFloat) {
    if isPlain { return (4, 4) }
    if isGlass { return isHeader ? (31 / 3, 29 / 3) : (7, 7) }
    return isHeader ? (isFirst ? 24 : 52 / 3, 17 / 3) : (6, 12)
  }

  /// Returns the width reserved for symbols before text, which aligns the text of several rows. The width is 28
  /// points and scales with body text. Approximates iOS; not measured.
  @MainActor static func symbolRoom(_ traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traits)
  }
}
