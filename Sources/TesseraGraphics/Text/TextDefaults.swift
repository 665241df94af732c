// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What text looks like where its attributes say nothing: the properties of the label that shows it.
package struct TextDefaults: Equatable {
  var font: UIFont
  var color: UIColor
  /// Links without a colour of their own take the tint.
  var linkColor: UIColor
  var paragraphStyle: NSParagraphStyle
  /// The direction of paragraphs that have no strong character.
  var direction: UIUserInterfaceLayoutDirection

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

  /// The defaults of a label: its alignment and line break mode instead of a paragraph style.
  package init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    self.init(
      font: font, color: color, paragraphStyle: NSParagraphStyle(values: values), direction: direction)
  }
}
