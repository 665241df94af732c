// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Rarely used members.
@MainActor @Suite struct RareMemberTests {
  @Test func legacyActivityIndicatorStyles() {
    let wheel = UIActivityIndicatorView(style: .whiteLarge)
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37) && wheel.color == .white)
    wheel.style = .gray
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20) && wheel.color == .gray)
    wheel.style = .white
    #expect(wheel.color == .white)
    wheel.style = .medium
    #expect(wheel.color == .secondaryLabel)
    wheel.color = .red
    wheel.style = .large
    #expect(wheel.color == .red)
    #expect(UIActivityIndicatorView.Style.whiteLarge.rawValue == 0 && UIActivityIndicatorView.Style.gray.rawValue == 2)
  }

  /// The line height of body text is 22 points at the default size and 33 at the first accessibility size, which is
  /// 1.5 times as much.
  @Test func imagesGrowWithTheText() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let view = UIImageView(image: image)
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.addSubview(button)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    let plain = button.intrinsicContentSize
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    window.layoutIfNeeded()
    let growth =
      UIFontMetrics.default.scaledValue(
        for: 1000, compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)) / 1000
    // A button's width is a whole number of pixels.
    #expect(growth > 1.3 && growth < 1.7)
    #expect(abs(view.intrinsicContentSize.width - 20 * growth) < 0.01)
    #expect(abs(button.intrinsicContentSize.width - plain.width - 20 * (growth - 1)) < 0.5)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func valuesOfScreensViewsAndScrollViews() {
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size && screen.availableModes.count == 1)
    #expect(screen.preferredMode?.pixelAspectRatio == 1)
    let view = UIView()
    #expect(!view.accessibilityIgnoresInvertColors)
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityIgnoresInvertColors)
    let scroll = UIScrollView()
    scroll.bottomEdgeEffect.style = .hard
    scroll.topEdgeEffect.isHidden = true
    #expect(scroll.bottomEdgeEffect.style == .hard && scroll.topEdgeEffect.isHidden && !scroll.leftEdgeEffect.isHidden)
    let interaction = UIScrollEdgeElementContainerInteraction()
    (interaction.scrollView, interaction.edge) = (scroll, .bottom)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }
}
