// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraFoundation
internal import TesseraGraphics
internal import TesseraViews
internal import UIKit

/// The text attributes and line settings of an environment. They are resolved once and shared by all text views in
/// the environment.
final class TextStyle: @unchecked Sendable {
  /// The font to which a text view's font modifiers are applied.
  let baseFont: Font
  let font: UIFont
  let color: UIColor
  /// The shadow of the text, or nil for none.
  let shadow: ShadowStyle?
  /// The attributes other than the font, the color and the paragraph style.
  let lineAttributes: [NSAttributedString.Key: Any]
  /// The attributes except the paragraph style.
  let attributes: [NSAttributedString.Key: Any]
  let paragraphStyle: NSParagraphStyle
  /// The maximum number of lines, or 0 for no limit.
  let lineLimit: Int
  /// The minimum number of lines that text reserves space for.
  let minimumLines: Int
  let minimumScaleFactor: CGFloat
  let allowsTightening: Bool
  let isRedacted: Bool
  /// The language of strings if the environment's locale is not that of the screen; nil otherwise.
  let language: LanguageTag?

  /// Whether a label can display a string in this style without an attributed string.
  var isPlain: Bool { lineAttributes.isEmpty && paragraphStyle.lineSpacing == 0 && !isRedacted }

  init(_ environment: EnvironmentValues) {
    var font = environment.font ?? .body
    if let weight = environment.fontWeight { font = font.weight(weight) }
    if let design = environment.fontDesign { font.design = design }
    if environment.isBold { font = font.bold() }
    if environment.isItalic { font = font.italic() }
    baseFont = font
    self.font = font.resolve(in: environment)
    let paint = environment.foregroundPaint()
    color = paint.color
    shadow = paint.shadow
    lineAttributes = Self.lineAttributes(environment)
    attributes = lineAttributes.merging([.font: self.font, .foregroundColor: color]) { $1 }
    paragraphStyle = Self.paragraphStyle(environment)
    lineLimit = environment.lineLimit.map { max(0, $0) } ?? 0
    minimumLines = environment.minimumLineCount
    minimumScaleFactor = environment.minimumScaleFactor
    allowsTightening = environment.allowsTightening
    isRedacted = environment.isRedacted
    language = environment.locale == .ambient ? nil : LanguageTag(environment.locale.identifier)
  }

  private static func lineAttributes(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    if let line = environment.underlineStyle { line.apply(to: &result, .underlineStyle, .underlineColor) }
    if let line = environment.strikethroughStyle { line.apply(to: &result, .strikethroughStyle, .strikethroughColor) }
    if environment.kerning != 0 { result[.kern] = environment.kerning }
    if environment.baselineOffset != 0 { result[.baselineOffset] = environment.baselineOffset }
    result[.gradient] = environment.foregroundPaint().gradient.map(GradientAttribute.init)
    return result
  }

  private static func paragraphStyle(_ environment: EnvironmentValues) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let isMirrored = environment.layoutDirection == .rightToLeft
    style.alignment =
      switch environment.multilineTextAlignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    style.lineSpacing = environment.lineSpacing
    style.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    return style
  }
}

extension Text.LineStyle {
  /// Sets the attributes of an underline or a strikethrough.
  func apply(
    to attributes: inout [NSAttributedString.Key: Any], _ style: NSAttributedString.Key,
    _ color: NSAttributedString.Key
  ) {
    attributes[style] = NSUnderlineStyle.single.rawValue | pattern.style
    attributes[color] = self.color?.uiColor
  }
}

extension UILabel {
  /// Applies a text style to the label.
  func apply(_ style: TextStyle) {
    font = style.font
    textColor = style.color
    numberOfLines = style.lineLimit
    lineBreakMode = style.paragraphStyle.lineBreakMode
    lineBreakStrategy = []
    textAlignment = style.paragraphStyle.alignment
    adjustsFontSizeToFitWidth = style.minimumScaleFactor < 1
    minimumScaleFactor = style.minimumScaleFactor
    allowsDefaultTighteningForTruncation = style.allowsTightening
    // Reserved lines are below the text.
    verticalAlignment = style.minimumLines > 1 ? .top : .center
    // Links have the environment's tint and no underline.
    stylesLinks = false
  }
}
