// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A system color with its variants. It is a value instead of a closure, so that it can be compared, printed and
// resolved without calling app code.

package struct SystemColor: Hashable, Sendable {
  let name: String
  let light: ColorComponents
  let dark: ColorComponents
  let lightHighContrast: ColorComponents
  let darkHighContrast: ColorComponents
  /// The dark color on elevated surfaces, such as sheets. It differs from `dark` only for backgrounds.
  let darkElevated: ColorComponents
  let darkElevatedHighContrast: ColorComponents
  /// The light and dark colors of iOS 26, or nil if they are the same as before.
  let glass: Pair?

  /// A light and a dark color.
  struct Pair: Hashable, Sendable {
    let light: ColorComponents
    let dark: ColorComponents
  }

  init(
    _ name: String, light: ColorComponents, dark: ColorComponents, lightHigh: ColorComponents? = nil,
    darkHigh: ColorComponents? = nil, elevated: ColorComponents? = nil, elevatedHigh: ColorComponents? = nil,
    glass: Pair? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    lightHighContrast = lightHigh ?? light
    darkHighContrast = darkHigh ?? dark
    darkElevated = elevated ?? dark
    darkElevatedHighContrast = elevatedHigh ?? elevated ?? darkHighContrast
    self.glass = glass
  }

  /// Returns the variant for an environment. An unspecified style is treated as light.
  func resolved(with traits: TraitValues) -> ColorComponents {
    let isHigh = traits.accessibilityContrast == .high
    if let glass, !isHigh, traits.isGlass { return traits.userInterfaceStyle == .dark ? glass.dark : glass.light }
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast : light }
    guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkHighContrast : dark }
    return isHigh ? darkElevatedHighContrast : darkElevated
  }
}
