// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// How a screen is shown.
public struct RenderOptions: Sendable {
  /// The device; nil for the screen's own.
  public var device: Device?
  /// Light or dark. Light by default.
  public var appearance: Appearance
  /// The text size that people choose in the settings. `large`, the default of iOS, by default.
  public var contentSizeCategory: UIContentSizeCategory
  /// Whether leading is on the right, in views that follow the reading direction. False by default. Languages that are read
  /// from right to left turn it on by themselves.
  public var isRightToLeft: Bool
  /// The language of texts, direction and formats, such as `de` or `pt-BR`; nil for the process's. Formats are those of
  /// `Locale.ambient`.
  public var localization: String?
  /// The pseudo language that texts are shown in; nil for the app's own texts.
  public var language: PseudoLanguage?
  /// Whether increased contrast is on, which chooses the high-contrast colours. False by default.
  public var hasHighContrast: Bool
  /// Whether less motion is asked for, which `UIAccessibility.isReduceMotionEnabled` tells. False by default.
  public var reducesMotion = false
  /// How much of the device is in the picture; nil for the screen's own.
  public var deviceFrame: DeviceFrame?
  /// Traits that override those of the device and the rest of the options; unspecified ones do not.
  public var traits: UITraitCollection?

  /// Options for a screen. Without arguments: its own device, light, text size large, left to right.
  public init(
    device: Device? = nil, appearance: Appearance = .light, contentSizeCategory: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false, localization: String? = nil, language: PseudoLanguage? = nil,
    hasHighContrast: Bool = false, deviceFrame: DeviceFrame? = nil, traits: UITraitCollection? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.isRightToLeft = isRightToLeft
    self.localization = localization
    self.language = language
    self.hasHighContrast = hasHighContrast
    self.deviceFrame = deviceFrame
    self.traits = traits
  }

  /// The language that was asked for, here or by the code around.
  var spokenLanguage: LanguageTag? { localization.flatMap { LanguageTag($0) } ?? AmbientLanguage.current }

  /// Throws `RenderError.unknownLanguage` for a localization that is no language.
  func checkLanguage() throws(RenderError) {
    guard let localization, LanguageTag(localization) == nil else { return }
    throw .unknownLanguage(localization, known: Localizations.all)
  }

  /// The direction that was asked for, or the language's.
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    isRightToLeft || spokenLanguage?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
