// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The system colors and grays (Human Interface Guidelines, Color), with variants for light and dark appearance, for
/// increased contrast, and for the look of iOS 26. Colors with increased contrast are those of iOS 13 to 18 in every look.
extension UIColor {
  /// The system red: #FF3B30 in light appearance, #FF453A in dark appearance. With increased contrast: #D70015 and
  /// #FF6961. In the look of iOS 26: #FF383C and #FF4245.
  public static let systemRed = UIColor(
    system: "systemRedColor", light: 0xFF3B30, dark: 0xFF453A, lightHigh: 0xD70015, darkHigh: 0xFF6961,
    glass: (0xFF383C, 0xFF4245))
  /// The system orange: #FF9500 in light appearance, #FF9F0A in dark appearance. With increased contrast: #C93400 and
  /// #FFB340. In the look of iOS 26: #FF8D28 and #FF9230.
  public static let systemOrange = UIColor(
    system: "systemOrangeColor", light: 0xFF9500, dark: 0xFF9F0A, lightHigh: 0xC93400, darkHigh: 0xFFB340,
    glass: (0xFF8D28, 0xFF9230))
  /// The system yellow: #FFCC00 in light appearance, #FFD60A in dark appearance. With increased contrast: #B25000 and
  /// #FFD426. In the look of iOS 26: #FFCC00 and #FFD600.
  public static let systemYellow = UIColor(
    system: "systemYellowColor", light: 0xFFCC00, dark: 0xFFD60A, lightHigh: 0xB25000, darkHigh: 0xFFD426,
    glass: (0xFFCC00, 0xFFD600))
  /// The system green: #34C759 in light appearance, #30D158 in dark appearance. With increased contrast: #248A3D and
  /// #30DB5B.
  public static let systemGreen = UIColor(
    system: "systemGreenColor", light: 0x34C759, dark: 0x30D158, lightHigh: 0x248A3D, darkHigh: 0x30DB5B)
  /// The system mint: #00C7BE in light appearance, #63E6E2 in dark appearance. With increased contrast: #0C817B and
  /// #66D4CF. In the look of iOS 26: #00C8B3 and #00DAC3.
  public static let systemMint = UIColor(
    system: "systemMintColor", light: 0x00C7BE, dark: 0x63E6E2, lightHigh: 0x0C817B, darkHigh: 0x66D4CF,
    glass: (0x00C8B3, 0x00DAC3))
  /// The system teal: #30B0C7 in light appearance, #40C8E0 in dark appearance. With increased contrast: #008299 and
  /// #5DE6FF. In the look of iOS 26: #00C3D0 and #00D2E0.
  public static let systemTeal = UIColor(
    system: "systemTealColor", light: 0x30B0C7, dark: 0x40C8E0, lightHigh: 0x008299, darkHigh: 0x5DE6FF,
    glass: (0x00C3D0, 0x00D2E0))
  /// The system cyan: #32ADE6 in light appearance, #64D2FF in dark appearance. With increased contrast: #0071A4 and
  /// #70D7FF. In the look of iOS 26: #00C0E8 and #3CD3FE.
  public static let systemCyan = UIColor(
    system: "systemCyanColor", light: 0x32ADE6, dark: 0x64D2FF, lightHigh: 0x0071A4, darkHigh: 0x70D7FF,
    glass: (0x00C0E8, 0x3CD3FE))
  /// The system blue: #007AFF in light appearance, #0A84FF in dark appearance. With increased contrast: #0040DD and
  /// #409CFF. In the look of iOS 26: #0088FF and #0091FF.
  public static let systemBlue = UIColor(
    system: "systemBlueColor", light: 0x007AFF, dark: 0x0A84FF, lightHigh: 0x0040DD, darkHigh: 0x409CFF,
    glass: (0x0088FF, 0x0091FF))
  /// The system indigo: #5856D6 in light appearance, #5E5CE6 in dark appearance. With increased contrast: #3634A3 and
  /// #7D7AFF. In the look of iOS 26: #6155F5 and #6D7CFF.
  public static let systemIndigo = UIColor(
    system: "systemIndigoColor", light: 0x5856D6, dark: 0x5E5CE6, lightHigh: 0x3634A3, darkHigh: 0x7D7AFF,
    glass: (0x6155F5, 0x6D7CFF))
  /// The system purple: #AF52DE in light appearance, #BF5AF2 in dark appearance. With increased contrast: #8944AB and
  /// #DA8FFF. In the look of iOS 26: #CB30E0 and #DB34F2.
  public static let systemPurple = UIColor(
    system: "systemPurpleColor", light: 0xAF52DE, dark: 0xBF5AF2, lightHigh: 0x8944AB, darkHigh: 0xDA8FFF,
    glass: (0xCB30E0, 0xDB34F2))
  /// The system pink: #FF2D55 in light appearance, #FF375F in dark appearance. With increased contrast: #D30F45 and
  /// #FF6482.
  public static let systemPink = UIColor(
    system: "systemPinkColor", light: 0xFF2D55, dark: 0xFF375F, lightHigh: 0xD30F45, darkHigh: 0xFF6482)
  /// The system brown: #A2845E in light appearance, #AC8E68 in dark appearance. With increased contrast: #7F6545 and
  /// #B59469. In the look of iOS 26: #AC7F5E and #B78A66.
  public static let systemBrown = UIColor(
    system: "systemBrownColor", light: 0xA2845E, dark: 0xAC8E68, lightHigh: 0x7F6545, darkHigh: 0xB59469,
    glass: (0xAC7F5E, 0xB78A66))
  /// The system gray: #8E8E93 in light appearance, #8E8E93 in dark appearance. With increased contrast: #6C6C70 and
  /// #AEAEB2.
  public static let systemGray = UIColor(
    system: "systemGrayColor", light: 0x8E8E93, dark: 0x8E8E93, lightHigh: 0x6C6C70, darkHigh: 0xAEAEB2)
  /// The second system gray: #AEAEB2 in light appearance, #636366 in dark appearance. With increased contrast:
  /// #8E8E93 and #7C7C80.
  public static let systemGray2 = UIColor(
    system: "systemGray2Color", light: 0xAEAEB2, dark: 0x636366, lightHigh: 0x8E8E93, darkHigh: 0x7C7C80)
  /// The third system gray: #C7C7CC in light appearance, #48484A in dark appearance. With increased contrast: #AEAEB2
  /// and #545456.
  public static let systemGray3 = UIColor(
    system: "systemGray3Color", light: 0xC7C7CC, dark: 0x48484A, lightHigh: 0xAEAEB2, darkHigh: 0x545456)
  /// The fourth system gray: #D1D1D6 in light appearance, #3A3A3C in dark appearance. With increased contrast:
  /// #BCBCC0 and #444446.
  public static let systemGray4 = UIColor(
    system: "systemGray4Color", light: 0xD1D1D6, dark: 0x3A3A3C, lightHigh: 0xBCBCC0, darkHigh: 0x444446)
  /// The fifth system gray: #E5E5EA in light appearance, #2C2C2E in dark appearance. With increased contrast: #D8D8DC
  /// and #363638.
  public static let systemGray5 = UIColor(
    system: "systemGray5Color", light: 0xE5E5EA, dark: 0x2C2C2E, lightHigh: 0xD8D8DC, darkHigh: 0x363638)
  /// The sixth system gray: #F2F2F7 in light appearance, #1C1C1E in dark appearance. With increased contrast: #EBEBF0
  /// and #242426.
  public static let systemGray6 = UIColor(
    system: "systemGray6Color", light: 0xF2F2F7, dark: 0x1C1C1E, lightHigh: 0xEBEBF0, darkHigh: 0x242426)

  private convenience init(
    system name: String, light: UInt32, dark: UInt32, lightHigh: UInt32, darkHigh: UInt32,
    glass: (light: UInt32, dark: UInt32)? = nil
  ) {
    self.init(
      source: .system(
        SystemColor(
          name, light: ColorComponents(hex: light), dark: ColorComponents(hex: dark),
          lightHigh: ColorComponents(hex: lightHigh), darkHigh: ColorComponents(hex: darkHigh),
          glass: glass.map {
            SystemColor.Pair(light: ColorComponents(hex: $0.light), dark: ColorComponents(hex: $0.dark))
          })))
  }
}
