// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraText

/// The default values of missing attributes, such as the properties of the label that displays the text.
package struct TextDefaults: Equatable {
  package var font: UIFont
  package var color: UIColor
  /// The color of links, which is the tint color.
  package var linkColor: UIColor
  /// Whether links always have the link color and an underline, as in labels and string drawing. If false, as in text
  /// views, only links without a color have the link color, because text views style links with separate attributes.
  package var stylesLinks = true
  /// Whether list markers are inserted into the text before their items. Not used by layout managers, whose text
  /// locations do not include markers.
  package var drawsListMarkers = false
  /// The pseudolanguage in which a layout manager displays the text, or nil to display the original text.
  package var translation: PseudoLocalization?
  /// The additional attributes of highlighted text.
  package var highlight = HighlightAttributes()
  /// The scale of attachments that adapt to the text size.
  package var imageGrowth: CGFloat = 1
  package var paragraphStyle: NSParagraphStyle
  /// The direction of paragraphs without a strong character.
  package var direction: UIUserInterfaceLayoutDirection
  /// The language of text without a language attribute: the screen's language.
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

  /// Creates the defaults for a label from its properties, without a paragraph style.
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
