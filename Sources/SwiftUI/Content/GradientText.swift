// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The gradient of a run of text, as the value of an attribute.
final class GradientAttribute: NSObject {
  let gradient: GradientPaint

  init(_ gradient: GradientPaint) { self.gradient = gradient }

  override func isEqual(_ object: Any?) -> Bool { (object as? GradientAttribute)?.gradient == gradient }
  override var hash: Int { gradient.colors.count }
}

extension NSAttributedString.Key {
  /// The gradient of the glyphs, a `GradientAttribute`. It spans the bounds of the whole text.
  static let gradient = NSAttributedString.Key("SwiftUI.Gradient")
}

/// The runs of a text that have the same gradient.
struct GradientText {
  let gradient: GradientPaint
  /// The whole text. All other runs are invisible.
  let string: NSAttributedString

  /// Returns the parts of a text with gradients, and makes them invisible in the text.
  static func takeParts(of string: NSMutableAttributedString) -> [GradientText] {
    let whole = NSRange(location: 0, length: string.length)
    var gradients: [GradientAttribute] = []
    string.enumerateAttribute(.gradient, in: whole) { value, _, _ in
      if let value = value as? GradientAttribute, !gradients.contains(value) { gradients.append(value) }
    }
    let parts = gradients.map { GradientText(gradient: $0.gradient, string: stencil(of: string, $0)) }
    string.enumerateAttribute(.gradient, in: whole) { value, range, _ in
      if value != nil { string.addAttribute(.foregroundColor, value: UIColor.clear, range: range) }
    }
    return parts
  }

  /// Returns a text in which only the glyphs and lines with a gradient are visible.
  private static func stencil(of string: NSAttributedString, _ gradient: GradientAttribute) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: string)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let isVisible = attributes[.gradient] as? GradientAttribute == gradient
      result.addAttribute(.foregroundColor, value: isVisible ? UIColor.black : .clear, range: range)
      for key in [NSAttributedString.Key.backgroundColor, .shadow] { result.removeAttribute(key, range: range) }
      for key in [NSAttributedString.Key.underlineColor, .strikethroughColor] where attributes[key] != nil {
        result.addAttribute(key, value: UIColor.clear, range: range)
      }
    }
    return result
  }
}

extension UILabel {
  /// Shows the parts of the label's text that have gradients in front of it.
  func show(_ parts: [GradientText], with style: TextStyle, in environment: EnvironmentValues) {
    var labels = subviews.compactMap { $0 as? UILabel }
    while labels.count > parts.count { labels.removeLast().removeFromSuperview() }
    for (index, part) in parts.enumerated() {
      let label = index < labels.count ? labels[index] : makePartLabel()
      label.apply(style)
      label.attributedText = part.string
      label.fillPixels(with: part.gradient, environment)
    }
  }

  private func makePartLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }
}

extension UIView {
  /// Fills the view's visible pixels with a gradient that spans the bounds. Nil restores the view's own colors.
  func fillPixels(with gradient: GradientPaint?, _ environment: EnvironmentValues) {
    let known = subviews.lazy.compactMap { $0 as? PaintView }.first
    guard let gradient else {
      if known != nil { layer.compositingFilter = nil }
      known?.removeFromSuperview()
      return
    }
    let cover = known ?? PaintView(frame: bounds)
    cover.direction = environment.layoutDirection
    cover.paint = _Paint(kind: .gradient(gradient))
    guard known == nil else { return }
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The cover replaces the pixels of this view, which is composited before it is drawn.
    cover.layer.compositingFilter = "sourceInBlendMode"
    layer.compositingFilter = "normalBlendMode"
    addSubview(cover)
  }
}
