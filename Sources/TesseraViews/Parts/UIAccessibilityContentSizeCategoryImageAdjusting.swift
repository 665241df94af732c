// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics

/// An object whose image can be enlarged along with the user's text size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image is enlarged at the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// The scale of images that adapt to the text size: 1 except at the accessibility sizes, where images are scaled
  /// like body text. Approximates iOS; not measured.
  package var imageGrowth: CGFloat {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    return UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: self) / 1000
  }
}
