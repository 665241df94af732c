// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The options for rendering a screen.
public struct RenderOptions: Sendable {
  /// The device, or nil for the screen's own.
  public var device: Device?
  /// The light or dark appearance. Light by default.
  public var appearance: Appearance
  /// The text size from the settings. `large`, the default of iOS, by default.
  public var contentSizeCategory: UIContentSizeCategory
  /// Whether views that follow the reading direction lay out from right to left. False by default. Languages that are read from
  /// right to left turn it on automatically.
  public var isRightToLeft: Bool
  /// The language of strings, direction and formats, such as `de` or `pt-BR`, or nil for the process's. Formats are those of
  /// `Locale.ambient`.
  public var localization: String?
  /// The pseudo-language of strings, or nil for the app's own strings.
  public var language: PseudoLanguage?
  /// Whether increased contrast is on, which selects the high-contrast colors. False by default.
  public var hasHighContrast: Bool
  /// Whether reduced motion is on, the value of `UIAccessibility.isReduceMotionEnabled`. False by default.
  public var reducesMotion = false
  /// The part of the device in the picture, or nil for the screen's own setting.
  public var deviceFrame: DeviceFrame?
  /// Traits that override those of the device and of the other options. Unspecified traits have no effect.
  public var traits: UITraitCollection?

  /// Creates options. Without arguments: the screen's own device, light, text size large, left to right.
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

  /// The requested language: the option's or the ambient one.
  var spokenLanguage: LanguageTag? { localization.flatMap { LanguageTag($0) } ?? AmbientLanguage.current }

  /// Throws `RenderError.unknownLanguage` if the localization is not a language.
  func checkLanguage() throws(RenderError) {
    guard let localization, LanguageTag(localization) == nil else { return }
    throw .unknownLanguage(localization, known: Localizations.all)
  }

  /// The requested direction, or the language's.
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    isRightToLeft || spokenLanguage?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
