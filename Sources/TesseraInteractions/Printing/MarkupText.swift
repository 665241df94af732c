// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A converter from HTML to attributed text. It supports basic formatting and ignores style sheets.
@MainActor
struct MarkupText {
  let attributed: NSAttributedString

  private static let sizes: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "tr", "table", "section", "article", "header",
    "footer", "blockquote", "body",
  ]
  private static let letters: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
    "mdash": "—", "ndash": "–", "euro": "€",
  ]

  /// The formatting determined by the open tags.
  private struct State {
    var bold = 0
    var italic = 0
    var size: CGFloat = 12
    var hidden = 0
  }

  init(_ markup: String) {
    let text = NSMutableAttributedString()
    var state = State()
    var rest = Substring(markup)
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        if rest.hasPrefix("<!--"), let comment = rest.range(of: "-->") {
          rest = rest[comment.upperBound...]
          continue
        }
        Self.applyTag(rest[rest.index(after: rest.startIndex)..<end], state: &state, text: text)
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        if state.hidden == 0 { Self.appendWords(rest[..<end], state: state, to: text) }
        rest = rest[end...]
      }
    }
    while text.string.last?.isNewline == true {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
    attributed = text
  }

  private static func applyTag(_ tag: Substring, state: inout State, text: NSMutableAttributedString) {
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let step = isEnd ? -1 : 1
    switch name {
    case "b", "strong", "th": state.bold = max(0, state.bold + step)
    case "i", "em": state.italic = max(0, state.italic + step)
    case "style", "script", "head", "title": state.hidden = max(0, state.hidden + step)
    case "br": text.append(NSAttributedString(string: "\n", attributes: attributes(state)))
    default: break
    }
    guard blocks.contains(name) else { return }
    if text.length > 0, text.string.last?.isNewline == false {
      text.append(NSAttributedString(string: "\n", attributes: attributes(state)))
    }
    if let size = sizes[name] {
      state.size = isEnd ? 12 : size
      state.bold = max(0, state.bold + step)
    }
    if name == "li", !isEnd { text.append(NSAttributedString(string: "•\u{A0}", attributes: attributes(state))) }
  }

  /// Appends text with collapsed whitespace. Omits whitespace at the start of a line.
  private static func appendWords(_ words: Substring, state: State, to text: NSMutableAttributedString) {
    var plain = ""
    var rest = words
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "&", let end = rest.prefix(10).firstIndex(of: ";") {
        plain += letter(rest[..<end]) ?? "&\(rest[..<end]);"
        rest = rest[rest.index(after: end)...]
      } else if character.isWhitespace, character != "\u{A0}" {
        let before = plain.last ?? text.string.last
        if let before, !before.isWhitespace { plain += " " }
      } else {
        plain.append(character)
      }
    }
    if !plain.isEmpty { text.append(NSAttributedString(string: plain, attributes: attributes(state))) }
  }

  private static func letter(_ name: Substring) -> String? {
    guard name.first == "#" else { return letters[String(name)] }
    let digits = name.dropFirst()
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
    let base = UIFont.systemFont(ofSize: state.size, weight: state.bold > 0 ? .bold : .regular)
    let font =
      state.italic > 0
      ? base.fontDescriptor.withSymbolicTraits(base.fontDescriptor.symbolicTraits.union(.traitItalic))
        .map { UIFont(descriptor: $0, size: state.size) } ?? base : base
    return [.font: font, .foregroundColor: UIColor.black]
  }
}
