// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

extension UIImage {
  /// Creates a system symbol with Apple's name for the symbol, at 17 points.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol with a configuration for its size, weight and colors.
  ///
  /// If there is no drawing with the name, the name and similar names are written to standard error once and reported
  /// in the audit. If the name has the form of Apple's names, which are words separated by dots
  /// ("figure.pickleball"), the image is a question mark in a dashed square. Otherwise, the initializer returns nil.
  ///
  /// - Note: Differs from UIKit: the drawings are from CupertinoIcons and Bootstrap Icons. Some names that Apple does
  ///   not use also have a drawing.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let weight = (configuration as? SymbolConfiguration)?.style.weight ?? .regular
    var drawing = SymbolLibrary.shared.drawing(named: name, weight: weight)
    if drawing == nil {
      MissingResources.report(.symbol, name) { SymbolLibrary.shared.names }
      if SymbolName.isSpelledAsSymbol(name) {
        drawing = SymbolLibrary.shared.placeholder(for: name, weight: weight)
      }
    }
    guard let drawing else { return nil }
    self.init(.symbol(drawing), Self.attributes(of: drawing, configuration))
  }

  /// Creates a system symbol with a value from 0 to 1 that determines the number of visible parts, such as the waves
  /// of "wifi" and "speaker.wave.3" or the bars of "chart.bar". Part n of m is visible if the value is greater than
  /// (n - 1) / m. The other parts are drawn at 30% opacity, which was not measured. Symbols without such parts are
  /// unchanged. Values are clamped, and NaN is treated as 0. Names without a drawing are handled as in
  /// `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
    self.init(image.content, image.attributes(withVariableValue: value))
  }

  /// Creates an image or symbol from a bundle's resources, like `init(named:in:with:)`.
  ///
  /// - Note: Differs from UIKit: a variable value has no effect on custom symbols.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard let image = UIImage(named: name, in: bundle, with: configuration) else { return nil }
    self.init(image.content, image.attributes(withVariableValue: value), tinted: image.tinted)
  }

  private func attributes(withVariableValue value: Double) -> Attributes {
    var copy = attributes
    copy.variableValue = min(1, max(0, value.isNaN ? 0 : value))
    return copy
  }

  /// Creates a system symbol, or returns nil without reporting it if there is no drawing with the name.
  package convenience init?(symbolIfThere name: String, withConfiguration configuration: Configuration?) {
    guard SymbolLibrary.shared.drawing(named: name) != nil else { return nil }
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates a system symbol for an environment. Its size is rounded to the environment's display scale. Names
  /// without a drawing are handled as in `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// The style with which the symbol is drawn.
  var symbolStyle: SymbolStyle { symbolConfiguration?.style ?? SymbolStyle() }

  /// The color set by `withTintColor` for a symbol in text, or nil to use the text color.
  package var tintInText: UIColor? { renderingMode == .automatic ? attributes.tint : nil }

  /// Returns a copy of the symbol with the size and baseline of a configuration. All other attributes are unchanged.
  func configured(_ drawing: SymbolDrawing, _ configuration: Configuration?) -> UIImage {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    let drawing = drawing.custom?.drawing(for: style) ?? Self.weighted(drawing, style.weight)
    let fresh = Self.attributes(of: drawing, configuration)
    let image = with {
      $0.configuration = configuration
      $0.size = fresh.size
      $0.scale = fresh.scale
      $0.baselineOffset = fresh.baselineOffset
      $0.symbolUnit = fresh.symbolUnit
    }
    return UIImage(.symbol(drawing), image.attributes, tinted: image.tinted)
  }

  /// Returns the drawing of a system symbol in the given weight.
  private static func weighted(_ drawing: SymbolDrawing, _ weight: SymbolWeight) -> SymbolDrawing {
    guard !drawing.isCustom else { return drawing }
    let library = SymbolLibrary.shared
    let other =
      drawing.isPlaceholder
      ? library.placeholder(for: drawing.name, weight: weight) : library.drawing(named: drawing.name, weight: weight)
    return other ?? drawing
  }

  /// Creates an image of a custom symbol at 17 points.
  convenience init?(_ symbol: CustomSymbol) {
    guard let drawing = symbol.drawing(for: SymbolStyle()) else { return nil }
    self.init(.symbol(drawing), Self.attributes(of: drawing, nil))
  }

  /// Returns attributes with the size and the baseline, which aligns the image's center with half the cap height.
  private static func attributes(of drawing: SymbolDrawing, _ configuration: Configuration?) -> Attributes {
    let traits = UITraitCollection(
      traitsFrom: [.current] + (configuration?.traitCollection.map { [$0] } ?? []))
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let grid = PixelGrid(scale: scale)
    let unit = style.unit(traits)
    let box = drawing.box
    let size = CGSize(width: grid.ceiled(CGFloat(box.width * unit)), height: grid.ceiled(CGFloat(box.height * unit)))
    var attributes = Attributes(scale: scale, size: size, configuration: configuration)
    let capHeight = UIFont.systemFont(ofSize: CGFloat(style.pointSize(traits))).capHeight
    attributes.symbolUnit = unit
    attributes.baselineOffset = (size.height - capHeight) / 2
    return attributes
  }
}
