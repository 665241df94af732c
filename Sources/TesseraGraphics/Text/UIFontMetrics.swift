// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Metrics that scale fonts and lengths with the user's text size, in proportion to a text style.
///
///     let font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: brandFont)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Returns the metrics of a text style. Unknown styles count as `body`.
  open class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  /// Creates the metrics of a text style. Unknown styles count as `body`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  // MARK: Fonts

  /// Returns the font at the text size of the current environment. Views that adjust their font rescale it.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font at the text size of an environment, or of the current one for nil.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: .infinity, traits: traitCollection ?? .current)
  }

  /// Returns the font at the text size of the current environment, limited to `maximumPointSize`; 0 or less means no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font at the text size of an environment, or of the current one for nil, limited to `maximumPointSize`; 0 or
  /// less means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: Double(maximumPointSize), traits: traitCollection ?? .current)
  }

  func scaled(_ font: UIFont, maximum: Double, traits: UITraitCollection) -> UIFont {
    var specification = font.specification
    // 0 means no limit, as in UIKit.
    let limit = maximum > 0 ? maximum : .infinity
    specification.size = min(scaled(value: specification.size, traits: traits), limit)
    let scaling = FontScaling(style: style, base: font, maximumPointSize: limit)
    return UIFont(specification, scaling: scaling)
  }

  // MARK: Values

  /// Returns the value scaled by the growth of the style's line pitch at the current text size, rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the value scaled by the growth of the style's line pitch at an environment's text size, rounded to pixels. At the
  /// default text size the value is unchanged.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    CGFloat(scaled(value: Double(value), traits: traitCollection ?? .current))
  }

  private func scaled(value: Double, traits: UITraitCollection) -> Double {
    let row = DynamicType.row(for: style)
    let pitch = row.entry(at: traits.preferredContentSizeCategory).pitch
    let ordinary = row.entry(at: .large).pitch
    // At the default text size nothing is scaled, so nothing is rounded either.
    guard pitch != ordinary else { return value }
    let scale = traits.displayScale > 0 ? Double(traits.displayScale) : Double(UITraitCollection.current.displayScale)
    let pixels = value * pitch / ordinary * scale
    return pixels.isFinite && scale > 0 ? pixels.rounded() / scale : value
  }
}
