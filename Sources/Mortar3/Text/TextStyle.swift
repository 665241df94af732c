// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A style contains the appearance of text, to be shared by labels, buttons and fields.

public import UIKit

/// The appearance of text. The view provides the defaults of nil values.
public struct TextStyle {
  /// The font and its size.
  public var font: UIFont?
  /// The color of the text.
  public var color: UIColor?
  /// The alignment of lines.
  public var alignment: NSTextAlignment?
  /// The height of every line, in points.
  public var lineHeight: CGFloat?
  /// The gap between lines, in points.
  public var lineSpacing: CGFloat?
  /// The truncation or wrapping of lines that do not fit.
  public var lineBreakMode: NSLineBreakMode?
  /// The spacing added after every character, in points.
  public var kerning: CGFloat?
  /// The line below the text.
  public var underline: NSUnderlineStyle?
  /// The line through the text.
  public var strikethrough: NSUnderlineStyle?

  /// Creates a style with the given values; all are nil by default.
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

  /// The style as attributes of an attributed string.
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

  /// Returns the text in this style.
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
