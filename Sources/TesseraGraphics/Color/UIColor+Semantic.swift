// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Colors that are named after their purpose (iOS 13 to 18). Apple publishes their values for light and dark
// appearance only through the API. With increased contrast, the initializer below increases the alpha of translucent
// colors by 0.08.

/// Colors for labels, fills and separators.
extension UIColor {
  /// The color of primary text: black in light appearance, white in dark appearance.
  public static let label = UIColor(
    source: .system(
      SystemColor(
        "labelColor", light: ColorComponents(white: 0, alpha: 1), dark: ColorComponents(white: 1, alpha: 1))))
  /// The color of secondary text: #3C3C43 in light appearance, #EBEBF5 in dark appearance, both with alpha 0.6.
  public static let secondaryLabel = UIColor(
    translucent: "secondaryLabelColor", light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
  /// The color of tertiary text: #3C3C43 in light appearance, #EBEBF5 in dark appearance, both with alpha 0.3.
  public static let tertiaryLabel = UIColor(
    translucent: "tertiaryLabelColor", light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  /// The color of quaternary text: #3C3C43 with alpha 0.18 in light appearance, #EBEBF5 with alpha 0.16 in dark
  /// appearance.
  public static let quaternaryLabel = UIColor(
    translucent: "quaternaryLabelColor", light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
  /// The color of placeholder text in empty fields. It has the same values as `tertiaryLabel`.
  public static let placeholderText = UIColor(
    translucent: "placeholderTextColor", light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))

  /// The fill color for thin and small shapes: #787880, with alpha 0.2 in light appearance and 0.36 in dark
  /// appearance.
  public static let systemFill = UIColor(
    translucent: "systemFillColor", light: (0x787880, 0.2), dark: (0x787880, 0.36))
  /// The fill color for medium-sized shapes, such as a switch that is off: #787880, with alpha 0.16 in light
  /// appearance and 0.32 in dark appearance.
  public static let secondarySystemFill = UIColor(
    translucent: "secondarySystemFillColor", light: (0x787880, 0.16), dark: (0x787880, 0.32))
  /// The fill color for large shapes, such as fields and buttons: #767680, with alpha 0.12 in light appearance and
  /// 0.24 in dark appearance.
  public static let tertiarySystemFill = UIColor(
    translucent: "tertiarySystemFillColor", light: (0x767680, 0.12), dark: (0x767680, 0.24))
  /// The fill color for large areas with complex content: #747480 with alpha 0.08 in light appearance, #767680 with
  /// alpha 0.18 in dark appearance.
  public static let quaternarySystemFill = UIColor(
    translucent: "quaternarySystemFillColor", light: (0x747480, 0.08), dark: (0x767680, 0.18))

  /// The color of thin translucent lines: #3C3C43 with alpha 0.29 in light appearance, #545458 with alpha 0.6 in dark
  /// appearance. In the look of iOS 26, whose lines are thicker, the alphas are 0.12 and 0.5.
  public static let separator = UIColor(
    translucent: "separatorColor", light: (0x3C3C43, 0.29), dark: (0x545458, 0.6), glass: (0.12, 0.5))
  /// The color of thin opaque lines: #C6C6C8 in light appearance, #38383A in dark appearance.
  public static let opaqueSeparator = UIColor(
    source: .system(
      SystemColor(
        "opaqueSeparatorColor", light: ColorComponents(hex: 0xC6C6C8), dark: ColorComponents(hex: 0x38383A))))
  /// The color of links in text: #007AFF in light appearance, #0984FF in dark appearance. In the look of iOS 26, the
  /// system blue.
  public static let link = UIColor(
    source: .system(
      SystemColor(
        "linkColor", light: ColorComponents(hex: 0x007AFF), dark: ColorComponents(hex: 0x0984FF),
        glass: .init(light: ColorComponents(hex: 0x0088FF), dark: ColorComponents(hex: 0x0091FF)))))

  /// The color of text on dark backgrounds, in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on light backgrounds, in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The tint color of the view that uses the color, or `systemBlue` if there is no view.
  public static let tintColor = UIColor(source: .tint)

  private convenience init(
    translucent name: String, light: (UInt32, Double), dark: (UInt32, Double), glass: (Double, Double)? = nil
  ) {
    self.init(
      source: .system(
        SystemColor(
          name,
          light: ColorComponents(hex: light.0, alpha: light.1), dark: ColorComponents(hex: dark.0, alpha: dark.1),
          lightHigh: ColorComponents(hex: light.0, alpha: light.1 + 0.08),
          darkHigh: ColorComponents(hex: dark.0, alpha: dark.1 + 0.08),
          glass: glass.map {
            SystemColor.Pair(
              light: ColorComponents(hex: light.0, alpha: $0.0), dark: ColorComponents(hex: dark.0, alpha: $0.1))
          })))
  }
}

/// Background colors. In dark appearance, they are lighter on elevated surfaces, such as sheets.
extension UIColor {
  /// The background color of a screen: white in light appearance, black in dark appearance (#1C1C1E if elevated).
  public static let systemBackground = UIColor(
    background: "systemBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), dark: (0x000000, 0x000000),
    elevated: (0x1C1C1E, 0x242426))
  /// The background color of content on `systemBackground`: #F2F2F7 in light appearance, #1C1C1E in dark appearance
  /// (#2C2C2E if elevated).
  public static let secondarySystemBackground = UIColor(
    background: "secondarySystemBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), dark: (0x1C1C1E, 0x242426),
    elevated: (0x2C2C2E, 0x363638))
  /// The background color of content on `secondarySystemBackground`: white in light appearance, #2C2C2E in dark
  /// appearance (#3A3A3C if elevated).
  public static let tertiarySystemBackground = UIColor(
    background: "tertiarySystemBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), dark: (0x2C2C2E, 0x363638),
    elevated: (0x3A3A3C, 0x444446))

  /// The background color of a screen with grouped content: #F2F2F7 in light appearance, black in dark appearance
  /// (#1C1C1E if elevated).
  public static let systemGroupedBackground = UIColor(
    background: "systemGroupedBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), dark: (0x000000, 0x000000),
    elevated: (0x1C1C1E, 0x242426))
  /// The background color of groups on `systemGroupedBackground`: white in light appearance, #1C1C1E in dark
  /// appearance (#2C2C2E if elevated).
  public static let secondarySystemGroupedBackground = UIColor(
    background: "secondarySystemGroupedBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), dark: (0x1C1C1E, 0x242426),
    elevated: (0x2C2C2E, 0x363638))
  /// The background color of content in groups: #F2F2F7 in light appearance, #2C2C2E in dark appearance (#3A3A3C if
  /// elevated).
  public static let tertiarySystemGroupedBackground = UIColor(
    background: "tertiarySystemGroupedBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), dark: (0x2C2C2E, 0x363638),
    elevated: (0x3A3A3C, 0x444446))

  /// The deprecated name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }

  /// Creates a color from values for normal and increased contrast.
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
