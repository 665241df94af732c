// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// With `adjustsFontForContentSizeCategory`, the object "updates its font when the device's content size category
/// changes" (UIContentSizeCategoryAdjusting). Reading the font returns the updated font.
@MainActor @Suite struct AdjustedFontTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  private func show(_ view: UIView) -> UIWindow {
    let (window, parent, child) = (makeWindow(), UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(large, forChild: child)
    window.rootViewController = parent
    child.view.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  /// Body text is 17 points at the default size and 53 at the largest size (Apple's Human Interface Guidelines).
  @Test func labelOfATextStyle() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let window = show(label)
    #expect(label.font.pointSize == 53)
    label.removeFromSuperview()
    #expect(label.font.pointSize == 17)
    window.isHidden = true
  }

  @Test func labelWithAScaledFont() {
    let (label, font) = (UILabel(), UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16)))
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    let window = show(label)
    let expected = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: large).pointSize
    #expect(expected > 16 && label.font.pointSize == expected)
    // When adjusting is disabled, the font keeps its current size.
    label.adjustsFontForContentSizeCategory = false
    #expect(label.font.pointSize == expected)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
    window.isHidden = true
  }

  @Test func titleOfAButton() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let window = show(button)
    #expect(button.titleLabel?.font.pointSize == 53)
    window.isHidden = true
  }
}
