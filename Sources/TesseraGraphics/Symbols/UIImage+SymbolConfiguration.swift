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
  /// The image of a round symbol has a width and height of 20/17 of the point size. The weight determines the stroke
  /// width. Solid shapes are unchanged, and signs cut out of them become wider.
  ///
  /// Hierarchical and palette colors distinguish signs from their surrounding shapes ("xmark.circle.fill",
  /// "info.circle"), badges, slashes and arrows from the rest of the symbol ("bag.badge.plus", "mic.slash",
  /// "square.and.arrow.up"), waves from loudspeakers, and clouds from the weather.
  ///
  /// - Note: Differs from UIKit: for common symbols, the hierarchy levels and built-in colors match SF Symbols. Other
  ///   symbols have a single level. There are no localized variants.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle, _ traitCollection: UITraitCollection? = nil) {
      self.style = style
      super.init(traitCollection: traitCollection)
    }

    /// A configuration without any values.
    public static let unspecified = SymbolConfiguration(SymbolStyle())

    /// Creates a configuration for symbols that match text with a point size. If the size is not positive or not
    /// finite, 17 is used.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolStyle(size: .points(Double(pointSize))))
    }

    /// Creates a configuration with a weight for symbols that match text with a point size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight))
    }

    /// Creates a configuration with a weight and a scale for symbols that match text with a point size.
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

    /// Creates a configuration for symbols that match a text style in the image's environment.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolStyle(size: .textStyle(textStyle)))
    }

    /// Creates a configuration with a scale for symbols that match a text style in the image's environment.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolStyle(size: .textStyle(textStyle), scale: scale))
    }

    /// Creates a configuration with a font's size and the symbol weight nearest to its weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with a font's size, the symbol weight nearest to its weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = font.specification.weight.symbolWeight()
      self.init(SymbolStyle(size: .points(Double(font.pointSize)), weight: weight, scale: scale))
    }

    /// Creates a configuration with a single color. Its opacity is reduced to a half for the second level and to a
    /// quarter for the third level.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with a color for each level, in order from the foreground level. The last color is
    /// also used for all further levels. An empty array has no effect.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Returns a configuration that uses a symbol's built-in colors, which exist for "heart.fill",
    /// "exclamationmark.triangle.fill", badges and weather symbols. Other layers and symbols have the tint color.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .multicolor))
    }

    /// Returns a configuration that uses a single color for all levels: the tint color or the color set by
    /// `withTintColor`. This is the default.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .monochrome))
    }

    /// Whether the size depends on a text style.
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

    /// Returns a copy of the configuration without a size and weight.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(scale: style.scale, coloring: style.coloring), traitCollection)
    }

    /// Returns a copy of the configuration without a scale.
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
