// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

/// Collects the runs of an attributed string into blocks of equal paragraph style.
struct StyledTextBuilder {
  private let defaults: TextDefaults
  private(set) var decorations: [TextDecoration] = []
  private var blocks: [StyledText.Block] = []
  private var string = ""
  private var runs: [AttributedText.Run] = []
  private var style: NSParagraphStyle?
  private var isAtParagraphStart = true

  init(defaults: TextDefaults) {
    self.defaults = defaults
  }

  mutating func append(_ text: Substring, _ attributes: [NSAttributedString.Key: Any]) {
    let paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraphStyle
    let textAttributes = textAttributes(attributes)
    var rest = text
    while !rest.isEmpty {
      if isAtParagraphStart { beginParagraph(paragraphStyle) }
      let end = rest.unicodeScalars.firstIndex(where: Self.endsParagraph).map { rest.unicodeScalars.index(after: $0) }
      append(rest[..<(end ?? rest.endIndex)], textAttributes)
      isAtParagraphStart = end != nil
      rest = end.map { rest[$0...] } ?? ""
    }
  }

  mutating func finish() -> [StyledText.Block] {
    endBlock(isLast: true)
    return blocks
  }

  /// Line feed, carriage return, next line and paragraph separator end a paragraph; the line separator does not.
  /// A carriage return before a line feed makes an empty paragraph here, which keeps its style: no text is lost.
  private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\u{85}" || scalar == "\u{2029}"
  }

  private mutating func beginParagraph(_ new: NSParagraphStyle) {
    if let style, style != new { endBlock(isLast: false) }
    style = new
  }

  private mutating func append(_ text: Substring, _ attributes: TextAttributes) {
    string += text
    runs.append(AttributedText.Run(count: text.utf8.count, attributes: attributes))
  }

  /// Closes the block. The line break between two blocks is not part of either: it would make an empty line.
  private mutating func endBlock(isLast: Bool) {
    guard let style else { return }
    if !isLast, let last = string.unicodeScalars.last, Self.endsParagraph(last) { dropLast(last) }
    var spacing = 0.0
    if let previous = blocks.last { spacing = previous.style.paragraphSpacing + Double(style.paragraphSpacingBefore) }
    blocks.append(
      StyledText.Block(
        text: AttributedText(string: string, runs: runs),
        style: ParagraphStyle(style, direction: defaults.direction), spacingBefore: spacing))
    string = ""
    runs = []
  }

  private mutating func dropLast(_ scalar: Unicode.Scalar) {
    string.unicodeScalars.removeLast()
    runs[runs.count - 1].count -= UTF8.width(scalar)
    if string.unicodeScalars.last == "\r" && scalar == "\n" { dropLast("\r") }
  }

  private mutating func textAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    let font = attributes[.font] as? UIFont ?? defaults.font
    let kern = (number(attributes[.kern]) ?? 0) + (number(attributes[.tracking]) ?? 0)
    return TextAttributes(
      font: font.textFont, kern: kern, baselineOffset: number(attributes[.baselineOffset]) ?? 0,
      style: decoration(TextDecoration(attributes, defaults: defaults)),
      ligatures: number(attributes[.ligature]) != 0)
  }

  private mutating func decoration(_ decoration: TextDecoration) -> Int32 {
    if let index = decorations.firstIndex(of: decoration) { return Int32(index) }
    decorations.append(decoration)
    return Int32(decorations.count - 1)
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    String(scalar).utf8.count
  }
}
