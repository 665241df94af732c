// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// The UIKit fonts of fonts with several modifiers.
@MainActor
@Suite struct FontResolutionTests {
  private func weight(_ font: UIFont) -> CGFloat? {
    (font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
  }

  @Test func fixedWidthDigitsKeepTheWeightAndTheDesign() {
    let environment = EnvironmentValues()
    let medium = Font.system(size: 13, weight: .medium).monospacedDigit().resolve(in: environment)
    #expect(medium == UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium))
    let plain = Font.system(.largeTitle, design: .rounded, weight: .semibold).resolve(in: environment)
    let fixed = Font.system(.largeTitle, design: .rounded, weight: .semibold).monospacedDigit().resolve(in: environment)
    #expect(fixed.familyName == plain.familyName)
    #expect(weight(fixed) == UIFont.Weight.semibold.rawValue)
    #expect(fixed.pointSize == plain.pointSize)
  }
}
