// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

/// Lengths that UIKit's tables use, in points.
///
/// - Note: Differs from UIKit: heights of headers are UIKit's at the default text size; they grow with the text.
enum TableMetrics {
  static let standardRowHeight: CGFloat = 44
  /// Above the first section of a grouped table without a title.
  static let firstGap: CGFloat = 35
  /// Above and below all other sections of a grouped table without titles.
  static let gap: CGFloat = 17.5
  /// Above the headers of a plain table: `sectionHeaderTopPadding` when it is automatic.
  static let headerTopPadding: CGFloat = 22
  static let cornerRadius: CGFloat = 10

  /// The width that symbols before a text have, so that texts below each other begin at one place: 28 points, which grow
  /// with the body text. From memory of iOS.
  @MainActor static func symbolRoom(_ traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traits)
  }

  /// Side margins of cells and of inset groups.
  static func sideMargin(width: CGFloat) -> CGFloat { SideMargin.of(width: width) }
}
