// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// One way to show a screen: one combination of its matrix.
public struct Variant: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// Light or dark.
  public var appearance: Appearance
  /// The text size that people choose in the settings.
  public var textSize: UIContentSizeCategory
  /// Whether leading is on the right.
  public var isRightToLeft: Bool
  /// The language of texts, direction and formats, such as `de`; nil for the process's.
  public var localization: String?
  /// The pseudo language of texts; nil for the app's own texts.
  public var language: PseudoLanguage?
  /// Whether increased contrast is on.
  public var hasHighContrast: Bool
  /// How much of the device is in the picture; nil for the screen's own.
  public var deviceFrame: DeviceFrame?

  /// A variant. Without arguments: light, usual text size, left to right, the app's own texts, normal contrast.
  public init(
    device: Device, appearance: Appearance = .light, textSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false, localization: String? = nil, language: PseudoLanguage? = nil,
    hasHighContrast: Bool = false, deviceFrame: DeviceFrame? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.localization = localization
    self.language = language
    self.hasHighContrast = hasHighContrast
    self.deviceFrame = deviceFrame
  }

  /// The variant's part of a file name, such as `iphone-16@3.dark` or `iphone-16@3.light.AX5.rtl.de.accented.contrast`:
  /// always device and appearance, the rest where it differs from the default.
  public var name: String {
    let scale = device.scale
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
    var parts = ["\(device.name)@\(number)", appearance.rawValue]
    if textSize != .large { parts.append(Self.shortName(of: textSize)) }
    if isRightToLeft { parts.append("rtl") }
    if let localization { parts.append(localization) }
    if let language { parts.append(language.rawValue) }
    if hasHighContrast { parts.append("contrast") }
    if let deviceFrame { parts.append(deviceFrame == .none ? "no-frame" : deviceFrame.rawValue) }
    return parts.joined(separator: ".")
  }

  /// The options with which a renderer shows the variant.
  public var options: RenderOptions {
    RenderOptions(
      device: device, appearance: appearance, contentSizeCategory: textSize, isRightToLeft: isRightToLeft,
      localization: localization, language: language, hasHighContrast: hasHighContrast,
      deviceFrame: deviceFrame)
  }

  /// `XL` for `UICTContentSizeCategoryXL`, `AX5` for `UICTContentSizeCategoryAccessibilityXXXL`.
  private static func shortName(of size: UIContentSizeCategory) -> String {
    let accessibility = [
      "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ]
    let name = size.rawValue.replacing("UICTContentSizeCategory", with: "")
    return accessibility.firstIndex(of: name).map { "AX\($0 + 1)" } ?? name
  }
}
