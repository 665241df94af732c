// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text style that labels, buttons and fields can share.

public import UIKit

/// The appearance of text. For nil values, the view provides the defaults.
public struct TextStyle {
  /// The font and its size.
  public var font: UIFont?
  /// The text color.
  public var color: UIColor?
  /// The text alignment.
  public var alignment: NSTextAlignment?
  /// The height of every line, in points.
  public var lineHeight: CGFloat?
  /// The spacing between lines, in points.
  public var lineSpacing: CGFloat?
  /// The wrapping or truncation of lines that don't fit.
  public var lineBreakMode: NSLineBreakMode?
  /// The spacing added after every character, in points.
  public var kerning: CGFloat?
  /// The underline style.
  public var underline: NSUnderlineStyle?
  /// The strikethrough style.
  public var strikethrough: NSUnderlineStyle?

  /// Creates a style with the given values, which are nil by default.
  public init(
    font: UIFont? = nil, color: UIColor? = nil, alignment: NSTextAlignment? = nil, lineHeight: CGFloat? = nil,
    lineSpacing: CGFloat? = nil, lineBreakMode: NSLineBreakMode? = nil, kerning: CGFloat? = nil,
    underline: NSUnderlineStyle? = nil, strikethrough: NSUnderlineStyle? = nil
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.lineBreakMode = lineBreakMode
    self.kerning = kerning
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Returns a copy of the style, modified by the closure.
  public func with(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var copy = self
    change(&copy)
    return copy
  }

  /// The style as attributes for an attributed string.
  public var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = font
    result[.foregroundColor] = color
    result[.kern] = kerning
    result[.underlineStyle] = underline?.rawValue
    result[.strikethroughStyle] = strikethrough?.rawValue
    result[.paragraphStyle] = paragraphStyle
    return result
  }

  /// Returns an attributed string with this style.
  public func attributedString(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes)
  }

  private var paragraphStyle: NSParagraphStyle? {
    guard alignment != nil || lineHeight != nil || lineSpacing != nil || lineBreakMode != nil else { return nil }
    return NSParagraphStyle.configure {
      if let alignment { $0.alignment = alignment }
      if let lineHeight { ($0.minimumLineHeight, $0.maximumLineHeight) = (lineHeight, lineHeight) }
      if let lineSpacing { $0.lineSpacing = lineSpacing }
      if let lineBreakMode { $0.lineBreakMode = lineBreakMode }
    }
  }
}

extension NSParagraphStyle {
  /// Returns a paragraph style configured by the block.
  public static func configure(_ configure: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    configure(style)
    return style
  }
}
