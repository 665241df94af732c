// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a view says and how it looks, property by property, in words short enough for every golden and plain enough for a
// sentence: `its background changed #FFFFFF → #F2F2F7`. Only what is not usual is kept; a missing property has the value of
// `usualValues`. Colours are those of the view's own traits.

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraControls
internal import TesseraGraphics
internal import TesseraViews

@MainActor
enum ViewStyle {
  // MARK: Text

  /// What the view shows, with a translation where there is one, and bullets for secrets; nil for nothing.
  static func text(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.shownString
      case let button as UIButton: buttonText(button)
      case let field as UITextField: field.hasText ? field.shownString : field.shownText?.string
      case let view as UITextView: view.text
      case let segments as UISegmentedControl:
        segments.shownTexts.isEmpty ? nil : segments.shownTexts.map(\.string).joined(separator: " | ")
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func buttonText(_ button: UIButton) -> String? {
    let shown = [button.titleLabelIfLoaded, button.subtitleLabelIfLoaded].compactMap { label in
      label.flatMap { $0.isHidden ? nil : $0.shownString }
    }
    return shown.isEmpty ? nil : shown.joined(separator: "\n")
  }

  // MARK: Style

  static func style(of view: UIView) -> [String: String] {
    var style: [String: String] = [:]
    let traits = view.traitCollection
    addLayer(view, traits, &style)
    switch view {
    case let label as UILabel: addLabel(label, traits, &style)
    case let image as UIImageView:
      style["image"] = imageName(image.isHighlighted ? image.highlightedImage ?? image.image : image.image)
      if image.contentMode != .scaleToFill { style["content mode"] = "\(image.contentMode)" }
    case let control as UIControl: addControl(control, traits, &style)
    case let text as UITextView:
      if let font = text.font { style["font"] = fontName(font) }
      if let color = text.textColor { style["text colour"] = hex(color, traits) }
    case let progress as UIProgressView: style["value"] = Words.number(Double(progress.progress))
    case let wheel as UIActivityIndicatorView:
      if wheel.isAnimating { style["animating"] = "yes" }
      style["colour"] = hex(wheel.color, traits)
    default: break
    }
    if let scroll = view as? UIScrollView, scroll.contentOffset != .zero {
      style["content offset"] =
        "\(Words.number(Double(scroll.contentOffset.x))), \(Words.number(Double(scroll.contentOffset.y)))"
    }
    return style
  }

  private static func addLayer(_ view: UIView, _ traits: UITraitCollection, _ style: inout [String: String]) {
    let layer = view.layer
    let number = { (value: CGFloat) in Words.number(Double(value)) }
    if let color = layer.backgroundColor?.rasterColor, color.alpha > 0 { style["background"] = hex(color) }
    if let tint = view.ownTintColor { style["tint"] = hex(tint, traits) }
    if view.alpha != 1 { style["alpha"] = number(view.alpha) }
    if layer.cornerRadius != 0 { style["corner radius"] = number(layer.cornerRadius) }
    if layer.masksToBounds, !(view is UIScrollView) { style["clips"] = "yes" }
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
    let layers = [layer] + (layer.sublayers ?? [])
    let looks = layers.prefix(8).compactMap(look)
    if !looks.isEmpty { style["layers"] = looks.joined(separator: "; ") }
  }

  /// What layers of their own kind paint.
  private static func look(_ layer: CALayer) -> String? {
    switch layer {
    case let gradient as CAGradientLayer:
      let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor).map { hex($0.rasterColor) } }
      return colors.isEmpty ? nil : "gradient " + colors.joined(separator: " ")
    case let shape as CAShapeLayer:
      let fill = shape.fillColor.map { hex($0.rasterColor) } ?? "none"
      let stroke = shape.strokeColor.map { hex($0.rasterColor) } ?? "none"
      return "shape fill \(fill) stroke \(stroke) \(Words.number(Double(shape.lineWidth)))"
    default: return nil
    }
  }

  private static func addLabel(_ label: UILabel, _ traits: UITraitCollection, _ style: inout [String: String]) {
    guard let shown = label.shownAttributedText, shown.length > 0 else { return }
    let attributes = shown.attributes(at: 0, effectiveRange: nil)
    style["font"] = fontName(attributes[.font] as? UIFont ?? label.shownFont)
    style["text colour"] = hex(attributes[.foregroundColor] as? UIColor ?? label.textColor, traits)
    if label.numberOfLines != 1 { style["number of lines"] = "\(label.numberOfLines)" }
    if label.textAlignment != .natural { style["alignment"] = "\(label.textAlignment)" }
    if !label.isEnabled { style["enabled"] = "no" }
  }

  private static func addControl(_ control: UIControl, _ traits: UITraitCollection, _ style: inout [String: String]) {
    if !control.isEnabled { style["enabled"] = "no" }
    if control.isSelected { style["selected"] = "yes" }
    if control.isHighlighted { style["highlighted"] = "yes" }
    switch control {
    case let button as UIButton:
      if let fill = button.configurationFill, fill.alpha > 0 { style["fill"] = hex(fill) }
      if let image = button.currentBackgroundImage { style["background image"] = imageName(image) }
    case let field as UITextField:
      if field.hasText || field.shownText != nil { style["font"] = fontName(field.inspectedFont) }
      if field.hasText {
        style["text colour"] = hex(field.textColor ?? .label, traits)
      } else {
        style["placeholder"] = "yes"
      }
      if field.borderStyle != .none { style["border style"] = "\(field.borderStyle)" }
    case let toggle as UISwitch:
      if toggle.isOn { style["on"] = "yes" }
      if let color = toggle.onTintColor { style["on tint"] = hex(color, traits) }
    case let slider as UISlider: style["value"] = Words.number(Double(slider.value))
    case let stepper as UIStepper: style["value"] = Words.number(stepper.value)
    case let pages as UIPageControl: style["value"] = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let segments as UISegmentedControl:
      if segments.selectedSegmentIndex >= 0 { style["value"] = "segment \(segments.selectedSegmentIndex + 1)" }
    default: break
    }
  }

  // MARK: Words

  /// `System Semibold 17` for the system's fonts, the PostScript name for others.
  static func fontName(_ font: UIFont) -> String {
    var name = font.fontName
    for (prefix, plain) in [(".SFUI-", "System "), (".AppleSystemUIFontMonospaced-", "Monospaced ")]
    where name.hasPrefix(prefix) {
      name = plain + name.dropFirst(prefix.count)
    }
    return "\(name.replacing(" Regular", with: "")) \(Words.number(Double(font.pointSize)))"
  }

  /// `heart.fill 20x18`, or `picture 40x40 1f3a…`, where the digits change with the pixels.
  private static func imageName(_ image: UIImage?) -> String? {
    guard let image else { return nil }
    let size = "\(Words.number(Double(image.size.width)))x\(Words.number(Double(image.size.height)))"
    if let name = image.symbolName { return "\(name) \(size)" }
    let print = image.inspectedBitmap.map { " " + "\(PixelHash($0))".prefix(8) } ?? ""
    return "picture \(size)\(print)"
  }

  private static func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    hex(color.rasterColor(with: traits))
  }

  /// `#RRGGBB`, with two more digits where the colour is translucent.
  static func hex(_ color: Color) -> String {
    func digits(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true) }
    return "#" + digits(color.red) + digits(color.green) + digits(color.blue)
      + (color.alpha == 255 ? "" : digits(color.alpha))
  }

  /// What a property is where a node does not name it.
  nonisolated static let usualValues: [String: String] = [
    "alpha": "1", "corner radius": "0", "enabled": "yes", "selected": "no", "highlighted": "no", "on": "no",
    "number of lines": "1", "clips": "no", "animating": "no", "content offset": "0, 0", "placeholder": "no",
    "transform": "1 0 0 1", "alignment": "natural", "content mode": "scaleToFill", "border style": "none",
  ]
}
