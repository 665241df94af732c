// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Colors named after their purpose (iOS 13 to 18). Apple publishes their values for light and dark appearance only through the
// API. With increased contrast, the translucent ones are 0.08 more opaque, which is implemented by one rule below.

/// Labels, fills and separators.
extension UIColor {
  /// Primary text: black in light appearance, white in dark.
  public static let label = UIColor(
    source: .system(
      SystemColor(
        "labelColor", light: ColorComponents(white: 0, alpha: 1), dark: ColorComponents(white: 1, alpha: 1))))
  /// Secondary text: #3C3C43 in light appearance, #EBEBF5 in dark, both at 0.6.
  public static let secondaryLabel = UIColor(
    translucent: "secondaryLabelColor", light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
  /// Tertiary text: #3C3C43 in light appearance, #EBEBF5 in dark, both at 0.3.
  public static let tertiaryLabel = UIColor(
    translucent: "tertiaryLabelColor", light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  /// Quaternary text: #3C3C43 at 0.18 in light appearance, #EBEBF5 at 0.16 in dark.
  public static let quaternaryLabel = UIColor(
    translucent: "quaternaryLabelColor", light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
  /// Placeholder text in empty fields: the values of `tertiaryLabel`.
  public static let placeholderText = UIColor(
    translucent: "placeholderTextColor", light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))

  /// Thin and small shapes: #787880, at 0.2 in light appearance and 0.36 in dark.
  public static let systemFill = UIColor(
    translucent: "systemFillColor", light: (0x787880, 0.2), dark: (0x787880, 0.36))
  /// Medium-sized shapes, such as a switch that is off: #787880, at 0.16 in light appearance and 0.32 in dark.
  public static let secondarySystemFill = UIColor(
    translucent: "secondarySystemFillColor", light: (0x787880, 0.16), dark: (0x787880, 0.32))
  /// Large shapes, such as fields and buttons: #767680, at 0.12 in light appearance and 0.24 in dark.
  public static let tertiarySystemFill = UIColor(
    translucent: "tertiarySystemFillColor", light: (0x767680, 0.12), dark: (0x767680, 0.24))
  /// Large areas with complex content: #747480 at 0.08 in light appearance, #767680 at 0.18 in dark.
  public static let quaternarySystemFill = UIColor(
    translucent: "quaternarySystemFillColor", light: (0x747480, 0.08), dark: (0x767680, 0.18))

  /// Thin translucent lines: #3C3C43 at 0.29 in light appearance, #545458 at 0.6 in dark.
  public static let separator = UIColor(
    translucent: "separatorColor", light: (0x3C3C43, 0.29), dark: (0x545458, 0.6))
  /// Thin opaque lines: #C6C6C8 in light appearance, #38383A in dark.
  public static let opaqueSeparator = UIColor(
    source: .system(
      SystemColor(
        "opaqueSeparatorColor", light: ColorComponents(hex: 0xC6C6C8), dark: ColorComponents(hex: 0x38383A))))
  /// Links in text: #007AFF in light appearance, #0984FF in dark.
  public static let link = UIColor(
    source: .system(
      SystemColor("linkColor", light: ColorComponents(hex: 0x007AFF), dark: ColorComponents(hex: 0x0984FF))))

  /// Text on dark backgrounds, in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light backgrounds, in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The tint of the view that uses the color, or `systemBlue` if there is none.
  public static let tintColor = UIColor(source: .tint)

  private convenience init(translucent name: String, light: (UInt32, Double), dark: (UInt32, Double)) {
    self.init(
      source: .system(
        SystemColor(
          name,
          light: ColorComponents(hex: light.0, alpha: light.1), dark: ColorComponents(hex: dark.0, alpha: dark.1),
          lightHigh: ColorComponents(hex: light.0, alpha: light.1 + 0.08),
          darkHigh: ColorComponents(hex: dark.0, alpha: dark.1 + 0.08))))
  }
}

/// Backgrounds. In dark appearance they are lighter on elevated surfaces, such as sheets.
extension UIColor {
  /// The background of a screen: white in light appearance, black in dark (#1C1C1E when elevated).
  public static let systemBackground = UIColor(
    background: "systemBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), dark: (0x000000, 0x000000),
    elevated: (0x1C1C1E, 0x242426))
  /// Content on `systemBackground`: #F2F2F7 in light appearance, #1C1C1E in dark (#2C2C2E when elevated).
  public static let secondarySystemBackground = UIColor(
    background: "secondarySystemBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), dark: (0x1C1C1E, 0x242426),
    elevated: (0x2C2C2E, 0x363638))
  /// Content on `secondarySystemBackground`: white in light appearance, #2C2C2E in dark (#3A3A3C when elevated).
  public static let tertiarySystemBackground = UIColor(
    background: "tertiarySystemBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), dark: (0x2C2C2E, 0x363638),
    elevated: (0x3A3A3C, 0x444446))

  /// The background of a screen with grouped content: #F2F2F7 in light appearance, black in dark (#1C1C1E when
  /// elevated).
  public static let systemGroupedBackground = UIColor(
    background: "systemGroupedBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), dark: (0x000000, 0x000000),
    elevated: (0x1C1C1E, 0x242426))
  /// Groups on `systemGroupedBackground`: white in light appearance, #1C1C1E in dark (#2C2C2E when elevated).
  public static let secondarySystemGroupedBackground = UIColor(
    background: "secondarySystemGroupedBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), dark: (0x1C1C1E, 0x242426),
    elevated: (0x2C2C2E, 0x363638))
  /// Content in groups: #F2F2F7 in light appearance, #2C2C2E in dark (#3A3A3C when elevated).
  public static let tertiarySystemGroupedBackground = UIColor(
    background: "tertiarySystemGroupedBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), dark: (0x2C2C2E, 0x363638),
    elevated: (0x3A3A3C, 0x444446))

  /// The older name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }

  /// Creates a color from pairs of values at normal and increased contrast.
  private convenience init(
    background name: String, light: (UInt32, UInt32), dark: (UInt32, UInt32), elevated: (UInt32, UInt32)
  ) {
    self.init(
      source: .system(
        SystemColor(
          name, light: ColorComponents(hex: light.0), dark: ColorComponents(hex: dark.0),
          lightHigh: ColorComponents(hex: light.1), darkHigh: ColorComponents(hex: dark.1),
          elevated: ColorComponents(hex: elevated.0), elevatedHigh: ColorComponents(hex: elevated.1))))
  }
}
