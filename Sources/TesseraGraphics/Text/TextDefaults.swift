// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraText

/// The defaults for missing attributes: the properties of the label that shows the text.
package struct TextDefaults: Equatable {
  package var font: UIFont
  package var color: UIColor
  /// The color of links: the tint.
  package var linkColor: UIColor
  /// Whether links always have the link color and an underline, as in labels and drawn strings. Text views style links with
  /// separate attributes; there, only links without a color have the link color.
  package var stylesLinks = true
  /// Whether the markers of lists are inserted before their items as parts of the text. Not used by layout managers, whose
  /// locations do not include them.
  package var drawsListMarkers = false
  /// The pseudo-language in which a layout manager shows a text, or nil for the text itself.
  package var translation: PseudoLocalization?
  /// The additional attributes of highlighted text.
  package var highlight = HighlightAttributes()
  /// The scale of attachments that follow the text size.
  package var imageGrowth: CGFloat = 1
  package var paragraphStyle: NSParagraphStyle
  /// The direction of paragraphs without a strong character.
  package var direction: UIUserInterfaceLayoutDirection
  /// The language of text without a language attribute: that of the screen.
  package var language = TextLanguage.ambient

  package init(
    font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label, linkColor: UIColor = .tintColor,
    paragraphStyle: NSParagraphStyle = .default, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.font = font
    self.color = color
    self.linkColor = linkColor
    self.paragraphStyle = paragraphStyle
    self.direction = direction
  }

  /// Creates the defaults of a label from its properties, without a paragraph style.
  package init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [], tightens: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    values.lineBreakStrategy = lineBreakStrategy.rawValue
    values.allowsDefaultTighteningForTruncation = tightens
    self.init(
      font: font, color: color, paragraphStyle: NSParagraphStyle(values: values), direction: direction)
  }
}
