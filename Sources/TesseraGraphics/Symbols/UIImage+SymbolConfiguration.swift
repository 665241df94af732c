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
  /// The image of a square symbol is 20/17 of the point size high and wide. Weights from regular on thicken the strokes of
  /// symbols that are not filled.
  ///
  /// - Note: Differs from UIKit: weights below light look like light, no symbol has colours of its own, and only signs in
  ///   filled forms ("xmark.circle.fill") have a second level for hierarchical and palette colours.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle, _ traitCollection: UITraitCollection? = nil) {
      self.style = style
      super.init(traitCollection: traitCollection)
    }

    /// Says nothing.
    public static let unspecified = SymbolConfiguration(SymbolStyle())

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolStyle(size: .points(Double(pointSize))))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolStyle(size: .points(Double(pointSize)), weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolStyle(scale: scale))
    }

    /// The size of a text style, following the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolStyle(size: .textStyle(textStyle)))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolStyle(size: .textStyle(textStyle), scale: scale))
    }

    /// Size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = font.specification.weight.symbolWeight()
      self.init(SymbolStyle(size: .points(Double(font.pointSize)), weight: weight, scale: scale))
    }

    /// One colour, weaker on the second level.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(coloring: .hierarchical(hierarchicalColor)))
    }

    /// A colour for each level; the last one serves all further levels.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .multicolor))
    }

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

    /// The same without a size.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(scale: style.scale, coloring: style.coloring), traitCollection)
    }

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
