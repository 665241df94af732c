// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Recognition of the start of Markdown blocks.

/// A list item marker.
struct MarkdownMarker {
  /// The marker character: `-`, `+` or `*`, or the `.` or `)` after a number.
  var sign: Unicode.Scalar
  /// The item's number, or nil for a bullet.
  var number: Int?
  /// The column of the item's text, and whether the rest of the line is empty.
  var width: Int
  var isEmpty: Bool

  func isOfList(_ other: MarkdownMarker) -> Bool { sign == other.sign && (number == nil) == (other.number == nil) }
}

/// The opening fence of a code block.
struct MarkdownFence {
  var sign: Unicode.Scalar
  var count: Int
  var indent: Int
  /// The first word after the fence.
  var language: String?
}

extension MarkdownLine {
  var marker: MarkdownMarker? {
    let indent = indent
    guard indent < 4 else { return nil }
    let rest = dropping(indent)
    var signs = 1
    var number: Int?
    guard var sign = rest.text.first else { return nil }
    if sign.isASCIIDigit {
      let digits = rest.text.prefix { $0.isASCIIDigit }
      guard digits.count <= 9, let end = rest.text.dropFirst(digits.count).first, end == "." || end == ")" else {
        return nil
      }
      (number, sign, signs) = (Int(digits.string), end, digits.count + 1)
    } else if sign != "-", sign != "+", sign != "*" {
      return nil
    }
    let content = rest.behind(signs)
    if content.isBlank { return MarkdownMarker(sign: sign, number: number, width: indent + signs + 1, isEmpty: true) }
    let gap = content.indent
    guard gap > 0 else { return nil }
    return MarkdownMarker(
      sign: sign, number: number, width: indent + signs + (gap > 4 ? 1 : gap), isEmpty: false)
  }

  var fence: MarkdownFence? {
    let indent = indent
    guard indent < 4 else { return nil }
    let rest = dropping(indent).text
    guard let sign = rest.first, sign == "`" || sign == "~" else { return nil }
    let count = rest.prefix { $0 == sign }.count
    let info = rest.dropFirst(count)
    guard count >= 3, sign == "~" || !info.contains("`") else { return nil }
    let word = info.drop { $0.isMarkdownSpace }.prefix { !$0.isMarkdownSpace }
    let language = word.isEmpty ? nil : MarkdownInlines.plain(word.string)
    return MarkdownFence(sign: sign, count: count, indent: indent, language: language)
  }

  func closes(_ fence: MarkdownFence) -> Bool {
    guard indent < 4 else { return false }
    let rest = trimmed
    return rest.count >= fence.count && rest.allSatisfy { $0 == fence.sign }
  }

  /// The level and text of a heading that begins with number signs.
  var heading: (level: Int, text: String)? {
    guard indent < 4 else { return nil }
    var rest = trimmed
    let level = rest.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    rest = rest.dropFirst(level)
    guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
    let signs = rest.reversed().prefix { $0 == "#" }.count
    let before = rest.dropLast(signs)
    if before.isEmpty || before.last == " " || before.last == "\t" { rest = before }
    return (level, MarkdownLine(text: rest).trimmed.string)
  }

  var isThematicBreak: Bool {
    guard indent < 4 else { return false }
    let signs = text.filter { $0 != " " && $0 != "\t" }
    guard signs.count >= 3, let sign = signs.first, sign == "-" || sign == "_" || sign == "*" else { return false }
    return signs.allSatisfy { $0 == sign }
  }

  /// The heading level, if the line underlines a paragraph.
  var underline: Int? {
    guard indent < 4, !isLazy else { return nil }
    let rest = trimmed
    guard let sign = rest.first, sign == "=" || sign == "-", rest.allSatisfy({ $0 == sign }) else { return nil }
    return sign == "=" ? 1 : 2
  }

  var isQuote: Bool { indent < 4 && dropping(3).text.first == ">" }

  /// The line after a block quote marker.
  var unquoted: MarkdownLine {
    var rest = dropping(indent).behind(1)
    if rest.indent > 0 { rest = rest.dropping(1) }
    return rest
  }

  /// Whether the line ends the paragraph above.
  var interrupts: Bool {
    if isQuote || fence != nil || heading != nil || isThematicBreak { return true }
    if let html = MarkdownHTML(self), html.mayInterrupt { return true }
    guard let marker else { return false }
    return !marker.isEmpty && (marker.number ?? 1) == 1
  }
}

extension MarkdownLine {
  /// Whether the line begins a block, so that it cannot continue a paragraph of an enclosing container.
  var begins: Bool {
    isQuote || fence != nil || heading != nil || isThematicBreak || marker != nil || MarkdownHTML(self) != nil
  }
}

/// The type of an HTML block, which determines where the block ends.
struct MarkdownHTML {
  private let ends: [String]
  /// Whether the block can end the paragraph above.
  let mayInterrupt: Bool

  init?(_ line: MarkdownLine) {
    guard line.indent < 4 else { return nil }
    let text = line.trimmed
    guard text.first == "<" else { return nil }
    let word = text.prefix(12).string.lowercased()
    mayInterrupt = !Self.isLoneTag(text) || Self.isBlock(word)
    if ["script", "pre", "style", "textarea"].contains(where: { Self.begins(word, "<" + $0) }) {
      ends = ["</script>", "</pre>", "</style>", "</textarea>"]
    } else if word.hasPrefix("<!--") {
      ends = ["-->"]
    } else if word.hasPrefix("<?") {
      ends = ["?>"]
    } else if word.hasPrefix("<![cdata[") {
      ends = ["]]>"]
    } else if word.hasPrefix("<!"), text.dropFirst(2).first?.isASCIILetter == true {
      ends = [">"]
    } else if Self.isBlock(word) || Self.isLoneTag(text) {
      ends = []
    } else {
      return nil
    }
  }

  /// Returns whether a line contains the block's end marker. A block without an end marker ends at a blank line.
  func ends(with line: MarkdownLine) -> Bool {
    let text = line.text.string.lowercased()
    return ends.contains { text.contains($0) }
  }

  var endsAtBlank: Bool { ends.isEmpty }

  private static func begins(_ word: String, _ name: String) -> Bool {
    guard word.hasPrefix(name) else { return false }
    guard let next = word.dropFirst(name.count).first else { return true }
    return next == " " || next == "\t" || next == ">"
  }

  private static func isBlock(_ word: String) -> Bool {
    let name = word.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    let next = word.dropFirst().drop { $0 == "/" }.dropFirst(name.count).first
    guard next == nil || next == " " || next == "\t" || next == ">" || next == "/" else { return false }
    return blocks.contains(String(name))
  }

  private static func isLoneTag(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let source = Array(text)
    guard source.count > 2, source[1].isASCIILetter || source[1] == "/", let end = MarkdownTag.end(source, at: 0) else {
      return false
    }
    return end == source.count
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

extension MarkdownInlines {
  /// Returns a string in which backslash escapes and entities are replaced by the characters they represent.
  static func plain(_ text: String) -> String {
    let source = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var place = 0
    while place < source.count {
      if source[place] == "\\", place + 1 < source.count, source[place + 1].isASCIIPunctuation {
        result.append(source[place + 1])
        place += 2
      } else if source[place] == "&", let entity = MarkdownEntity(source, at: place) {
        result.append(contentsOf: entity.text.unicodeScalars)
        place = entity.end
      } else {
        result.append(source[place])
        place += 1
      }
    }
    return String(result)
  }
}
