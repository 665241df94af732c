// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A paragraph of a layout manager's text as displayed. It may contain a list marker and the additional characters of
// pseudo-localization. These characters aren't part of the text, so text locations don't count them.

import Foundation
import TesseraGraphics
import TesseraText

/// A paragraph as displayed.
struct FlowedText {
  private(set) var styled: StyledText
  /// The byte ranges of the displayed paragraph that don't correspond to any characters of the text.
  private(set) var extras: [Range<Int>] = []
  /// The font of the last characters.
  private(set) var lastFont: UIFont

  /// The context that affects the display of a paragraph.
  struct ParagraphContext {
    /// The marker of a list item. Its attributes are combined with those of the item's first character.
    var marker: ListMarker?
    var startsText = true
    var endsText = true
  }

  private var builder: StyledTextBuilder
  private let storage: NSAttributedString

  init(
    _ paragraph: ParagraphRanges.Paragraph, of storage: NSAttributedString, _ context: ParagraphContext,
    defaults: TextDefaults
  ) {
    builder = StyledTextBuilder(defaults: defaults)
    self.storage = storage
    lastFont = defaults.font
    styled = .empty
    let first = paragraph.length > 0 ? storage.attributes(at: paragraph.location, effectiveRange: nil) : [:]
    if let marker = context.marker { add(marker, beside: first) }
    let translation = defaults.translation
    let end = paragraph.text.unicodeScalars.last.map(StyledTextBuilder.endsParagraph) ?? false
    let breakLength = end ? (paragraph.text.utf8.suffix(2).elementsEqual([0x0D, 0x0A]) ? 2 : 1) : 0
    let content = NSRange(location: paragraph.location, length: paragraph.length - breakLength)
    if translation == .bounded, context.startsText { addExtra("[", first) }
    let units = paragraph.text.utf16
    let middle = units.index(units.startIndex, offsetBy: content.length)
    add(content, paragraph.text[..<middle], isAccented: translation == .accented)
    if translation == .double, content.length > 0 {
      let last = storage.attributes(at: NSMaxRange(content) - 1, effectiveRange: nil)
      addExtra(" ", last)
      let start = builder.byteCount
      add(content, paragraph.text[..<middle], isAccented: false)
      extras.append(start..<builder.byteCount)
    }
    if translation == .bounded, context.endsText, paragraph.length > 0 {
      addExtra("]", storage.attributes(at: max(content.location, NSMaxRange(content) - 1), effectiveRange: nil))
    }
    if breakLength > 0 {
      let rest = NSRange(location: NSMaxRange(content), length: breakLength)
      add(rest, paragraph.text[middle...], isAccented: false)
    }
    if paragraph.length > 0 {
      let last = storage.attribute(.font, at: paragraph.location + paragraph.length - 1, effectiveRange: nil)
      lastFont = last as? UIFont ?? defaults.font
    }
    styled = StyledText(builder)
  }

  /// Appends characters of the text with their attributes.
  private mutating func add(_ range: NSRange, _ text: Substring, isAccented: Bool) {
    guard range.length > 0 else { return }
    var start = text.startIndex
    var runs: [(Substring, [NSAttributedString.Key: Any], Int)] = []
    storage.enumerateAttributes(in: range) { attributes, part, _ in
      let end = text.utf16.index(start, offsetBy: part.length, limitedBy: text.endIndex) ?? text.endIndex
      runs.append((text[start..<end], attributes, part.location))
      start = end
    }
    for (part, attributes, location) in runs {
      builder.append(isAccented ? Substring(PseudoLocalization.accented(part)) : part, attributes, at: location)
    }
  }

  /// Appends a string that isn't part of the text, using the attributes of adjacent characters.
  private mutating func addExtra(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let start = builder.byteCount
    builder.append(text[...], attributes.filter { $0.key != .attachment })
    extras.append(start..<builder.byteCount)
  }

  /// Appends the list marker between tabs, as in labels.
  private mutating func add(_ marker: ListMarker, beside first: [NSAttributedString.Key: Any]) {
    let kept = first.filter { $0.key == .font || $0.key == .foregroundColor || $0.key == .paragraphStyle }
    var look = kept.merging(marker.attributes) { $1 }
    look[.paragraphStyle] = kept[.paragraphStyle]
    addExtra("\t" + marker.line + "\t", look)
  }
}
