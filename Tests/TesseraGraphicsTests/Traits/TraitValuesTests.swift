// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

/// Returns one collection per system trait, with a nondefault value for that trait.
private func makeSamples() -> [(any SystemTrait.Type, TraitValues)] {
  [
    (UITraitUserInterfaceIdiom.self, values { $0.userInterfaceIdiom = .pad }),
    (UITraitUserInterfaceStyle.self, values { $0.userInterfaceStyle = .dark }),
    (UITraitLayoutDirection.self, values { $0.layoutDirection = .rightToLeft }),
    (UITraitDisplayScale.self, values { $0.displayScale = 2 }),
    (UITraitHorizontalSizeClass.self, values { $0.horizontalSizeClass = .regular }),
    (UITraitVerticalSizeClass.self, values { $0.verticalSizeClass = .compact }),
    (UITraitForceTouchCapability.self, values { $0.forceTouchCapability = .available }),
    (UITraitPreferredContentSizeCategory.self, values { $0.preferredContentSizeCategory = .small }),
    (UITraitDisplayGamut.self, values { $0.displayGamut = .P3 }),
    (UITraitAccessibilityContrast.self, values { $0.accessibilityContrast = .high }),
    (UITraitUserInterfaceLevel.self, values { $0.userInterfaceLevel = .elevated }),
    (UITraitLegibilityWeight.self, values { $0.legibilityWeight = .bold }),
    (UITraitActiveAppearance.self, values { $0.activeAppearance = .inactive }),
    (TintTrait.self, values { $0.tintColor = .systemRed }),
    (LookTrait.self, values { $0.look = .iOS26 }),
  ]
}

private func values(_ change: (inout TraitValues) -> Void) -> TraitValues {
  var values = TraitValues()
  change(&values)
  return values
}

@Suite struct TraitValuesTests {
  @Test func samplesCoverTheTable() {
    #expect(Set(makeSamples().map { ObjectIdentifier($0.0) }) == Set(systemTraits.map { ObjectIdentifier($0) }))
  }

  // The field lists in TraitValues and the trait table agree.
  @Test(arguments: 0..<15)
  func fieldListsNameEveryTraitOfTheTable(index: Int) throws {
    let (trait, sample) = try #require(makeSamples().dropFirst(index).first)
    let empty = TraitValues()
    let isSpecified = trait.isSpecified(in: sample)
    let affectsColor = trait.affectsColorAppearance
    #expect(isSpecified)
    #expect(!sample.isEqual(to: empty))
    #expect(sample.isEqual(to: sample))
    var merged = empty
    merged.merge(sample)
    #expect(merged.isEqual(to: sample))
    merged.merge(empty)
    #expect(merged.isEqual(to: sample))
    #expect(sample.hasDifferentColors(from: empty) == affectsColor)
    #expect(sample.changes(from: empty) == [ObjectIdentifier(trait)])
    #expect(sample.contains(empty))
    #expect(!empty.contains(sample))
    trait.clear(in: &merged)
    #expect(merged.isEqual(to: empty))
  }

  @Test func customTraitsCompareByValue() {
    let one = values { $0[Density.self] = 5 }
    #expect(one.isEqual(to: values { $0[Density.self] = 5 }))
    #expect(!one.isEqual(to: values { $0[Density.self] = 6 }))
    #expect(!one.isEqual(to: TraitValues()))
    #expect(!TraitValues().isEqual(to: one))
    #expect(!one.hasDifferentColors(from: TraitValues()))
    #expect(values { $0[Theme.self] = "a" }.hasDifferentColors(from: TraitValues()))
    #expect(!values { $0[Theme.self] = "a" }.hasDifferentColors(from: values { $0[Theme.self] = "a" }))
  }
}
