// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Metrics for scaling fonts and lengths to the user's text size, in proportion to a text style.
///
///     let font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: brandFont)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics for the body style.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Returns the metrics for a text style. Unknown styles are treated as `body`.
  open class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  /// Creates metrics for a text style. Unknown styles are treated as `body`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  // MARK: Fonts

  /// Returns the font scaled for the text size of the current environment. Views that adjust their font scale it
  /// again when the text size changes.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font scaled for the text size of an environment. If the trait collection is nil, the current
  /// environment is used.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: .infinity, traits: traitCollection ?? .current)
  }

  /// Returns the font scaled for the text size of the current environment, with a maximum size. A maximum of 0 or
  /// less means no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the text size of an environment, with a maximum size. If the trait collection is
  /// nil, the current environment is used. A maximum of 0 or less means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: Double(maximumPointSize), traits: traitCollection ?? .current)
  }

  func scaled(_ font: UIFont, maximum: Double, traits: UITraitCollection) -> UIFont {
    var specification = font.specification
    // A maximum of 0 means no limit, as in UIKit.
    let limit = maximum > 0 ? maximum : .infinity
    specification.size = min(scaled(value: specification.size, traits: traits), limit)
    let scaling = FontScaling(style: style, base: font, maximumPointSize: limit)
    return UIFont(specification, scaling: scaling)
  }

  // MARK: Values

  /// Returns a value scaled in proportion to the style's line height for the current text size, rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a value scaled in proportion to the style's line height for an environment's text size, rounded to
  /// pixels. At the default text size, the value is unchanged.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    CGFloat(scaled(value: Double(value), traits: traitCollection ?? .current))
  }

  private func scaled(value: Double, traits: UITraitCollection) -> Double {
    let row = DynamicType.row(for: style)
    let pitch = row.entry(at: traits.preferredContentSizeCategory).pitch
    let ordinary = row.entry(at: .large).pitch
    // At the default text size, the value is returned without scaling and rounding.
    guard pitch != ordinary else { return value }
    let scale = traits.displayScale > 0 ? Double(traits.displayScale) : Double(UITraitCollection.current.displayScale)
    let pixels = value * pitch / ordinary * scale
    return pixels.isFinite && scale > 0 ? pixels.rounded() / scale : value
  }
}
