// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraText

/// What text looks like where its attributes say nothing: the properties of the label that shows it.
package struct TextDefaults: Equatable {
  package var font: UIFont
  package var color: UIColor
  /// The colour of links: the tint.
  package var linkColor: UIColor
  /// Whether links have the link colour and a line under them whatever their colour is, as labels and drawn strings have
  /// them. Text views style links by attributes of their own; there those without a colour have the link colour.
  package var stylesLinks = true
  /// Whether the markers of lists are set before their items, as parts of the text: not by layout managers, which count places in the
  /// text without them.
  package var drawsListMarkers = false
  /// The language made from the app's own that a layout manager shows a text in; nil for the text itself.
  package var translation: TextTranslation?
  /// What highlighted text is drawn with on top of its highlight.
  package var highlight = HighlightLook()
  /// What attachments are larger by that follow the text size.
  package var imageGrowth: CGFloat = 1
  package var paragraphStyle: NSParagraphStyle
  /// The direction of paragraphs that have no strong character.
  package var direction: UIUserInterfaceLayoutDirection
  /// The language of text that names none: the screen's.
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

  /// The defaults of a label: its own properties instead of a paragraph style.
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
