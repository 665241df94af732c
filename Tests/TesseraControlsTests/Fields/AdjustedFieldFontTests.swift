// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Text field and text view fonts that adjust to the text size. Body text is 17 points by default and 53 points at
/// the largest size.
@MainActor @Suite struct AdjustedFieldFontTests {
  @Test func fontsFollowTheTextSize() {
    let (field, text) = (UITextField(), UITextView())
    (field.font, text.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    let (window, parent, child) = (makeWindow(), UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), forChild: child)
    window.rootViewController = parent
    child.view.addSubview(field)
    child.view.addSubview(text)
    window.layoutIfNeeded()
    #expect(field.font?.pointSize == 53)
    #expect(text.font?.pointSize == 53)
    field.adjustsFontForContentSizeCategory = false
    text.adjustsFontForContentSizeCategory = false
    #expect(field.font?.pointSize == 53)
    #expect(text.font?.pointSize == 53)
    (field.font, text.font) = (nil, nil)
    #expect(field.font == nil && text.font == nil)
  }
}
