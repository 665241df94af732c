// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics

/// An object that shows an image that may grow with the user's text size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether images are larger at the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// The growth factor of images that follow the text size: 1 except for the accessibility sizes, where they grow like body
  /// text. Approximates iOS; not measured.
  package var imageGrowth: CGFloat {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    return UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: self) / 1000
  }
}
