// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The appearance of a part of text besides its glyphs. TesseraText only stores the number of a decoration during layout.
// Painting looks it up and resolves its colors in the view's environment.

package import Foundation
import TesseraFoundation

package struct TextDecoration: Hashable {
  package struct Shadow: Hashable {
    package var color: UIColor
    /// The offset in points to the right and down.
    package var offset: CGSize
    /// Twice the standard deviation of the blur in points, as in Core Graphics.
    package var blur: CGFloat

    package func hash(into hasher: inout Hasher) {
      hasher.combine(color)
      hasher.combine(offset.width)
      hasher.combine(offset.height)
      hasher.combine(blur)
    }
  }

  package var color: UIColor
  package var backgroundColor: UIColor?
  package var underline: NSUnderlineStyle = []
  /// The color of the underline, or nil for the text's color.
  package var underlineColor: UIColor?
  package var strikethrough: NSUnderlineStyle = []
  /// The color of the strikethrough, or nil for the text's color.
  package var strikethroughColor: UIColor?
  package var shadow: Shadow?
  /// The width of outlines in percent of the point size. Above 0, glyphs are only outlined; below 0, they are outlined and
  /// filled.
  package var strokeWidth: CGFloat = 0
  /// The color of outlines, or nil for the text's color.
  package var strokeColor: UIColor?
  /// The slant to the right, as the tangent of the angle.
  package var slant = 0.0
  /// The factor of the glyphs' widths, which layout also uses.
  package var stretch = 1.0
  package var isPressed = false
  package var isLink = false
  /// The attachment drawn instead of the character, and the character's location in the text.
  package var attachment: AttachmentReference?
  package var attachmentIndex = 0
  /// The font of the attachment's character, which determines the size of symbols.
  package var attachmentFont: UIFont?

  package init(color: UIColor) {
    self.color = color
  }
}

extension TextDecoration {
  /// Creates a decoration from the attributes of an attributed string. Missing attributes come from `defaults`.
  package init(_ given: [NSAttributedString.Key: Any], defaults: TextDefaults) {
    let attributes = given[.textHighlightStyle] == nil ? given : defaults.highlight.applied(to: given)
    let color = attributes[.foregroundColor] as? UIColor
    isLink = attributes[.link] != nil
    let isStyledLink = isLink && defaults.stylesLinks
    self.color = isStyledLink ? defaults.linkColor : color ?? (isLink ? defaults.linkColor : defaults.color)
    backgroundColor = attributes[.backgroundColor] as? UIColor
    underline = lineStyle(attributes[.underlineStyle]) ?? (isStyledLink ? .single : [])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = lineStyle(attributes[.strikethroughStyle]) ?? []
    if attributes[.strikethroughStyle] == nil, let value = attributes[.inlinePresentationIntent],
      InlinePresentationIntent(attribute: value).contains(.strikethrough)
    {
      strikethrough = .single
    }
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    strokeWidth = number(attributes[.strokeWidth]).map { CGFloat(min(100, max(-100, $0))) } ?? 0
    slant = number(attributes[.obliqueness]).map { min(10, max(-10, $0)) } ?? 0
    stretch = number(attributes[.expansion]).map(stretch(ofExpansion:)) ?? 1
    let effect = attributes[.textEffect]
    isPressed =
      (effect as? NSAttributedString.TextEffectStyle ?? (effect as? String).map { .init(rawValue: $0) })
      == .letterpressStyle
    strokeColor = attributes[.strokeColor] as? UIColor
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      let (offset, blur) = (shadow.shadowOffset, shadow.shadowBlurRadius)
      guard offset.width.isFinite, offset.height.isFinite else { return }
      self.shadow = Shadow(color: color, offset: offset, blur: blur.isFinite ? max(0, blur) : 0)
    }
  }

  var fillShape: GlyphShape { GlyphShape(stretch: stretch, slant: slant) }
  /// The shape of glyph outlines, or nil for none.
  var strokeShape: GlyphShape? {
    strokeWidth == 0 ? nil : GlyphShape(stretch: stretch, slant: slant, stroke: abs(Double(strokeWidth)) / 100)
  }
}

/// Returns a line style that is stored as a number or, by a harmless mistake, as the option set itself.
package func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
  if let style = value as? NSUnderlineStyle { return style }
  guard let number = number(value), let bits = Int(exactly: number) else { return nil }
  return NSUnderlineStyle(rawValue: bits)
}
