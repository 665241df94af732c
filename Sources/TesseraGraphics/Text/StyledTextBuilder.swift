// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraFoundation
import TesseraText

/// A builder that collects the runs of an attributed string into blocks with a single paragraph style.
package struct StyledTextBuilder {
  private let defaults: TextDefaults
  private(set) var decorations: [TextDecoration] = []
  private var indices: [TextDecoration: Int32] = [:]
  private var blocks: [StyledText.Block] = []
  private var string = ""
  private var runs: [AttributedText.Run] = []
  private var style: ParagraphStyle?
  private var isAtParagraphStart = true
  private var followsCarriageReturn = false
  /// The space between the previous block and the current block.
  private var spacingBefore = 0.0

  package init(defaults: TextDefaults) {
    self.defaults = defaults
  }

  /// Appends text. `location`, which is passed to attachments, is its location in the whole text, in UTF-16 units.
  package mutating func append(_ text: Substring, _ attributes: [NSAttributedString.Key: Any], at location: Int = 0) {
    guard !text.isEmpty else { return }
    if let attachment = attributes[.attachment] as? any LineAttachment {
      return appendObjects(text, attributes: attributes, attachment: attachment, at: location)
    }
    appendText(text, attributes: attributes, textAttributes: textAttributes(attributes))
  }

  /// Appends text with an attachment, which replaces U+FFFC characters. Other characters are appended without the
  /// attachment.
  private mutating func appendObjects(
    _ text: Substring, attributes: [NSAttributedString.Key: Any], attachment: any LineAttachment, at location: Int
  ) {
    var rest = text.unicodeScalars
    var place = location
    let font = font(attributes)
    while let first = rest.first {
      let isObject = first == Self.object
      let end = isObject ? rest.index(after: rest.startIndex) : rest.firstIndex(of: Self.object) ?? rest.endIndex
      let piece = Substring(rest[..<end])
      var look = textAttributes(attributes, isObject ? attachment : nil, at: place)
      if isObject {
        let line = AttachmentLine(width: .infinity, font: look.font, style: font, growth: imageGrowth)
        look.box = attachment.space(in: line, at: place).box
      }
      appendText(piece, attributes: attributes, textAttributes: look)
      place += piece.utf16.count
      rest = rest[end...]
    }
  }

  private static let object: Unicode.Scalar = "\u{FFFC}"
  var imageGrowth: CGFloat { defaults.imageGrowth }
  private var lists = TextListCounter()
  private(set) var hasAttachments = false

  private mutating func appendText(
    _ text: Substring, attributes: [NSAttributedString.Key: Any], textAttributes: TextAttributes
  ) {
    let given = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraphStyle
    let paragraphStyle = ParagraphStyle(given, direction: defaults.direction)
    var rest = text.unicodeScalars
    if followsCarriageReturn, rest.first == "\n" {
      // A carriage return and a line feed are kept together, even if the attributes change between them.
      add(Substring(rest.prefix(1)), textAttributes)
      rest.removeFirst()
      followsCarriageReturn = false
    }
    while !rest.isEmpty {
      if isAtParagraphStart {
        beginParagraph(paragraphStyle)
        if defaults.drawsListMarkers { addMarker(of: given.textLists, attributes) }
      }
      let end = Self.endOfParagraph(in: rest)
      let piece = rest[..<(end ?? rest.endIndex)]
      add(Substring(piece), textAttributes)
      isAtParagraphStart = end != nil
      followsCarriageReturn = piece.last == "\r"
      rest = rest[piece.endIndex...]
    }
  }

  /// Adds an item's marker between tabs, in the font and color of the item's first character.
  private mutating func addMarker(of lists: [NSTextList], _ attributes: [NSAttributedString.Key: Any]) {
    guard let marker = self.lists.marker(of: lists), let list = lists.last, !type(of: list).includesTextListMarkers
    else { return }
    let kept = attributes.filter { $0.key == .font || $0.key == .foregroundColor }
    add(Substring("\t" + marker + "\t"), textAttributes(kept))
  }

  /// The number of bytes in the current block.
  package var byteCount: Int { string.utf8.count }

  mutating func finish() -> [StyledText.Block] {
    endBlock()
    return blocks
  }

  // MARK: Paragraphs

  /// Returns the end of the first line break that ends a paragraph: a carriage return, line feed, carriage return and
  /// line feed, next line or paragraph separator. A line separator does not end a paragraph.
  private static func endOfParagraph(in text: Substring.UnicodeScalarView) -> String.Index? {
    guard let start = text.firstIndex(where: endsParagraph) else { return nil }
    let end = text.index(after: start)
    let isPair = text[start] == "\r" && end < text.endIndex && text[end] == "\n"
    return isPair ? text.index(after: end) : end
  }

  package static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\r" || scalar == "\n" || scalar == "\u{85}" || scalar == "\u{2029}"
  }

  private mutating func beginParagraph(_ new: ParagraphStyle) {
    if let style, style != new {
      let spacing = spacingAfterBlock(style) + max(0, new.paragraphSpacingBefore)
      removeLineBreak()
      endBlock()
      spacingBefore = spacing
    }
    style = new
  }

  /// Returns the space that layout would insert between the last line of this block and the first line of the next
  /// block if they were a single block. The font of the line break is used for the last line.
  private func spacingAfterBlock(_ style: ParagraphStyle) -> Double {
    let leading = max(0, runs.last?.attributes.font.leading ?? 0)
    return leading + max(0, style.lineSpacing) + max(0, style.paragraphSpacing)
  }

  private mutating func add(_ text: Substring, _ attributes: TextAttributes) {
    string += text
    runs.append(AttributedText.Run(count: text.utf8.count, attributes: attributes))
  }

  private mutating func endBlock() {
    guard let style else { return }
    blocks.append(
      StyledText.Block(
        text: AttributedText(string: string, runs: runs), style: style, spacingBefore: spacingBefore))
    string = ""
    runs = []
  }

  /// Removes the line break between two blocks, because it would create an empty line.
  private mutating func removeLineBreak() {
    var text = AttributedText(string: string, runs: runs)
    text.removeFinalLineBreak()
    string = text.string
    runs = text.runs
  }

  // MARK: Attributes

  private mutating func textAttributes(
    _ attributes: [NSAttributedString.Key: Any], _ attachment: (any LineAttachment)? = nil, at place: Int = 0
  ) -> TextAttributes {
    var decoration = TextDecoration(attributes, defaults: defaults)
    if let attachment {
      hasAttachments = true
      (decoration.attachment, decoration.attachmentIndex) = (AttachmentReference(attachment), place)
      decoration.attachmentFont = font(attributes)
    }
    let font = font(attributes)
    let tracking = number(attributes[.tracking]) ?? 0
    var result = TextAttributes(
      font: font.textFont, kern: tracking != 0 ? tracking : number(attributes[.kern]) ?? 0,
      baselineOffset: number(attributes[.baselineOffset]) ?? 0,
      style: index(of: decoration),
      ligatures: number(attributes[.ligature]) != 0,
      language: (attributes[.languageIdentifier] as? String).map { TextLanguage($0) } ?? defaults.language)
    // A kern of 0 disables kerning. Without the attribute, the font's kerning is used.
    result.kernsPairs = tracking != 0 || number(attributes[.kern]) != 0
    result.stretch = decoration.stretch
    if let directions = attributes[.writingDirection] { result.directions = DirectionControl.controls(directions) }
    return result
  }

  private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    let font = attributes[.font] as? UIFont ?? defaults.font
    guard let value = attributes[.inlinePresentationIntent] else { return font }
    return font.font(for: InlinePresentationIntent(attribute: value))
  }

  private mutating func index(of decoration: TextDecoration) -> Int32 {
    if let index = indices[decoration] { return index }
    let index = Int32(decorations.count)
    indices[decoration] = index
    decorations.append(decoration)
    return index
  }
}
