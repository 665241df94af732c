// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

extension UIImage {
  /// A system symbol by Apple's name, 17 points in size. Nil for names that the bundled set does not have.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A system symbol with size, weight and colours. Nil for names that the bundled set does not have,
  /// which are reported with those nearby.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let drawing = SymbolLibrary.shared.drawing(named: name) else {
      MissingResources.report(.symbol, name) { SymbolLibrary.shared.names }
      return nil
    }
    self.init(.symbol(drawing), Self.attributes(of: drawing, configuration))
  }

  /// A system symbol that may well not be there: nothing is reported.
  package convenience init?(symbolIfThere name: String, withConfiguration configuration: Configuration?) {
    guard SymbolLibrary.shared.drawing(named: name) != nil else { return nil }
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// A system symbol for an environment, whose display scale its size is rounded to. Nil for names that the bundled set
  /// does not have.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// What the symbol is painted with.
  var symbolStyle: SymbolStyle { symbolConfiguration?.style ?? SymbolStyle() }

  /// The symbol with the size and baseline of a configuration; all other attributes stay.
  func configured(_ drawing: SymbolDrawing, _ configuration: Configuration?) -> UIImage {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    let drawing = drawing.custom?.drawing(for: style) ?? drawing
    let fresh = Self.attributes(of: drawing, configuration)
    let image = with {
      $0.configuration = configuration
      $0.size = fresh.size
      $0.scale = fresh.scale
      $0.baselineOffset = fresh.baselineOffset
      $0.symbolUnit = fresh.symbolUnit
    }
    return drawing.isCustom ? UIImage(.symbol(drawing), image.attributes, tinted: image.tinted) : image
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
