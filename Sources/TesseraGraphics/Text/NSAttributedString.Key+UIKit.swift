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
  /// 0 for no ligatures, other numbers for the font's ordinary ones.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after every character; other than 0 it turns ligatures off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character, instead of `kern` when not 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A raw value of `NSUnderlineStyle`, for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A raw value of `NSUnderlineStyle`, for a line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for outlines.
  ///
  /// - Note: Differs from UIKit: kept, not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines in percent of the point size; negative for outlines around filled glyphs.
  ///
  /// - Note: Differs from UIKit: kept, not drawn; glyphs are always filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`, drawn without its blur.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `TextEffectStyle`. Not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment`, which is drawn in place of a character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a string. Links without a colour of their own have the tint colour.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far text is raised, in points; negative values lower it.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Slant: the tangent of the angle.
  ///
  /// - Note: Differs from UIKit: kept, not drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the horizontal stretch.
  ///
  /// - Note: Differs from UIKit: kept, not drawn.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Embedded directions. Kept and not used: the Unicode algorithm alone decides.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// 0 for horizontal text, the only kind on iOS. Not used.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// The name of a graphical effect on text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// An effect of any name. None is drawn.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text as if pressed into paper. Not drawn.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
