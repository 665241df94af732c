// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An HTML tag, comment or declaration within a paragraph, as defined by CommonMark.
enum MarkdownTag {
  /// Returns the index after the tag, comment or declaration that begins with `<` at `start`, or nil if the `<` is
  /// text.
  static func end(_ source: [Unicode.Scalar], at start: Int) -> Int? {
    var scanner = Scanner(source: source, place: start + 1)
    return scanner.end()
  }

  private struct Scanner {
    let source: [Unicode.Scalar]
    var place: Int

    private var next: Unicode.Scalar? { place < source.count ? source[place] : nil }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard next == sign else { return false }
      place += 1
      return true
    }

    private mutating func pass(to mark: String) -> Int? {
      let mark = Array(mark.unicodeScalars)
      while place + mark.count <= source.count {
        if source[place] == mark[0], source[place..<place + mark.count].elementsEqual(mark) {
          return place + mark.count
        }
        place += 1
      }
      return nil
    }

    mutating func end() -> Int? {
      if take("?") { return pass(to: "?>") }
      if take("!") {
        if take("-"), take("-") {
          if take(">") { return place }
          if next == "-", place + 1 < source.count, source[place + 1] == ">" { return place + 2 }
          return pass(to: "-->")
        }
        if source[place...].starts(with: "[CDATA[".unicodeScalars) { return pass(to: "]]>") }
        return next?.isASCIILetter == true ? pass(to: ">") : nil
      }
      let isEnd = take("/")
      guard name() else { return nil }
      if isEnd {
        spaces()
        return take(">") ? place : nil
      }
      while true {
        let gap = place
        spaces()
        if take(">") { return place }
        if take("/") { return take(">") ? place : nil }
        guard place > gap, attribute() else { return nil }
      }
    }

    private mutating func spaces() {
      while let sign = next, sign.isMarkdownSpace { place += 1 }
    }

    private mutating func name() -> Bool {
      guard next?.isASCIILetter == true else { return false }
      while let sign = next, sign.isASCIILetter || sign.isASCIIDigit || sign == "-" { place += 1 }
      return true
    }

    private mutating func attribute() -> Bool {
      guard let first = next, first.isASCIILetter || first == "_" || first == ":" else { return false }
      while let sign = next, sign.isASCIILetter || sign.isASCIIDigit || "_.:-".unicodeScalars.contains(sign) {
        place += 1
      }
      let end = place
      spaces()
      guard take("=") else {
        place = end
        return true
      }
      spaces()
      if let quote = next, quote == "\"" || quote == "'" {
        place += 1
        while let sign = next, sign != quote { place += 1 }
        return take(quote)
      }
      let start = place
      while let sign = next, !sign.isMarkdownSpace, !"\"'=<>`".unicodeScalars.contains(sign) { place += 1 }
      return place > start
    }
  }
}
