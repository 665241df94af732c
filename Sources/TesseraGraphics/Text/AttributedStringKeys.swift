// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The keys of UIKit's attributes in Swift's AttributedString, for `text.font = …`. Each has the name of its NSAttributedString
// attribute, to which its value is converted.

public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The font of the characters.
  public enum FontAttribute: AttributedStringKey {
    /// A font of any size.
    public typealias Value = UIFont
    /// The name of `NSAttributedString.Key.font`.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The style of the paragraph that a character begins.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// A paragraph style.
    public typealias Value = NSParagraphStyle
    /// The name of `NSAttributedString.Key.paragraphStyle`.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The color of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color, which may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.foregroundColor`.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The background color of the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A color, which may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.backgroundColor`.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// Whether ligatures are drawn: 0 for none, 1 for the default ones.
  public enum LigatureAttribute: AttributedStringKey {
    /// An integer.
    public typealias Value = Int
    /// The name of `NSAttributedString.Key.ligature`.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// The space added after every character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// A number.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.kern`.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The space added after every character, in points. Replaces the kern unless it is 0.
  public enum TrackingAttribute: AttributedStringKey {
    /// A number.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.tracking`.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line style, stored as its raw value in an `NSAttributedString`.
    public typealias Value = NSUnderlineStyle
    /// The name of `NSAttributedString.Key.strikethroughStyle`.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line style, stored as its raw value in an `NSAttributedString`.
    public typealias Value = NSUnderlineStyle
    /// The name of `NSAttributedString.Key.underlineStyle`.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The color of outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// A color, which may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.strokeColor`.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The width of outlines in percent of the point size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// A number.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.strokeWidth`.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The distance by which text is raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A number.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.baselineOffset`.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The color of the line under the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// A color, which may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.underlineColor`.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The color of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A color, which may be dynamic.
    public typealias Value = UIColor
    /// The name of `NSAttributedString.Key.strikethroughColor`.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The slant, as the tangent of the angle.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// A number.
    public typealias Value = CGFloat
    /// The name of `NSAttributedString.Key.obliqueness`.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
  /// The effect on the glyphs.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The name of an effect.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of `NSAttributedString.Key.textEffect`.
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }
}
