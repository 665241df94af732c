// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIFontDynamicTypeTests {
  private let huge = UIFontMetricsTests.traits(.extraExtraExtraLarge)

  @Test func preferredFontsFollowTheTextSize() {
    let adjusted = UIFont.preferredFont(forTextStyle: .body).adjusted(for: huge)
    #expect(adjusted == UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge))
    #expect(adjusted.pointSize == 23)
  }

  @Test func variationsOfPreferredFontsKeepTheirTraits() throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let adjusted = UIFont(descriptor: bold, size: 0).adjusted(for: huge)
    #expect(adjusted.pointSize == 23)
    #expect(adjusted.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func scaledFontsRescaleFromTheirBase() {
    let base = UIFont.systemFont(ofSize: 17)
    let scaled = UIFontMetrics.default.scaledFont(for: base, maximumPointSize: 20, compatibleWith: .standard)
    let adjusted = scaled.adjusted(for: huge)
    #expect(adjusted.pointSize == 20)
    #expect(adjusted.adjusted(for: .standard).pointSize == 17)
  }

  @Test func otherFontsAreUnchanged() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.adjusted(for: huge) === font)
    let resized = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .standard).withSize(30)
    #expect(resized.adjusted(for: huge) === resized)
  }
}
