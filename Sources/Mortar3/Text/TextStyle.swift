// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A style says how a text looks, once, and is given to every label and button that shows such a text.

public import UIKit

/// How a text looks. What is nil is left to the view.
public struct TextStyle {
  public var font: UIFont?
  public var color: UIColor?
  public var alignment: NSTextAlignment?
  /// The height of every line, in points.
  public var lineHeight: CGFloat?
  /// The gap between lines, in points.
  public var lineSpacing: CGFloat?
  public var lineBreakMode: NSLineBreakMode?
  /// Points added after every character.
  public var kerning: CGFloat?
  public var underline: NSUnderlineStyle?
  public var strikethrough: NSUnderlineStyle?

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

  /// The style with some of it changed.
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

  /// The text in this style.
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
  /// A paragraph style set up by the block.
  public static func configure(_ configure: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    configure(style)
    return style
  }
}
