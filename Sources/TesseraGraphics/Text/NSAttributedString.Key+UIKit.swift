// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux has attributed strings, but no names for UIKit's attributes.

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`. The default is Helvetica at 12 points, or the font of the view.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`. The style of a paragraph is that of its first character.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`. The default is the color of the view, or black without a view.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background color of the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The use of ligatures: 0 for none, 1 for the font's default ligatures. Other numbers count as 1, as on iOS.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The space added after every character, in points. 0 disables the font's pair kerning; other values disable ligatures.
  /// Without the attribute, the font's kerning is used.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space added after every character, in points. Replaces `kern` unless it is 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`, for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`, for a line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of outlines, a `UIColor`. The default is the text's color.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines in percent of the point size, from -100 to 100. Above 0, glyphs are only outlined; below 0, they are
  /// outlined and filled. 0 by default. Outlines are centered on the edges of glyphs and have mitered corners.
  ///
  /// - Note: Differs from UIKit: color emoji are drawn without outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `NSShadow` of glyphs, attachments and lines.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `TextEffectStyle`, or its name.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment`, drawn instead of a character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a string. Labels and drawn strings show links in the tint color, regardless of the text's color, and
  /// underlined unless the text has an underline style. Text views have separate attributes for links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance by which text is raised, in points. Negative values lower it.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the line under the text, a `UIColor`. The default is the text's color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text, a `UIColor`. The default is the text's color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant to the right as the tangent of the angle, from -10 to 10. Widths do not change.
  ///
  /// - Note: Differs from UIKit: color emoji are not slanted.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor by which glyphs are wider, limited to 0.1...10.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Overrides of the writing direction: an array of numbers, each the sum of the raw values of an `NSWritingDirection` and an
  /// `NSWritingDirectionFormatType`, from outermost to innermost. They have the effect of Unicode control characters around the
  /// text.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// A `TextHighlightStyle`, or its name: text marked with a highlighter.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// A `TextHighlightColorScheme`, or its name: the color of highlighted text. Has no effect without a highlight style.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
  /// A string that identifies a range of text in a text view for taps and menus, and is passed to the view's delegate.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// The direction of lines: 0 for horizontal text, the only kind on iOS. Ignored: vertical text is not supported.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// The name of a graphical text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates an effect from a name. Only the effects below are drawn.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text that looks pressed into paper: a pixel of light below the edges of letters, and a pixel of shade inside their upper
    /// edges.
    ///
    /// - Note: Differs from UIKit: the intensities are not documented; here the light is seven tenths of white, or a fifth in
    ///   dark appearance, and the shade is half of the text's color.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// The style of highlighted text.
  ///
  /// - Note: Differs from UIKit: the opacity of the background is not documented; here it is a fifth, or three tenths in dark
  ///   appearance.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// Creates a style from a name. All styles look the same.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text in the color of the scheme, on a light background of that color.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The color of highlighted text.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// Creates a scheme from a name. Unknown schemes count as the default.
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
