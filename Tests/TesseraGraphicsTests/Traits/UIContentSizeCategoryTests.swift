// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraGraphics

@Suite struct UIContentSizeCategoryTests {
  // The order and the accessibility sizes in UIKit's documentation of the type.
  static let documented: [(UIContentSizeCategory, accessibility: Bool)] = [
    (.extraSmall, false), (.small, false), (.medium, false), (.large, false), (.extraLarge, false),
    (.extraExtraLarge, false), (.extraExtraExtraLarge, false), (.accessibilityMedium, true),
    (.accessibilityLarge, true), (.accessibilityExtraLarge, true), (.accessibilityExtraExtraLarge, true),
    (.accessibilityExtraExtraExtraLarge, true),
  ]

  @Test func ordersByTextSize() {
    for (i, a) in Self.documented.enumerated() {
      for (j, b) in Self.documented.enumerated() { #expect((a.0 < b.0) == (i < j)) }
    }
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }

  @Test(arguments: documented.indices)
  func recognizesAccessibilitySizes(index: Int) {
    #expect(Self.documented[index].0.isAccessibilityCategory == Self.documented[index].accessibility)
  }

  @Test func unspecifiedIsNotAnAccessibilitySize() {
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(!UIContentSizeCategory(rawValue: "nonsense").isAccessibilityCategory)
  }
}
