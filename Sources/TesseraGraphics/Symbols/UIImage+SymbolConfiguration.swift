// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIImage {
  /// The size, weight and colors of a symbol.
  ///
  ///     let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
  ///     let red = UIImage.SymbolConfiguration(paletteColors: [.white, .systemRed])
  ///     UIImage(systemName: "xmark.circle.fill", withConfiguration: bold.applying(red))
  ///
  /// The image of a round symbol is 20/17 of the point size high and wide. Weights make strokes thinner or thicker; solid
  /// shapes are unchanged, and signs cut out of them become wider cuts.
  ///
  /// Hierarchical and palette colors distinguish signs from their surrounding shapes ("xmark.circle.fill", "info.circle"),
  /// badges, slashes and arrows from their base ("bag.badge.plus", "mic.slash", "square.and.arrow.up"), waves from
  /// loudspeakers, and clouds from the weather.
  ///
  /// - Note: Differs from UIKit: the levels of parts and the colors of multicolor symbols follow the known behavior of SF
  ///   Symbols for common symbols; other symbols have a single level. There are no localized variants.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle, _ traitCollection: UITraitCollection? = nil) {
      self.style = style
      super.init(traitCollection: traitCollection)
    }

    /// A configuration without values.
    public static let unspecified = SymbolConfiguration(SymbolStyle())

    /// Creates a configuration with the size of symbols next to text of a size in points. Sizes that are not positive or not
    /// finite count as 17.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolStyle(size: .points(Double(pointSize))))
    }

    /// Creates a configuration with a weight and the size of symbols next to text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight))
    }

    /// Creates a configuration with a weight, a scale and the size of symbols next to text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight, scale: scale))
    }

    /// Creates a configuration with only a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: weight))
    }

    /// Creates a configuration with only a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolStyle(scale: scale))
    }

    /// Creates a configuration with the size of a text style in the environment of the image.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolStyle(size: .textStyle(textStyle)))
    }

    /// Creates a configuration with a scale and the size of a text style in the environment of the image.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolStyle(size: .textStyle(textStyle), scale: scale))
    }

    /// Creates a configuration with the size of a font and the symbol weight nearest to its weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = font.specification.weight.symbolWeight()
      self.init(SymbolStyle(size: .points(Double(font.pointSize)), weight: weight, scale: scale))
    }

    /// Creates a configuration with a single color. The second level has half its opacity, the third a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with a color for each level, the foremost first. The last color is used for all further
    /// levels. An empty array has no effect.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Returns a configuration with the symbol's own colors, if it has any ("heart.fill", "exclamationmark.triangle.fill",
    /// badges, weather). Other parts and symbols have the tint.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .multicolor))
    }

    /// Returns a configuration with one color for all levels: the tint, or the color of `withTintColor`. The default.
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

    /// Returns the configuration without size and weight.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(scale: style.scale, coloring: style.coloring), traitCollection)
    }

    /// Returns the configuration without a scale.
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
