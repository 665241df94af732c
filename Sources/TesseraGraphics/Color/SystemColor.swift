// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A colour of the system with its variants. A value instead of a closure, so that it compares, prints and resolves
// without a call into user code.

package struct SystemColor: Hashable, Sendable {
  let name: String
  let light: ColorComponents
  let dark: ColorComponents
  let lightHighContrast: ColorComponents
  let darkHighContrast: ColorComponents
  /// On elevated surfaces, such as sheets; only backgrounds differ there.
  let darkElevated: ColorComponents
  let darkElevatedHighContrast: ColorComponents

  init(
    _ name: String, light: ColorComponents, dark: ColorComponents, lightHigh: ColorComponents? = nil,
    darkHigh: ColorComponents? = nil, elevated: ColorComponents? = nil, elevatedHigh: ColorComponents? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    lightHighContrast = lightHigh ?? light
    darkHighContrast = darkHigh ?? dark
    darkElevated = elevated ?? dark
    darkElevatedHighContrast = elevatedHigh ?? elevated ?? darkHighContrast
  }

  /// The variant for an environment; an unspecified style counts as light.
  func resolved(with traits: TraitValues) -> ColorComponents {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast : light }
    guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkHighContrast : dark }
    return isHigh ? darkElevatedHighContrast : darkElevated
  }
}
