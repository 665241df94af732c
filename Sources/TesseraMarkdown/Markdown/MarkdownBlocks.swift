// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A parser for Markdown blocks. It removes the markers of container blocks from the lines and parses the rest of the
// lines recursively.

struct MarkdownBlocks {
  /// A leaf block, which contains text.
  struct Leaf {
    enum Content {
      case inlines(String)
      case literal(String)
      case html(String)
    }

    var content: Content
    var intent: PresentationIntent
  }

  private(set) var references: MarkdownInlines.References = [:]
  private var leaves: [Leaf] = []
  private var identity = 0
  /// The maximum nesting depth of containers. Markers of deeper containers are treated as text.
  private static let deepest = 50

  mutating func parse(_ source: String) -> [Leaf] {
    var lines: [MarkdownLine] = []
    let scalars = source.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
      lines.append(MarkdownLine(text: scalars[start..<end]))
      let isPair = end + 1 < scalars.count && scalars[end] == "\r" && scalars[end + 1] == "\n"
      start = end + (isPair ? 2 : 1)
    }
    read(lines, nil, depth: 0)
    return leaves
  }

  private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(_ content: Leaf.Content, _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) {
    leaves.append(Leaf(content: content, intent: intent(kind, parent)))
  }

  private mutating func read(_ lines: [MarkdownLine], _ parent: PresentationIntent?, depth: Int) {
    var at = 0
    while at < lines.count {
      let line = lines[at]
      if line.isBlank {
        at += 1
      } else if line.indent >= 4, !line.isLazy {
        at = readCode(lines, at, parent)
      } else if let fence = line.fence {
        at = readFence(fence, lines, at, parent)
      } else if let heading = line.heading {
        add(.inlines(heading.text), .header(level: heading.level), parent)
        at += 1
      } else if line.isThematicBreak {
        add(.literal("\u{2E3B}"), .thematicBreak, parent)
        at += 1
      } else if let html = MarkdownHTML(line) {
        at = readHTML(html, lines, at, parent)
      } else if line.isQuote, depth < Self.deepest {
        at = readQuote(lines, at, parent, depth)
      } else if let marker = line.marker, depth < Self.deepest {
        at = readList(marker, lines, at, parent, depth)
      } else if let alignments = table(lines, at) {
        at = readTable(alignments, lines, at, parent)
      } else {
        at = readParagraph(lines, at, parent)
      }
    }
  }

  // MARK: Leaves

  private mutating func readCode(_ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?) -> Int {
    var end = start
    var last = start
    while end < lines.count, lines[end].isBlank || lines[end].indent >= 4 {
      if !lines[end].isBlank { last = end }
      end += 1
    }
    let text = lines[start...last].map { $0.dropping(4).text.string + "\n" }.joined()
    add(.literal(text), .codeBlock(languageHint: nil), parent)
    return last + 1
  }

  private mutating func readFence(
    _ fence: MarkdownFence, _ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?
  ) -> Int {
    var end = start + 1
    while end < lines.count, !lines[end].closes(fence) { end += 1 }
    let text = lines[(start + 1)..<end].map { $0.dropping(fence.indent).text.string + "\n" }.joined()
    add(.literal(text), .codeBlock(languageHint: fence.language), parent)
    return end + 1
  }

  private mutating func readHTML(
    _ html: MarkdownHTML, _ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?
  ) -> Int {
    var end = start
    while end < lines.count {
      if html.endsAtBlank, lines[end].isBlank { break }
      end += 1
      if html.ends(with: lines[end - 1]) { break }
    }
    add(.html(lines[start..<end].map { $0.text.string + "\n" }.joined()), .paragraph, parent)
    return end
  }

  private mutating func readParagraph(_ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?) -> Int {
    var end = start
    var kind = PresentationIntent.Kind.paragraph
    var next = start
    while next < lines.count {
      let line = lines[next]
      if line.isBlank { break }
      if next > start {
        if let level = line.underline, !isAllDefinitions(lines[start..<next]) {
          kind = .header(level: level)
          next += 1
          break
        }
        if line.interrupts { break }
      }
      next += 1
      end = next
    }
    let rows = lines[start..<end].map { MarkdownLine(text: $0.text.drop { $0 == " " || $0 == "\t" }).text.string }
    let text = takeDefinitions(rows.joined(separator: "\n"))
    // Remove trailing spaces from a paragraph.
    let trimmed = MarkdownLine(text: Array(text.unicodeScalars)[...]).trimmed.string
    if !trimmed.isEmpty { add(.inlines(trimmed), kind, parent) }
    return next
  }

  private func isAllDefinitions(_ lines: ArraySlice<MarkdownLine>) -> Bool {
    guard lines.first?.trimmed.first == "[" else { return false }
    var copy = self
    return copy.takeDefinitions(lines.map { $0.text.string }.joined(separator: "\n")).isEmpty
  }

  /// Stores the link definitions at the start of a paragraph, and returns the rest of the paragraph.
  private mutating func takeDefinitions(_ text: String) -> String {
    guard text.first == "[" || text.first == " " else { return text }
    let source = Array(text.unicodeScalars)
    var reader = MarkdownTarget(source, at: 0)
    while let found = reader.definition() {
      if references[found.name] == nil { references[found.name] = found.target }
    }
    return source[min(reader.place, source.count)...].string
  }

  // MARK: Containers

  private mutating func readQuote(
    _ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?, _ depth: Int
  ) -> Int {
    var inner: [MarkdownLine] = []
    var end = start
    var open = OpenParagraph()
    while end < lines.count {
      var line = lines[end]
      if line.isQuote, !line.isLazy {
        line = line.unquoted
      } else if open.goesOn(with: line) {
        line.isLazy = true
      } else {
        break
      }
      open.pass(line)
      inner.append(line)
      end += 1
    }
    read(inner, intent(.blockQuote, parent), depth: depth + 1)
    return end
  }

  private mutating func readList(
    _ first: MarkdownMarker, _ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?, _ depth: Int
  ) -> Int {
    let list = intent(first.number == nil ? .unorderedList : .orderedList, parent)
    var ordinal = first.number ?? 1
    var at = start
    while at < lines.count, let marker = lines[at].marker, marker.isOfList(first), !lines[at].isThematicBreak {
      let item = intent(.listItem(ordinal: ordinal), list)
      let behind = lines[at].dropping(lines[at].indent).behind(marker.number == nil ? 1 : numberLength(lines[at]))
      var inner = [marker.isEmpty ? MarkdownLine(text: []) : behind.dropping(gap(marker, lines[at]))]
      var open = OpenParagraph()
      open.pass(inner[0])
      at += 1
      // A list item may begin with at most one blank line.
      let endsHere = marker.isEmpty && at < lines.count && lines[at].isBlank
      while !endsHere, at < lines.count {
        var line = lines[at]
        if line.isBlank {
          line = line.dropping(marker.width)
        } else if line.indent >= marker.width, !line.isLazy {
          line = line.dropping(marker.width)
        } else if open.goesOn(with: line) {
          line.isLazy = true
        } else {
          break
        }
        open.pass(line)
        inner.append(line)
        at += 1
      }
      read(inner, item, depth: depth + 1)
      ordinal += 1
      while at < lines.count, lines[at].isBlank { at += 1 }
    }
    return at
  }

  private func numberLength(_ line: MarkdownLine) -> Int {
    line.dropping(line.indent).text.prefix { $0.isASCIIDigit }.count + 1
  }

  /// Returns the number of columns between a list item's marker and its text.
  private func gap(_ marker: MarkdownMarker, _ line: MarkdownLine) -> Int {
    marker.width - line.indent - (marker.number == nil ? 1 : numberLength(line))
  }

  // MARK: Tables

  private func table(_ lines: [MarkdownLine], _ start: Int) -> [PresentationIntent.TableColumn]? {
    guard start + 1 < lines.count, lines[start].text.contains("|") else { return nil }
    let rule = lines[start + 1]
    guard rule.indent < 4, rule.text.allSatisfy({ "|-: \t".unicodeScalars.contains($0) }), rule.text.contains("-")
    else {
      return nil
    }
    var columns: [PresentationIntent.TableColumn] = []
    for cell in Self.cells(rule) {
      let signs = cell.unicodeScalars
      guard signs.contains("-"),
        signs.drop(while: { $0 == ":" }).reversed().drop(while: { $0 == ":" }).allSatisfy({ $0 == "-" })
      else { return nil }
      let (left, right) = (signs.first == ":", signs.last == ":")
      columns.append(.init(alignment: right ? (left ? .center : .right) : .left))
    }
    return Self.cells(lines[start]).count == columns.count ? columns : nil
  }

  private static func cells(_ line: MarkdownLine) -> [String] {
    var text = line.trimmed
    if text.first == "|" { text = text.dropFirst() }
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    var isEscaped = false
    for sign in text {
      if sign == "|", !isEscaped {
        cells.append(MarkdownLine(text: Array(cell)[...]).trimmed.string)
        cell.removeAll()
      } else {
        if sign == "|" { cell.removeLast() }
        cell.append(sign)
      }
      isEscaped = sign == "\\" && !isEscaped
    }
    let last = MarkdownLine(text: Array(cell)[...]).trimmed.string
    if !last.isEmpty { cells.append(last) }
    return cells
  }

  private mutating func readTable(
    _ columns: [PresentationIntent.TableColumn], _ lines: [MarkdownLine], _ start: Int, _ parent: PresentationIntent?
  ) -> Int {
    let table = intent(.table(columns: columns), parent)
    var at = start
    var row = 0
    while at < lines.count, !lines[at].isBlank {
      if row > 0, lines[at].interrupts { break }
      let holder = intent(row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row), table)
      for (index, cell) in Self.cells(lines[at]).prefix(columns.count).enumerated() where !cell.isEmpty {
        add(.inlines(cell), .tableCell(columnIndex: index), holder)
      }
      at += row == 0 ? 2 : 1
      row += 1
    }
    return at
  }

  // MARK: Paragraph continuation

  /// The state of a container's last line: whether it is in a paragraph, so that a line without the container's
  /// marker continues the paragraph.
  private struct OpenParagraph {
    private var isOpen = false
    private var fence: MarkdownFence?

    func goesOn(with line: MarkdownLine) -> Bool { isOpen && !line.isBlank && !line.begins }

    mutating func pass(_ line: MarkdownLine) {
      var line = line
      // The innermost container's line determines the result.
      for _ in 0..<MarkdownBlocks.deepest {
        if line.isQuote {
          line = line.unquoted
        } else if let marker = line.marker, !line.isThematicBreak, !marker.isEmpty {
          let rest = line.dropping(line.indent)
          let signs = marker.number == nil ? 1 : rest.text.prefix { $0.isASCIIDigit }.count + 1
          line = rest.behind(signs).dropping(marker.width - line.indent - signs)
        } else {
          break
        }
      }
      if let open = fence {
        if line.closes(open) { fence = nil }
        isOpen = false
        return
      }
      if let found = line.fence {
        fence = found
        isOpen = false
        return
      }
      let isCode = line.indent >= 4 && !isOpen
      isOpen =
        !line.isBlank && !isCode && line.heading == nil && !line.isThematicBreak
        && (MarkdownHTML(line).map { !$0.mayInterrupt } ?? true)
    }
  }
}
