// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraGraphics

@Suite struct UITraitOverridesTests {
  @Test func startsEmpty() {
    #expect(UITraitOverrides().isEmpty)
    #expect(!UITraitOverrides().contains(UITraitUserInterfaceStyle.self))
  }

  @Test func setsAndRemoves() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .dark
    overrides[Density.self] = 3
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.contains(Density.self))
    #expect(overrides.userInterfaceStyle == .dark)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!overrides.isEmpty)
    overrides.remove(Density.self)
    #expect(overrides.isEmpty)
  }
}
