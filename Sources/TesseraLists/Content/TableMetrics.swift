// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

/// The metrics of UIKit's tables, in points.
///
/// - Note: Differs from UIKit: heights of headers are UIKit's at the default text size; they grow with the text.
enum TableMetrics {
  static let standardRowHeight: CGFloat = 44
  /// The gap above the first section of a grouped table without a title.
  static let firstGap: CGFloat = 35
  /// The gap above and below all other sections of a grouped table without titles.
  static let gap: CGFloat = 17.5
  /// The padding above the headers of a plain table if `sectionHeaderTopPadding` is automatic.
  static let headerTopPadding: CGFloat = 22
  static let cornerRadius: CGFloat = 10

  /// Returns the reserved width of symbols before a text, which aligns the texts of several rows: 28 points, which scales with
  /// body text. Approximates iOS; not measured.
  @MainActor static func symbolRoom(_ traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traits)
  }

  /// Returns the side margins of cells and of inset groups.
  static func sideMargin(width: CGFloat) -> CGFloat { SideMargin.of(width: width) }
}
