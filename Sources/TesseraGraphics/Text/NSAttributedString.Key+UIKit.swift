// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux has attributed strings, but none of the names that UIKit gives to attributes.

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// 0 for no ligatures, 1 for the font's ordinary ones.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after every character; other than 0 it turns ligatures off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character, instead of `kern` when not 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A raw value of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Percent of the point size; negative values fill and stroke.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `TextEffectStyle`; text is drawn without it.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Not drawn.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points upwards.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Slant: the tangent of the angle. Not drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the horizontal stretch. Not drawn.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Embedded directions; the Unicode algorithm alone decides here.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// 0 for horizontal text, the only kind on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// The name of a graphical effect on text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
