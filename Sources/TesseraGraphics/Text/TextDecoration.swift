// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a stretch of text looks like beyond its glyphs. TesseraText carries only the number of a decoration through
// layout; painting looks it up, and resolves its colours in the view's environment.

package import Foundation
import TesseraFoundation

package struct TextDecoration: Hashable {
  package struct Shadow: Hashable {
    package var color: UIColor
    /// Points, to the right and down.
    package var offset: CGSize
    /// Points; Core Graphics' blur, twice the standard deviation.
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
  /// Nil for the text's colour.
  package var underlineColor: UIColor?
  package var strikethrough: NSUnderlineStyle = []
  /// Nil for the text's colour.
  package var strikethroughColor: UIColor?
  package var shadow: Shadow?
  /// Percent of the point size: above 0 for outlines alone, below for outlines around filled glyphs.
  package var strokeWidth: CGFloat = 0
  /// Nil for the text's colour.
  package var strokeColor: UIColor?
  /// Tangent of the angle by which glyphs lean to the right.
  package var slant = 0.0
  /// Factor of the glyphs' widths, as layout has it too.
  package var stretch = 1.0
  package var isPressed = false
  package var isLink = false
  /// What is drawn in place of the character, and the character's place in the text.
  package var attachment: AttachmentReference?
  package var attachmentIndex = 0
  /// The font of the attachment's character, which symbols follow.
  package var attachmentFont: UIFont?

  package init(color: UIColor) {
    self.color = color
  }
}

extension TextDecoration {
  /// Reads attributes of an attributed string; what it does not name is as in `defaults`.
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

  /// The outlines of the glyphs where they are filled.
  var fillShape: GlyphShape { GlyphShape(stretch: stretch, slant: slant) }
  /// The outlines of the lines around them; nil for none.
  var strokeShape: GlyphShape? {
    strokeWidth == 0 ? nil : GlyphShape(stretch: stretch, slant: slant, stroke: abs(Double(strokeWidth)) / 100)
  }
}

/// A line style that is held as a number or, by a harmless mistake, as the option set itself.
package func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
  if let style = value as? NSUnderlineStyle { return style }
  guard let number = number(value), let bits = Int(exactly: number) else { return nil }
  return NSUnderlineStyle(rawValue: bits)
}
