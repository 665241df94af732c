// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

/// The metrics of UIKit tables, in points.
///
/// - Note: Differs from UIKit: header heights equal UIKit's at the default text size, and grow with the text size.
enum TableMetrics {
  static let standardRowHeight: CGFloat = 44
  /// The gap above the first section of a grouped table if the section has no title.
  static let firstGap: CGFloat = 35
  /// The gap above and below each other section of a grouped table without titles.
  static let gap: CGFloat = 17.5
  /// The padding above the headers of a plain table if `sectionHeaderTopPadding` is automatic.
  static let headerTopPadding: CGFloat = 22
  static let cornerRadius: CGFloat = 10

  /// Returns the width reserved for symbols before text, which aligns the text of several rows. The width is 28
  /// points and scales with body text. Approximates iOS; not measured.
  @MainActor static func symbolRoom(_ traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traits)
  }

  /// Returns the side margin of cells and inset groups.
  static func sideMargin(width: CGFloat) -> CGFloat { SideMargin.of(width: width) }
}
