// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIImage {
  /// Size, weight and colours of a symbol.
  ///
  ///     let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
  ///     let red = UIImage.SymbolConfiguration(paletteColors: [.white, .systemRed])
  ///     UIImage(systemName: "xmark.circle.fill", withConfiguration: bold.applying(red))
  ///
  /// The image of a round symbol is 20/17 of the point size high and wide. Weights make strokes thinner and thicker; what is
  /// solid stays, and signs that are cut out of it become wider cuts.
  ///
  /// Hierarchical and palette colours tell signs from the forms around them ("xmark.circle.fill", "info.circle"), badges,
  /// slashes and arrows from what they belong to ("bag.badge.plus", "mic.slash", "square.and.arrow.up"), waves from
  /// loudspeakers, and clouds from the weather.
  ///
  /// - Note: Differs from UIKit: which parts have which level, and the colours of multicolour symbols, are written from what
  ///   SF Symbols is known to do, for the common ones; others are of one level. Symbols do not know localized forms.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle, _ traitCollection: UITraitCollection? = nil) {
      self.style = style
      super.init(traitCollection: traitCollection)
    }

    /// A configuration without any value.
    public static let unspecified = SymbolConfiguration(SymbolStyle())

    /// Creates the size of symbols next to text of this size, in points. Sizes that are not positive or not finite count as 17.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolStyle(size: .points(Double(pointSize))))
    }

    /// Creates the size of symbols next to text of this size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight))
    }

    /// Creates the size of symbols next to text of this size, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight, scale: scale))
    }

    /// Creates a weight only.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: weight))
    }

    /// Creates a scale only.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolStyle(scale: scale))
    }

    /// Creates the size of a text style in the environment the image is made for.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolStyle(size: .textStyle(textStyle)))
    }

    /// Creates the size of a text style in the environment the image is made for, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolStyle(size: .textStyle(textStyle), scale: scale))
    }

    /// Size and weight of a font; the weight is the nearest of symbols.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = font.specification.weight.symbolWeight()
      self.init(SymbolStyle(size: .points(Double(font.pointSize)), weight: weight, scale: scale))
    }

    /// Creates one colour; the second level has half its opacity, the third a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a colour for each level, the foremost first; the last one serves all further levels. No colours say nothing.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Returns the symbol's own colours where it has any ("heart.fill", "exclamationmark.triangle.fill", badges, weather); the
    /// rest, and symbols without, in the tint.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .multicolor))
    }

    /// Returns one colour for all levels: the tint, or the colour of `withTintColor`. The default.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .monochrome))
    }

    /// Whether the size is that of a text style.
    package var followsTextSize: Bool {
      if case .textStyle = style.size { return true }
      return false
    }

    open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
      SymbolConfiguration(style, traitCollection)
    }

    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      let traits = other.traitCollection ?? traitCollection
      guard let symbol = other as? SymbolConfiguration else { return withTraitCollection(traits) }
      return SymbolConfiguration(style.applying(symbol.style), traits)
    }

    /// Returns the same without size and weight.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(scale: style.scale, coloring: style.coloring), traitCollection)
    }

    /// Returns the same without a scale.
    open func withoutScale() -> SymbolConfiguration {
      var copy = style
      copy.scale = .unspecified
      return SymbolConfiguration(copy, traitCollection)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return style == other.style && traitCollection == other.traitCollection
    }

    open override var hash: Int { style.hashValue }
  }
}
