// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The keys of UIKit's attributes in Swift's AttributedString, as used in `text.font = …`. Each key has the same name
// as the NSAttributedString attribute to which its value is converted.

public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The font attribute.
  public enum FontAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = UIFont
    /// The name of `NSAttributedString.Key.font`.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The paragraph style attribute. The first character's value applies to the whole paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = NSParagraphStyle
    /// The name of `NSAttributedString.Key.paragraphStyle`.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The attribute for the color of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The value's type. Colors may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.foregroundColor`.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The attribute for the background color of the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The value's type. Colors may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.backgroundColor`.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The attribute for the use of ligatures: 0 for none, 1 for the font's default ligatures.
  public enum LigatureAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = Int
    /// The name of `NSAttributedString.Key.ligature`.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// The attribute for the space added after every character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.kern`.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The attribute for the space added after every character, in points. Replaces the kern unless the value is 0.
  public enum TrackingAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.tracking`.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The attribute for the style of the strikethrough.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The value's type. An `NSAttributedString` contains its raw value.
    public typealias Value = NSUnderlineStyle
    /// The name of `NSAttributedString.Key.strikethroughStyle`.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The attribute for the style of the underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The value's type. An `NSAttributedString` contains its raw value.
    public typealias Value = NSUnderlineStyle
    /// The name of `NSAttributedString.Key.underlineStyle`.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The attribute for the color of glyph outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The value's type. Colors may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.strokeColor`.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The attribute for the width of glyph outlines, as a percentage of the point size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.strokeWidth`.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The attribute for the distance by which text is raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.baselineOffset`.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The attribute for the color of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The value's type. Colors may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.underlineColor`.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The attribute for the color of the strikethrough.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The value's type. Colors may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.strikethroughColor`.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The attribute for the slant of the glyphs, as the tangent of the angle.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.obliqueness`.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
  /// The attribute for the visual effect of the glyphs.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The value's type.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of `NSAttributedString.Key.textEffect`.
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }
}
