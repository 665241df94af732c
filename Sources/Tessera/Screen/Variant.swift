// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// One combination of the values of a screen's matrix.
public struct Variant: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The light or dark appearance.
  public var appearance: Appearance
  /// The text size from the settings.
  public var textSize: UIContentSizeCategory
  /// Whether the layout direction is right to left.
  public var isRightToLeft: Bool
  /// The language of strings, direction and formats, such as `de`, or nil for the process's.
  public var localization: String?
  /// The pseudo-language of strings, or nil for the app's own strings.
  public var language: PseudoLanguage?
  /// Whether increased contrast is on.
  public var hasHighContrast: Bool
  /// The part of the device in the picture, or nil for the screen's own setting.
  public var deviceFrame: DeviceFrame?

  /// Creates a variant. Without arguments: light, default text size, left to right, the app's own strings, normal contrast.
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
  /// always the device and the appearance, and every other value that is not the default.
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

  /// The options for rendering the variant.
  public var options: RenderOptions {
    RenderOptions(
      device: device, appearance: appearance, contentSizeCategory: textSize, isRightToLeft: isRightToLeft,
      localization: localization, language: language, hasHighContrast: hasHighContrast,
      deviceFrame: deviceFrame)
  }

  /// Returns `XL` for `UICTContentSizeCategoryXL`, `AX5` for `UICTContentSizeCategoryAccessibilityXXXL`.
  private static func shortName(of size: UIContentSizeCategory) -> String {
    let accessibility = [
      "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ]
    let name = size.rawValue.replacing("UICTContentSizeCategory", with: "")
    return accessibility.firstIndex(of: name).map { "AX\($0 + 1)" } ?? name
  }
}
