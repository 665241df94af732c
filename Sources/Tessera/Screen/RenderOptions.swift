// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The options for rendering a screen.
public struct RenderOptions: Sendable {
  /// The device, or nil to use the screen's default device.
  public var device: Device?
  /// The light or dark appearance. Light by default.
  public var appearance: Appearance
  /// The Dynamic Type size. By default `large`, as on iOS.
  public var contentSizeCategory: UIContentSizeCategory
  /// Whether the layout direction is right to left. False by default. Right-to-left languages set it automatically.
  public var isRightToLeft: Bool
  /// The language for strings, layout direction and formats, such as `de` or `pt-BR`, or nil to use the language of
  /// the process. Formats use `Locale.ambient`.
  public var localization: String?
  /// The pseudo-language for strings, or nil to use the app's own strings.
  public var language: PseudoLanguage?
  /// Whether Increase Contrast is on, which selects the high-contrast colors. False by default.
  public var hasHighContrast: Bool
  /// Whether Reduce Motion is on, which is the value of `UIAccessibility.isReduceMotionEnabled`. False by default.
  public var reducesMotion = false
  /// The device elements in the image, or nil to use the screen's setting.
  public var deviceFrame: DeviceFrame?
  /// The traits that override the traits of the device and of all other options. Unspecified traits have no effect.
  public var traits: UITraitCollection?

  /// Creates options. The defaults are the screen's device, light appearance, text size `large` and left-to-right
  /// layout.
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

  /// The language of the localization option, or the ambient language if the option is nil.
  var spokenLanguage: LanguageTag? { localization.flatMap { LanguageTag($0) } ?? AmbientLanguage.current }

  /// Throws `RenderError.unknownLanguage` if the localization is not a language.
  func checkLanguage() throws(RenderError) {
    guard let localization, LanguageTag(localization) == nil else { return }
    throw .unknownLanguage(localization, known: Localizations.all)
  }

  /// The layout direction that is set in the options or determined by the language.
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    isRightToLeft || spokenLanguage?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
