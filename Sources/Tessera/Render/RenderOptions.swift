// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// How a screen is shown.
public struct RenderOptions: Sendable {
  /// The device; nil for the screen's own.
  public var device: Device?
  public var appearance: Appearance
  public var contentSizeCategory: UIContentSizeCategory
  public var isRightToLeft: Bool
  /// nil for the app's own texts.
  public var language: PseudoLanguage?
  public var hasHighContrast: Bool
  /// Traits that override those of the device and the rest of the options; unspecified ones do not.
  public var traits: UITraitCollection?

  public init(
    device: Device? = nil, appearance: Appearance = .light, contentSizeCategory: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false, language: PseudoLanguage? = nil, hasHighContrast: Bool = false,
    traits: UITraitCollection? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.hasHighContrast = hasHighContrast
    self.traits = traits
  }
}
