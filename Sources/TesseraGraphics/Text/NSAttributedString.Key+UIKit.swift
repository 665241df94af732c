// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux contains attributed strings but not the names of UIKit's attributes.

public import Foundation

extension NSAttributedString.Key {
  /// The font, as a `UIFont`. The default is 12-point Helvetica or the view's font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, as an `NSParagraphStyle`. The first character's value applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The text color, as a `UIColor`. The default is the view's text color, or black without a view.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background color of the text, as a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The use of ligatures: 0 for none, 1 for the font's default ligatures. As on iOS, other numbers are treated as 1.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The space added after every character, in points. A value of 0 disables the font's pair kerning, and other
  /// values disable ligatures. Without this attribute, the font's kerning is used.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space added after every character, in points. Replaces `kern` unless the value is 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The style of the strikethrough, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The style of the underline, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of glyph outlines, as a `UIColor`. The default is the text color.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of glyph outlines as a percentage of the point size, from -100 to 100. If positive, glyphs are
  /// outlined without being filled. If negative, glyphs are both outlined and filled. Outlines are centered on the
  /// glyphs' edges and have mitered corners. 0 by default.
  ///
  /// - Note: Differs from UIKit: color emoji are drawn without outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of glyphs, attachments, underlines and strikethroughs, as an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The visual effect, as a `TextEffectStyle` or its name.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An attachment that is drawn instead of a U+FFFC character, as an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The link, as a `URL` or a string. Labels and string drawing show links in the tint color, regardless of the text
  /// color, and underline them unless the text has an underline style. Text views have separate attributes for links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance by which text is raised, in points. Negative values lower the text.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the underline, as a `UIColor`. The default is the text color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the strikethrough, as a `UIColor`. The default is the text color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant to the right, as the tangent of the angle, from -10 to 10. The slant does not affect glyph widths.
  ///
  /// - Note: Differs from UIKit: color emoji are not slanted.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor by which glyph widths are multiplied. The factor is limited to the range
  /// from 0.1 to 10.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Overrides of the writing direction, as an array of numbers from the outermost to the innermost override. Each
  /// number is the sum of the raw values of an `NSWritingDirection` and an `NSWritingDirectionFormatType`. An
  /// override has the same effect as Unicode control characters around the text.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The style of highlighted text, as a `TextHighlightStyle` or its name.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// The color of highlighted text, as a `TextHighlightColorScheme` or its name. Has no effect without a highlight
  /// style.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
  /// A string that identifies a range of text in a text view. The range supports taps and menus, and the text view
  /// passes the string to its delegate.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// The orientation of glyphs: 0 for horizontal text. Ignored, because vertical text is not supported on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// A visual text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the effect.
    public let rawValue: String

    /// Creates an effect with the given name. Effects other than the predefined ones are not drawn.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An effect that makes text look as if it were pressed into paper. It consists of a highlight one pixel wide
    /// below the letters' edges and a shadow one pixel wide inside their upper edges.
    ///
    /// - Note: Differs from UIKit: the intensities are not documented. In Tessera, the highlight is white with an
    ///   opacity of 70%, or 20% in dark appearance, and the shadow has half the brightness of the text color.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// A style of highlighted text.
  ///
  /// - Note: Differs from UIKit: the background's opacity is not documented. In Tessera, it is 20%, or 30% in dark
  ///   appearance.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the style.
    public let rawValue: String
    /// Creates a style with the given name. All styles look the same.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text in the color of the color scheme, on a translucent background in the same color.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// A color scheme of highlighted text.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the color scheme.
    public let rawValue: String
    /// Creates a color scheme with the given name. Unknown color schemes are treated as the default.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The tint color.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    /// Purple.
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    /// Pink.
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    /// Orange.
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    /// Mint.
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    /// Blue.
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}
