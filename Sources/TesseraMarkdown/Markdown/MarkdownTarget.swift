// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A parser for link destinations, labels and titles, which starts at a given position.
struct MarkdownTarget {
  private let source: [Unicode.Scalar]
  private(set) var place: Int

  init(_ source: [Unicode.Scalar], at place: Int) {
    self.source = source
    self.place = place
  }

  private var next: Unicode.Scalar? { place < source.count ? source[place] : nil }

  /// Returns a link label in a form for comparison: case-folded, with white space collapsed.
  static func normalized(_ label: String) -> String {
    label.unicodeScalars.split(whereSeparator: \.isMarkdownSpace).map { String($0) }.joined(separator: " ")
      .uppercased().lowercased()
  }

  private mutating func skipSpaces() {
    while let sign = next, sign.isMarkdownSpace { place += 1 }
  }

  /// Parses `(destination "title")`. The title is ignored.
  mutating func inline() -> String? {
    guard next == "(" else { return nil }
    place += 1
    skipSpaces()
    if next == ")" {
      place += 1
      return ""
    }
    guard let target = destination() else { return nil }
    let end = place
    skipSpaces()
    if place > end, next != ")" {
      guard title() else { return nil }
      skipSpaces()
    }
    guard next == ")" else { return nil }
    place += 1
    return target
  }

  /// Parses a link label in brackets and returns it without the brackets. The label is empty for `[]`.
  mutating func label() -> String? {
    guard next == "[" else { return nil }
    var end = place + 1
    while end < source.count, source[end] != "]" {
      if source[end] == "[" || end - place > 999 { return nil }
      end += source[end] == "\\" ? 2 : 1
    }
    guard end < source.count else { return nil }
    let name = source[place + 1..<end].string
    place = end + 1
    return name
  }

  /// Parses a destination, which is either in angle brackets or ends at a space and has balanced parentheses.
  mutating func destination() -> String? {
    var text = String.UnicodeScalarView()
    let isBracketed = next == "<"
    if isBracketed { place += 1 }
    var depth = 0
    while let sign = next {
      if isBracketed {
        if sign == "\n" || sign == "<" { return nil }
        if sign == ">" {
          place += 1
          return String(text)
        }
      } else {
        if sign.isMarkdownSpace || sign.value < 0x20 || sign.value == 0x7F { break }
        if sign == "(" {
          depth += 1
          if depth > 32 { return nil }
        }
        if sign == ")" {
          if depth == 0 { break }
          depth -= 1
        }
      }
      if sign == "\\", place + 1 < source.count, source[place + 1].isASCIIPunctuation {
        text.append(source[place + 1])
        place += 2
      } else if sign == "&", let entity = MarkdownEntity(source, at: place) {
        text.append(contentsOf: entity.text.unicodeScalars)
        place = entity.end
      } else {
        text.append(sign)
        place += 1
      }
    }
    return isBracketed || depth != 0 || text.isEmpty ? nil : String(text)
  }

  /// Parses a title in quotes or parentheses.
  mutating func title() -> Bool {
    guard let open = next, open == "\"" || open == "'" || open == "(" else { return false }
    let close: Unicode.Scalar = open == "(" ? ")" : open
    place += 1
    while let sign = next {
      if sign == close {
        place += 1
        return true
      }
      if open == "(", sign == "(" { return false }
      place += sign == "\\" ? 2 : 1
    }
    return false
  }

  /// Parses `[name]: destination "title"` at the start of a paragraph, and advances to the end of its line. Returns
  /// nil if there is no definition.
  mutating func definition() -> (name: String, target: String)? {
    let start = place
    var indent = 0
    while next == " ", indent < 3 {
      place += 1
      indent += 1
    }
    guard let name = label(), name.unicodeScalars.contains(where: { !$0.isMarkdownSpace }), next == ":" else {
      place = start
      return nil
    }
    place += 1
    skipSpaces()
    let isEmpty = next == "<" && place + 1 < source.count && source[place + 1] == ">"
    guard let target = destination(), !target.isEmpty || isEmpty else {
      place = start
      return nil
    }
    let end = place
    skipSpaces()
    let hasGap = place > end
    if hasGap, title(), passLine() { return (Self.normalized(name), target) }
    place = end
    guard passLine() else {
      place = start
      return nil
    }
    return (Self.normalized(name), target)
  }

  /// Skips spaces and the end of the line. Returns false if the rest of the line is not blank.
  private mutating func passLine() -> Bool {
    while next == " " || next == "\t" { place += 1 }
    if place >= source.count { return true }
    guard next == "\n" else { return false }
    place += 1
    return true
  }
}
