// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The appearance of a run of text other than its glyphs. During layout, TesseraText stores only the index of a
// decoration. When the text is drawn, the decoration is looked up and its colors are resolved in the view's
// environment.

package import Foundation
import TesseraFoundation

package struct TextDecoration: Hashable {
  package struct Shadow: Hashable {
    package var color: UIColor
    /// The offset in points, positive to the right and down.
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
  /// The color of the underline, or nil for the text color.
  package var underlineColor: UIColor?
  package var strikethrough: NSUnderlineStyle = []
  /// The color of the strikethrough, or nil for the text color.
  package var strikethroughColor: UIColor?
  package var shadow: Shadow?
  /// The width of glyph outlines as a percentage of the point size. If positive, glyphs are outlined without being
  /// filled. If negative, glyphs are both outlined and filled.
  package var strokeWidth: CGFloat = 0
  /// The color of glyph outlines, or nil for the text color.
  package var strokeColor: UIColor?
  /// The slant to the right, as the tangent of the angle.
  package var slant = 0.0
  /// The factor by which glyph widths are multiplied, which also affects layout.
  package var stretch = 1.0
  package var isPressed = false
  package var isLink = false
  /// The attachment that is drawn instead of the character; nil for none.
  package var attachment: AttachmentReference?
  package var attachmentIndex = 0
  /// The font at the attachment's character, which determines the size of symbols.
  package var attachmentFont: UIFont?

  package init(color: UIColor) {
    self.color = color
  }
}

extension TextDecoration {
  /// Creates a decoration from the attributes of an attributed string. `defaults` provides the values of missing
  /// attributes.
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
  /// The shape of glyph outlines, or nil if glyphs are not outlined.
  var strokeShape: GlyphShape? {
    strokeWidth == 0 ? nil : GlyphShape(stretch: stretch, slant: slant, stroke: abs(Double(strokeWidth)) / 100)
  }
}

/// Returns a line style from an attribute value, which must be a number. An option set is also accepted, although
/// UIKit requires a number.
package func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
  if let style = value as? NSUnderlineStyle { return style }
  guard let number = number(value), let bits = Int(exactly: number) else { return nil }
  return NSUnderlineStyle(rawValue: bits)
}
