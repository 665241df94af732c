// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A combination of values from a screen's snapshot matrix.
public struct Variant: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The light or dark appearance.
  public var appearance: Appearance
  /// The Dynamic Type size.
  public var textSize: UIContentSizeCategory
  /// Whether the layout direction is right to left.
  public var isRightToLeft: Bool
  /// The language for strings, layout direction and formats, such as `de`, or nil to use the language of the process.
  public var localization: String?
  /// The pseudo-language for strings, or nil to use the app's own strings.
  public var language: PseudoLanguage?
  /// Whether Increase Contrast is on.
  public var hasHighContrast: Bool
  /// The device elements in the image, or nil to use the screen's setting.
  public var deviceFrame: DeviceFrame?

  /// Creates a variant. The defaults are light appearance, the default text size, left-to-right layout, the app's own
  /// strings and normal contrast.
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

  /// The part of a file name that identifies the variant, such as `iphone-16@3.dark` or
  /// `iphone-16@3.light.AX5.rtl.de.accented.contrast.ios-26`. It always contains the device and the appearance, followed by
  /// all values that differ from their defaults.
  public var name: String {
    let scale = device.scale
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
    var parts = ["\(device.name)@\(number)", appearance.rawValue]
    if textSize != .large { parts.append(Self.shortName(of: textSize)) }
    if isRightToLeft { parts.append("rtl") }
    if let localization { parts.append(localization) }
    if let language { parts.append(language.rawValue) }
    if hasHighContrast { parts.append("contrast") }
    if let look = (device.look ?? .standard).fileNamePart { parts.append(look) }
    if let deviceFrame { parts.append(deviceFrame == .none ? "no-frame" : deviceFrame.rawValue) }
    return parts.joined(separator: ".")
  }

  /// The rendering options for the variant.
  public var options: RenderOptions {
    RenderOptions(
      device: device, appearance: appearance, contentSizeCategory: textSize, isRightToLeft: isRightToLeft,
      localization: localization, language: language, hasHighContrast: hasHighContrast,
      deviceFrame: deviceFrame)
  }

  /// Returns a short name for a size, such as `XL` for `UICTContentSizeCategoryXL` or `AX5` for
  /// `UICTContentSizeCategoryAccessibilityXXXL`.
  private static func shortName(of size: UIContentSizeCategory) -> String {
    let accessibility = [
      "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ]
    let name = size.rawValue.replacing("UICTContentSizeCategory", with: "")
    return accessibility.firstIndex(of: name).map { "AX\($0 + 1)" } ?? name
  }
}
