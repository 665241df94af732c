// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds a call's closures in Swift source. It knows just enough of the language to step over what may hold brackets that are
// none: comments, strings with interpolations, extended regular expressions. A parser would cost every user minutes of
// building.

/// A call and its closures.
struct SourceCall {
  struct Closure: Equatable {
    /// nil for the first trailing closure.
    let label: String?
    let isTrailing: Bool
    /// Where it starts, with its label where it is a trailing one.
    let start: Int
    /// From `{` to behind `}`.
    let body: Range<Int>

    var end: Int { body.upperBound }
  }

  /// Closures among the arguments that have a label, and trailing ones.
  let closures: [Closure]
  /// The arguments in brackets that have a label.
  let arguments: [String: Range<Int>]
  /// Behind the call.
  let end: Int

  /// The closure that a description names.
  func closure(_ syntax: InlineSnapshotSyntaxDescriptor) -> Closure? {
    if let labelled = closures.first(where: { $0.label.map(syntax.labels.contains) ?? false }) { return labelled }
    return syntax.trailingClosureOffset == 0 ? closures.first { $0.isTrailing && $0.label == nil } : nil
  }
}

/// The source as bytes.
struct SourceScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ at: Int) -> UInt8 { at >= 0 && at < bytes.count ? bytes[at] : 0 }

  /// The place of a line and a column, which count from 1; columns are bytes. Nil outside of the text.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var (at, current) = (0, 1)
    while current < line {
      guard let end = bytes[at...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
        return nil
      }
      at = end + (byte(end) == UInt8(ascii: "\r") && byte(end + 1) == UInt8(ascii: "\n") ? 2 : 1)
      current += 1
    }
    return column <= bytes.count - at ? at + column - 1 : nil
  }

  /// The call whose arguments, or whose name, begin at a place.
  func call(at offset: Int) -> SourceCall? {
    var at = offset
    while isWord(byte(at)) || byte(at) == UInt8(ascii: "`") || byte(at) == UInt8(ascii: ".") { at += 1 }
    var closures: [SourceCall.Closure] = []
    var labelled: [String: Range<Int>] = [:]
    if byte(at) == UInt8(ascii: "(") {
      guard let close = end(ofGroupAt: at) else { return nil }
      closures = arguments(at + 1..<close - 1)
      labelled = labels(at + 1..<close - 1)
      at = close
    } else if at > offset || byte(at) != UInt8(ascii: "{") {
      return nil
    }
    return trailing(&at, &closures) ? SourceCall(closures: closures, arguments: labelled, end: at) : nil
  }

  /// Adds the trailing closures that follow. False if one has no end.
  private func trailing(_ at: inout Int, _ closures: inout [SourceCall.Closure]) -> Bool {
    let first = afterBlanks(at)
    guard byte(first) == UInt8(ascii: "{") else { return true }
    guard let close = end(ofGroupAt: first) else { return false }
    closures.append(.init(label: nil, isTrailing: true, start: first, body: first..<close))
    at = close
    while let (label, open) = self.label(at: afterBlanks(at)), byte(open) == UInt8(ascii: "{") {
      let start = afterBlanks(at)
      guard let close = end(ofGroupAt: open) else { return false }
      closures.append(.init(label: label, isTrailing: true, start: start, body: open..<close))
      at = close
    }
    return true
  }

  /// Closures that are arguments with a label.
  private func arguments(_ range: Range<Int>) -> [SourceCall.Closure] {
    var found: [SourceCall.Closure] = []
    var at = range.lowerBound
    var isStart = true
    while at < range.upperBound {
      let next = afterBlanks(at)
      if next >= range.upperBound { break }
      if isStart, let (label, open) = label(at: next), byte(open) == UInt8(ascii: "{"),
        let close = end(ofGroupAt: open)
      {
        found.append(.init(label: label, isTrailing: false, start: open, body: open..<close))
        at = close
      } else {
        at = step(next) ?? range.upperBound
      }
      isStart = byte(next) == UInt8(ascii: ",")
    }
    return found
  }

  /// Arguments with a label, without the blanks and comments around them.
  private func labels(_ range: Range<Int>) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var current: (label: String, start: Int)?
    var end = range.lowerBound
    func close() { if let current, current.start < end { found[current.label] = current.start..<end } }
    var at = range.lowerBound
    var isStart = true
    while at < range.upperBound {
      let next = afterBlanks(at)
      if next >= range.upperBound { break }
      if byte(next) == UInt8(ascii: ",") {
        close()
        (current, isStart, at) = (nil, true, next + 1)
        continue
      }
      if isStart, let (label, value) = label(at: next), value < range.upperBound {
        (current, isStart, at) = ((label, value), false, value)
        continue
      }
      isStart = false
      at = step(next) ?? range.upperBound
      end = min(at, range.upperBound)
    }
    close()
    return found
  }

  /// A name and a colon at a place: the name, and where what follows begins.
  private func label(at start: Int) -> (String, Int)? {
    var end = start
    while isWord(byte(end)) { end += 1 }
    guard end > start else { return nil }
    let colon = afterBlanks(end)
    guard byte(colon) == UInt8(ascii: ":") else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), afterBlanks(colon + 1))
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Where spaces and line breaks before a place begin.
  func startOfBlanks(before at: Int) -> Int {
    var at = at
    while at > 0, isBlank(bytes[at - 1]) { at -= 1 }
    return at
  }

  /// Behind spaces, line breaks and comments.
  private func afterBlanks(_ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      if isBlank(bytes[at]) {
        at += 1
      } else if let end = end(ofCommentAt: at) {
        at = end
      } else {
        return at
      }
    }
    return at
  }

  private func end(ofCommentAt start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "/") else { return nil }
    if byte(start + 1) == UInt8(ascii: "/") {
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
    guard byte(start + 1) == UInt8(ascii: "*") else { return nil }
    var (at, depth) = (start + 2, 1)
    while at < bytes.count, depth > 0 {
      if byte(at) == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte(at) == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    }
    return at
  }

  /// Behind the bracket that closes the one at a place; nil if there is none. Not recursive: brackets may be nested deeper
  /// than the stack.
  private func end(ofGroupAt start: Int) -> Int? {
    var at = start
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        at += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        at += 1
        if depth == 0 { return at }
      default:
        guard let next = literal(at) else { return nil }
        at = next
      }
    }
    return nil
  }

  /// Behind the comment, string, regular expression, group or single byte at a place.
  private func step(_ at: Int) -> Int? {
    switch byte(at) {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): end(ofGroupAt: at)
    default: literal(at)
    }
  }

  /// Behind the comment, string, regular expression or single byte at a place; nil for a string without an end.
  private func literal(_ at: Int) -> Int? {
    if let end = end(ofCommentAt: at) { return end }
    var open = at
    while byte(open) == UInt8(ascii: "#") { open += 1 }
    if byte(open) == UInt8(ascii: "\"") { return end(ofStringAt: open, hashes: open - at) }
    if open > at, byte(open) == UInt8(ascii: "/") { return end(ofExpressionAt: open, hashes: open - at) }
    return max(open, at + 1)
  }

  private func hasHashes(_ at: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(at + $0) == UInt8(ascii: "#") }
  }

  private func end(ofStringAt open: Int, hashes: Int) -> Int? {
    let quote = Array("\"\"\"".utf8)
    let isLong = bytes[open...].starts(with: quote)
    let width = isLong ? 3 : 1
    var at = open + width
    while at < bytes.count {
      if byte(at) == UInt8(ascii: "\\"), hasHashes(at + 1, hashes) {
        let escape = at + 1 + hashes
        if byte(escape) == UInt8(ascii: "(") {
          guard let end = end(ofGroupAt: escape) else { return nil }
          at = end
        } else {
          at = escape + 1
        }
      } else if bytes[at...].starts(with: quote.prefix(width)), hasHashes(at + width, hashes) {
        return at + width + hashes
      } else if !isLong, byte(at) == UInt8(ascii: "\n") {
        return nil
      } else {
        at += 1
      }
    }
    return nil
  }

  private func end(ofExpressionAt open: Int, hashes: Int) -> Int? {
    var at = open + 1
    while at < bytes.count {
      if byte(at) == UInt8(ascii: "\\") {
        at += 2
      } else if byte(at) == UInt8(ascii: "/"), hasHashes(at + 1, hashes) {
        return at + 1 + hashes
      } else {
        at += 1
      }
    }
    return nil
  }
}
