// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads, in one pass, the subset of HTML that apps typically show in labels. Every input is accepted: malformed tags
// are read as text, and unclosed elements end with their parent. Block elements end with a line break, whitespace
// collapses, and `br` becomes a line separator.

import Foundation
import TesseraFoundation
import TesseraGraphics

struct HTMLReader {
  private struct Open {
    var name: String
    var style: DocumentStyle
    /// The number of the next item in an ordered list, or nil for other elements.
    var number: Int?
    var keepsSpaces = false
  }

  private let source: [Unicode.Scalar]
  private let defaults: DocumentReader.Attributes
  private var place = 0
  private var open: [Open] = [Open(name: "", style: DocumentStyle())]
  private var sheet = HTMLStyleSheet()
  private let result = NSMutableAttributedString()
  private var text = String.UnicodeScalarView()
  private var textStyle: DocumentReader.Attributes?
  /// Whether an additional space would be discarded because it starts a line or follows another space.
  private var endsWithSpace = true
  private var isAtLineStart = true
  private var unread: Set<String> = []

  /// The maximum nesting depth of elements. Deeper elements are treated as if they were at this depth.
  private static let deepest = 256

  init(_ source: String, _ defaults: DocumentReader.Attributes) {
    self.source = Array(source.unicodeScalars)
    self.defaults = defaults
  }

  private var style: DocumentStyle { open[open.count - 1].style }

  mutating func read() -> NSAttributedString {
    while place < source.count {
      if source[place] == "<", readTag() { continue }
      if source[place] == "&" {
        let (character, isEntity) = readEntity()
        append(character, isEntity: isEntity)
      } else {
        append(source[place], isEntity: false)
        place += 1
      }
    }
    while open.count > 1 { close() }
    flush()
    UnreadElements.report(unread)
    return result
  }

  // MARK: Text

  private mutating func append(_ scalar: Unicode.Scalar, isEntity: Bool) {
    let keepsSpaces = open[open.count - 1].keepsSpaces
    let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{0C}"
    if isSpace, !isEntity, !keepsSpaces {
      guard !endsWithSpace else { return }
      put(" ")
      endsWithSpace = true
      return
    }
    put(scalar)
    endsWithSpace = false
    isAtLineStart = false
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if textStyle == nil { textStyle = style.attributes(defaults) }
    text.append(scalar)
  }

  /// Appends the pending text in the current style.
  private mutating func flush() {
    if !text.isEmpty {
      result.append(NSAttributedString(string: String(text), attributes: textStyle))
      text.removeAll(keepingCapacity: true)
    }
    textStyle = nil
  }

  /// Ends the current line unless it is empty.
  private mutating func endLine() {
    guard !isAtLineStart else { return }
    if text.last == " " { text.removeLast() }
    put("\n")
    (isAtLineStart, endsWithSpace) = (true, true)
  }

  // MARK: Entities

  /// Reads a character reference, which extends from an ampersand to a semicolon. Returns the ampersand if there is
  /// no valid reference.
  private mutating func readEntity() -> (Unicode.Scalar, isEntity: Bool) {
    var end = place + 1
    while end < source.count, end - place < 12, source[end] != ";", source[end] != "&", source[end] != "<",
      source[end] != " "
    {
      end += 1
    }
    let isClosed = end < source.count && source[end] == ";"
    let name = String(String.UnicodeScalarView(source[place + 1..<end]))
    guard isClosed, let scalar = HTMLEntities.scalar(name) else {
      place += 1
      return ("&", false)
    }
    place = end + 1
    return (scalar, true)
  }

  // MARK: Tags

  /// Reads a tag, a comment or a declaration. Returns false if the current character is text.
  private mutating func readTag() -> Bool {
    guard place + 1 < source.count else { return false }
    if source[place + 1] == "!" {
      let isComment = place + 3 < source.count && source[place + 2] == "-" && source[place + 3] == "-"
      if isComment { skip(past: "-->", from: place + 4) } else { skip(past: ">", from: place + 2) }
      return true
    }
    if source[place + 1] == "?" {
      skip(past: ">", from: place + 2)
      return true
    }
    guard let tag = HTMLTag(source, at: &place) else { return false }
    if tag.isEnd { end(tag.name) } else { begin(tag) }
    return true
  }

  private mutating func skip(past mark: String, from start: Int) {
    let mark = Array(mark.unicodeScalars)
    var at = start
    while at + mark.count <= source.count {
      if source[at] == mark[0], Array(source[at..<at + mark.count]) == mark {
        place = at + mark.count
        return
      }
      at += 1
    }
    place = source.count
  }

