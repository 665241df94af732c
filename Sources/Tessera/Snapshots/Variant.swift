// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// One way to show a screen: a point of its matrix.
public struct Variant: Hashable, Sendable {
  public var device: Device
  public var appearance: Appearance
  public var textSize: UIContentSizeCategory
  public var isRightToLeft: Bool
  public var language: PseudoLanguage?
  public var hasHighContrast: Bool

  public init(
    device: Device, appearance: Appearance = .light, textSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false, language: PseudoLanguage? = nil, hasHighContrast: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.hasHighContrast = hasHighContrast
  }

  /// What the variant adds to a file's name, such as `iphone-16@3.dark` or `iphone-16@3.light.AX5.rtl.accented.contrast`:
  /// device and appearance always, the rest where it is not the usual.
  public var name: String {
    let scale = device.scale
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
    var parts = ["\(device.name)@\(number)", appearance.rawValue]
    if textSize != .large { parts.append(Self.shortName(of: textSize)) }
    if isRightToLeft { parts.append("rtl") }
    if let language { parts.append(language.rawValue) }
    if hasHighContrast { parts.append("contrast") }
    return parts.joined(separator: ".")
  }

  public var options: RenderOptions {
    RenderOptions(
      device: device, appearance: appearance, contentSizeCategory: textSize, isRightToLeft: isRightToLeft,
      language: language, hasHighContrast: hasHighContrast)
  }

  /// `UICTContentSizeCategoryAccessibilityXXXL` is AX5 in designers' words.
  private static func shortName(of size: UIContentSizeCategory) -> String {
    let accessibility = [
      "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ]
    let name = size.rawValue.replacing("UICTContentSizeCategory", with: "")
    return accessibility.firstIndex(of: name).map { "AX\($0 + 1)" } ?? name
  }
}
