// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux has attributed strings, but none of the names that UIKit gives to attributes.

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`: Helvetica at 12 points, or that of the view, where there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`, which holds for the paragraph that its first character begins.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; where there is none, that of the view, and in drawing without a view black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// 0 for no ligatures, 1 for the font's ordinary ones. Other numbers count as 1, as on iOS.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after every character. 0 turns off the font's kerning of pairs of letters, other values turn off ligatures.
  /// Without the attribute, the font's kerning is used.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character, instead of `kern` when not 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A raw value of `NSUnderlineStyle`, for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A raw value of `NSUnderlineStyle`, for a line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for outlines; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines in percent of the point size, from -100 to 100: above 0 for outlines alone, below 0 for outlines around filled
  /// glyphs. 0 by default. Half of an outline lies on either side of a glyph's edge, and its corners are pointed.
  ///
  /// - Note: Differs from UIKit: colour emoji have no outlines, and are drawn in place of theirs.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow` of the glyphs, pictures and lines.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `TextEffectStyle`, or its name.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment`, which is drawn in place of a character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a string. Labels and drawn strings show links in the tint colour, whatever the text's colour is, and underlined unless
  /// the text says how it is underlined. Text views have attributes for links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far text is raised, in points; negative values lower it.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Slant: the tangent of the angle by which glyphs lean to the right, from -10 to 10. Widths stay.
  ///
  /// - Note: Differs from UIKit: colour emoji stay upright.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor that glyphs are wider by, from a tenth to ten times.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Directions that rule characters: an array of numbers, each the sum of the raw values of an `NSWritingDirection` and an
  /// `NSWritingDirectionFormatType`, the outermost first. They act as Unicode's control characters would around the text.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// A `TextHighlightStyle`, or its name: text that is marked as with a pen.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// A `TextHighlightColorScheme`, or its name: the colour of highlighted text. Text without a highlight style does not use it.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
  /// A string that names a stretch of text in a text view for taps and menus, which the view's delegate is asked for.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// 0 for horizontal text, the only kind on iOS. Not used: there is no vertical text.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// The name of a graphical effect on text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates an effect of any name. Only those named here are drawn.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text as if pressed into paper: a pixel of light below the edges of letters, and a pixel of shade within their upper edges.
    ///
    /// - Note: Differs from UIKit: how strong light and shade are is not documented; here it is seven tenths of white, in dark a fifth,
    ///   and half of the text's colour.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// How text is highlighted.
  ///
  /// - Note: Differs from UIKit: how strong the ground is is not documented; here it is a fifth, in dark three tenths.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// Creates a style of any name. All look alike.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text in the scheme's colour, on a light ground of it.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colour of highlighted text.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// Creates a scheme of any name. One that is not named here counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The tint colour.
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
