// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

struct Density: UITraitDefinition {
  static let defaultValue = 1
}

struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

@Suite struct UITraitCollectionTests {
  @Test func isUnspecifiedByDefault() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.forceTouchCapability == .unknown)
  }

  @Test func lastSpecifiedValueWins() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test func unspecifiedDoesNotOverride() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
  }

  @Test func everyInitializerSetsItsTrait() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(displayGamut: .P3),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(legibilityWeight: .bold), UITraitCollection(activeAppearance: .inactive),
    ])
    #expect(all.userInterfaceIdiom == .pad)
    #expect(all.userInterfaceStyle == .dark)
    #expect(all.layoutDirection == .rightToLeft)
    #expect(all.displayScale == 3)
    #expect(all.horizontalSizeClass == .compact)
    #expect(all.verticalSizeClass == .regular)
    #expect(all.forceTouchCapability == .available)
    #expect(all.preferredContentSizeCategory == .small)
    #expect(all.displayGamut == .P3)
    #expect(all.accessibilityContrast == .high)
    #expect(all.userInterfaceLevel == .elevated)
    #expect(all.legibilityWeight == .bold)
    #expect(all.activeAppearance == .inactive)
    #expect(all.values.isSpecified(UITraitDisplayScale.self))
  }

  @Test func modifiesACopy() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let changed = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(light.userInterfaceStyle == .light)
    #expect(changed.userInterfaceStyle == .dark)
    #expect(changed.displayScale == 2)
    #expect(changed.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
  }

  @Test func containsSpecifiedTraitsOfTheOther() {
    let both = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!UITraitCollection(displayScale: 2).containsTraits(in: both))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: nil))
  }

  @Test func comparesByValue() {
    let a = UITraitCollection { $0[Density.self] = 2 }
    let b = UITraitCollection { $0[Density.self] = 2 }
    #expect(a == b)
    #expect(a.hash == b.hash)
    #expect(a != UITraitCollection { $0[Density.self] = 3 })
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func storesCustomTraits() {
    let traits = UITraitCollection { $0[Density.self] = 7 }
    #expect(traits[Density.self] == 7)
    #expect(UITraitCollection()[Density.self] == 1)
    let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection { $0[Theme.self] = "bold" }])
    #expect(merged[Density.self] == 7)
    #expect(merged[Theme.self] == "bold")
    #expect(Density.name == "Density")
  }

  @Test func detectsColorAppearanceChanges() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[Density.self] = 2 }))
    #expect(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[Theme.self] = "x" }))
    #expect(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.userInterfaceLevel = .elevated }))
  }

  @Test func returnsChangedTraits() {
    let a = UITraitCollection(displayScale: 2)
    let b = a.modifyingTraits { $0.layoutDirection = .rightToLeft }
    #expect(b.changedTraits(from: a) == [ObjectIdentifier(UITraitLayoutDirection.self)])
    #expect(a.changedTraits(from: a).isEmpty)
    #expect(a.changedTraits(from: nil) == [ObjectIdentifier(UITraitDisplayScale.self)])
  }

  @Test func currentIsSetWhilePerforming() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var seen: UITraitCollection?
    var inner: UITraitCollection?
    dark.performAsCurrent {
      seen = UITraitCollection.current
      UITraitCollection(displayScale: 1).performAsCurrent { inner = UITraitCollection.current }
      #expect(UITraitCollection.current === dark)
    }
    #expect(seen === dark)
    #expect(inner?.displayScale == 1)
    #expect(UITraitCollection.current === before)
  }

  @Test func currentIsPerThread() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let style = await withCheckedContinuation { continuation in
      dark.performAsCurrent {
        let thread = Thread { continuation.resume(returning: UITraitCollection.current.userInterfaceStyle) }
        thread.start()
      }
    }
    #expect(style == .light)
  }
}
