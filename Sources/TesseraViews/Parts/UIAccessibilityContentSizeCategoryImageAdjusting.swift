// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics

/// What shows an image that may grow with the user's text size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether images are larger at the sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// How much larger images are that follow the text size: 1 but for the sizes for accessibility, where they grow as body text
  /// does. From memory of iOS.
  package var imageGrowth: CGFloat {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    return UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: self) / 1000
  }
}
