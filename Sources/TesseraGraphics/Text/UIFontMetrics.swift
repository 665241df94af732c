// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Scales fonts and lengths with the user's text size as a text style grows.
///
///     let font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: brandFont)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales as body text does.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  open class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  // MARK: Fonts

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: .infinity, traits: traitCollection ?? .current)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the environment's text size, never larger than `maximumPointSize`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: Double(maximumPointSize), traits: traitCollection ?? .current)
  }

  func scaled(_ font: UIFont, maximum: Double, traits: UITraitCollection) -> UIFont {
    var specification = font.specification
    // 0 means no limit, as in UIKit.
    let limit = maximum > 0 ? maximum : .infinity
    specification.size = min(scaled(specification.size, traits), limit)
    let scaling = FontScaling(style: style, base: font, maximumPointSize: limit)
    return UIFont(specification, scaling: scaling)
  }

  // MARK: Values

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The value times the growth of the style's line pitch, rounded to the pixel grid.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    CGFloat(scaled(Double(value), traitCollection ?? .current))
  }

  private func scaled(_ value: Double, _ traits: UITraitCollection) -> Double {
    let row = DynamicType.row(for: style)
    let pitch = row.entry(at: traits.preferredContentSizeCategory).pitch
    let ordinary = row.entry(at: .large).pitch
    // At the ordinary size nothing is scaled, so nothing is rounded either.
    guard pitch != ordinary else { return value }
    let scale = traits.displayScale > 0 ? Double(traits.displayScale) : Double(UITraitCollection.current.displayScale)
    let pixels = value * pitch / ordinary * scale
    return pixels.isFinite && scale > 0 ? pixels.rounded() / scale : value
  }
}
