// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

extension UIImage {
  /// A system symbol by Apple's name, 17 points in size.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A system symbol with size, weight and colours.
  ///
  /// A name that no drawing here has is said once on the standard error, with those nearby, and is in the audit's findings.
  /// Where it is spelled as Apple's are, words with dots between them ("figure.pickleball"), the image is a question mark in a
  /// dashed square; otherwise it is nil.
  ///
  /// - Note: Differs from UIKit: drawings are those of CupertinoIcons and Bootstrap Icons, and a name that Apple has not either
  ///   may give an image.
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

  /// A system symbol with a value from 0 to 1, which brings out as many of its parts: the waves of "wifi" and
  /// "speaker.wave.3", the bars of "chart.bar". Part n of m shows above a value of (n - 1) / m; the others are painted at three
  /// tenths of their opacity, which was not measured. Symbols without such parts do not change. Values beyond count as the
  /// nearest, NaN as 0. A name that no drawing has is handled as in `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
    self.init(image.content, image.attributes(withVariableValue: value))
  }

  /// A picture or symbol among a bundle's resources as `init(named:in:with:)` finds it.
  ///
  /// - Note: Differs from UIKit: the parts of an app's own symbols do not know variable values, which change nothing.
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

  /// A system symbol that may well not be there: nothing is reported.
  package convenience init?(symbolIfThere name: String, withConfiguration configuration: Configuration?) {
    guard SymbolLibrary.shared.drawing(named: name) != nil else { return nil }
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// A system symbol for an environment, whose display scale its size is rounded to. A name that no drawing has is handled as
  /// in `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// What the symbol is painted with.
  var symbolStyle: SymbolStyle { symbolConfiguration?.style ?? SymbolStyle() }

  /// The colour of `withTintColor`, in which a symbol stands in a text; nil for that of the text.
  package var tintBesideText: UIColor? { renderingMode == .automatic ? attributes.tint : nil }

  /// The symbol with the size and baseline of a configuration; all other attributes stay.
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

  /// A system symbol in another weight.
  private static func weighted(_ drawing: SymbolDrawing, _ weight: SymbolWeight) -> SymbolDrawing {
    guard !drawing.isCustom else { return drawing }
    let library = SymbolLibrary.shared
    let other =
      drawing.isPlaceholder
      ? library.placeholder(for: drawing.name, weight: weight) : library.drawing(named: drawing.name, weight: weight)
    return other ?? drawing
  }

  /// An app's own symbol, 17 points in size.
  convenience init?(_ symbol: CustomSymbol) {
    guard let drawing = symbol.drawing(for: SymbolStyle()) else { return nil }
    self.init(.symbol(drawing), Self.attributes(of: drawing, nil))
  }

  /// Size and baseline: the middle of the image lies at half the height of capitals.
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