  /// Returns the raw text of an element that can't contain tags, up to its end tag.
  private mutating func rawText(of name: String) -> String {
    let start = place
    let mark = Array("</\(name)".unicodeScalars)
    var at = place
    while at + mark.count <= source.count {
      if source[at] == "<", source[at + 1] == "/",
        String(String.UnicodeScalarView(source[at..<at + mark.count])).lowercased() == "</\(name)"
      {
        break
      }
      at += 1
    }
    let end = min(at, source.count)
    place = at + mark.count <= source.count ? at : source.count
    if place < source.count { skip(past: ">", from: place) }
    return String(String.UnicodeScalarView(source[start..<end]))
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article",
    "header", "footer", "center", "table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption", "dl", "dt", "dd",
  ]
  private static let known: Set<String> = blocks.union([
    "b", "strong", "i", "em", "u", "ins", "s", "strike", "del", "a", "font", "span", "big", "small", "sub", "sup",
    "code",
    "tt", "br", "hr", "head", "meta", "mark", "cite", "var", "dfn", "kbd", "samp", "label", "abbr", "q", "link",
    "wbr", "nobr", "address", "time", "body", "html",
  ])

  private mutating func begin(_ tag: HTMLTag) {
    switch tag.name {
    case "script", "title", "noscript", "textarea", "select":
      _ = rawText(of: tag.name)
      return
    case "style":
      sheet.add(rawText(of: tag.name))
      return
    case "br":
      flushSpace()
      put("\u{2028}")
      (isAtLineStart, endsWithSpace) = (false, true)
      return
    case "hr":
      endLine()
      return
    case "img", "meta", "link", "input", "wbr":
      if tag.name == "img" || tag.name == "input" { unread.insert(tag.name) }
      return
    default: break
    }
    if !Self.known.contains(tag.name) { unread.insert(tag.name) }
    // A paragraph implicitly ends the previous paragraph, and a list item the previous item.
    if Self.blocks.contains(tag.name) {
      if tag.name == "li" || tag.name == "p", open.last?.name == tag.name { close() }
      endLine()
    }
    flush()
    guard open.count < Self.deepest else { return }
    var next = Open(name: tag.name, style: style)
    next.keepsSpaces = open[open.count - 1].keepsSpaces || tag.name == "pre"
    if tag.name == "ol" { next.number = tag.values["start"].flatMap { Int($0) } ?? 1 }
    next.style.apply(tag)
    for declarations in sheet.declarations(for: tag) { next.style.apply(css: declarations) }
    if let css = tag.values["style"] { next.style.apply(css: css) }
    open.append(next)
    if tag.name == "li" { putMarker() }
    if tag.isClosed, !Self.blocks.contains(tag.name) { close() }
  }

  private mutating func flushSpace() {
    if text.last == " " { text.removeLast() }
  }

  /// Appends the bullet or number of a list item, between tabs.
  private mutating func putMarker() {
    let list = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
    var marker = "\u{2022}"
    if let list, let number = open[list].number {
      marker = "\(number)."
      open[list].number = number &+ 1
    }
    let depth = max(1, open.filter { $0.name == "ol" || $0.name == "ul" }.count)
    for scalar in (String(repeating: "\t", count: depth) + marker + "\t").unicodeScalars { put(scalar) }
    (isAtLineStart, endsWithSpace) = (false, true)
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else {
      // This end tag has no start tag. A paragraph's end tag still ends the line.
      if name == "p" { endLine() }
      return
    }
    // The end tag of an inline element has no effect outside of its block.
    if !Self.blocks.contains(name), open[index...].contains(where: { Self.blocks.contains($0.name) }) { return }
    while open.count > index { close() }
  }

  private mutating func close() {
    guard open.count > 1, let last = open.last else { return }
    if Self.blocks.contains(last.name) { endLine() }
    flush()
    open.removeLast()
  }
}

/// Reports each unsupported HTML element once per process.
private enum UnreadElements {
  private final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var names: Set<String> = []

    func add(_ new: Set<String>) -> [String] {
      lock.lock()
      defer { lock.unlock() }
      // Limits the number of names, because a document may contain any number of unknown elements.
      guard names.count < 100 else { return [] }
      let fresh = new.subtracting(names)
      names.formUnion(fresh)
      return fresh.sorted()
    }
  }

  private static let said = Said()

  static func report(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    let fresh = said.add(names)
    guard !fresh.isEmpty else { return }
    let list = fresh.prefix(10).map { $0.prefix(20) }.joined(separator: ", ")
    StandardError.write(
      "Tessera: NSAttributedString does not support these HTML elements, and reads only their text: \(list)\n")
  }
}
