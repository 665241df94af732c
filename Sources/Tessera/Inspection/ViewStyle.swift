// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text and style properties of a view. Values are short enough to be stored in every golden, and readable within
// a sentence: `its background changed #FFFFFF → #F2F2F7`. Properties that are specific to a class are provided by the
// view (`ViewInspector`). The default values in `usualValues` are omitted. Colors are resolved with the view's own
// traits.

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraGraphics
internal import TesseraViews

@MainActor
enum ViewStyle {
  // MARK: Text

  /// Returns the view's visible text, or nil if there is none. The text is translated if a translation exists, and
  /// secure text is represented by bullets.
  static func text(of view: UIView) -> String? { view.inspector.visibleText.flatMap { $0.isEmpty ? nil : $0 } }

  // MARK: Style

  static func style(of view: UIView) -> [String: String] {
    let inspector = view.inspector
    var attributes = ViewAttributes()
    inspector.addAttributes(to: &attributes)
    var style = attributes.values.mapValues(word)
    addLayerStyle(of: view, role: inspector.role, to: &style)
    return style
  }

  /// Adds the layer properties, which every view has.
  private static func addLayerStyle(of view: UIView, role: ViewRole, to style: inout [String: String]) {
    let layer = view.layer
    let number = { (value: CGFloat) in MessageFormat.number(of: Double(value)) }
    if let color = layer.backgroundColor?.rasterColor, color.alpha > 0 { style["background"] = hex(color) }
    if let tint = view.ownTintColor { style["tint"] = hex(tint.rasterColor(with: view.traitCollection)) }
    if view.alpha != 1 { style["alpha"] = number(view.alpha) }
    if layer.cornerRadius != 0 { style["corner radius"] = number(layer.cornerRadius) }
    if layer.masksToBounds, role != .scroll { style["clips"] = "yes" }
    if layer.borderWidth > 0, let color = layer.borderColor {
      style["border"] = "\(number(layer.borderWidth)) pt \(hex(color.rasterColor))"
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      style["shadow"] =
        "\(hex(color.rasterColor)) opacity \(number(CGFloat(layer.shadowOpacity))) radius \(number(layer.shadowRadius)) "
        + "offset \(number(layer.shadowOffset.width)), \(number(layer.shadowOffset.height))"
    }
    let affine = view.transform
    if !affine.isIdentity {
      style["transform"] = [affine.a, affine.b, affine.c, affine.d].map(number).joined(separator: " ")
    }
    let layers = layer.inspectionAttributes
    if !layers.isEmpty {
      style["layers"] = layers.map { $0.map(word).joined(separator: " ") }.joined(separator: "; ")
    }
  }

  // MARK: Words

  private static func word(_ value: ViewAttributes.Value) -> String {
    switch value {
    case .word(let word): word
    case .number(let number): MessageFormat.number(of: number)
    case .point(let point): "\(MessageFormat.number(of: Double(point.x))), \(MessageFormat.number(of: Double(point.y)))"
    case .color(let color): hex(color)
    case .font(let font): fontName(font)
    case .image(let image): imageName(image)
    }
  }

  /// Returns a font's name, such as `System Semibold 17` for a system font, or the PostScript name of any other font.
  private static func fontName(_ font: UIFont) -> String {
    var name = font.fontName
    for (prefix, plain) in [(".SFUI-", "System "), (".AppleSystemUIFontMonospaced-", "Monospaced ")]
    where name.hasPrefix(prefix) {
      name = plain + name.dropFirst(prefix.count)
    }
    return "\(name.replacing(" Regular", with: "")) \(MessageFormat.number(of: Double(font.pointSize)))"
  }

  /// Returns `heart.fill 20x18` for a symbol, or `picture 40x40 1f3a…` for another image, where the digits are a hash
  /// of its pixels.
  private static func imageName(_ image: UIImage) -> String {
    let size =
      "\(MessageFormat.number(of: Double(image.size.width)))x\(MessageFormat.number(of: Double(image.size.height)))"
    if let name = image.symbolName { return "\(name) \(size)" }
    let print = image.inspectedBitmap.map { " " + "\(PixelHash($0))".prefix(8) } ?? ""
    return "picture \(size)\(print)"
  }

  /// Returns a color as `#RRGGBB`, or as `#RRGGBBAA` if it is translucent.
  static func hex(_ color: Color) -> String {
    func digits(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true) }
    return "#" + digits(color.red) + digits(color.green) + digits(color.blue)
      + (color.alpha == 255 ? "" : digits(color.alpha))
  }

  /// The default values, which are omitted from nodes.
  nonisolated static let usualValues: [String: String] = [
    "alpha": "1", "corner radius": "0", "enabled": "yes", "selected": "no", "highlighted": "no", "on": "no",
    "number of lines": "1", "clips": "no", "animating": "no", "content offset": "0, 0", "placeholder": "no",
    "stack alignment": "center", "spacing": "default", "transform": "1 0 0 1", "alignment": "natural",
    "content mode": "scaleToFill", "border style": "none",
  ]
}
