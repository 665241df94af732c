// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A scanner for a document's bytes that tracks the current line.
struct XMLTreeScanner {
  private let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1

  /// - Parameter bytes: The document in UTF-8, as returned by `XMLTreeEncoding`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  func error(_ reason: XMLTreeError.Reason) -> XMLTreeError { XMLTreeError(reason: reason, line: line) }

  func byte(at index: Int) -> UInt8 { bytes[index] }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  // MARK: Steps

  mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { advance() }
  }

  /// Skips a word if it is next in the input, and returns whether it was. The word must not contain line breaks.
  mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  mutating func skip(past word: StaticString, in what: String) throws(XMLTreeError) {
    while position < bytes.count {
      if take(word) { return }
      advance()
    }
    throw error(.unfinished(what))
  }

  /// Returns the next name, or nil if it is empty. A name ends before white space, a quote, `=`, `/`, `<`, `>`, `[`,
  /// `]`, `;` or `&`.
  mutating func name() -> String? {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0...0x20, 0x22, 0x26, 0x27, 0x2F, 0x3B, 0x3C, 0x3D, 0x3E, 0x5B, 0x5D: return finish(start: start)
      default: position += 1
      }
    }
    return finish(start: start)
  }

  private func finish(start: Int) -> String? { position > start ? string(start..<position) : nil }

  /// Returns the range of a quoted value without its quotes, or nil if the next character is not a quote.
  mutating func quoted() throws(XMLTreeError) -> Range<Int>? {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else { return nil }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { advance() }
    guard position < bytes.count else { throw error(.unfinished("a quoted value")) }
    position += 1
    return start..<position - 1
  }

  /// Skips the text before the next `<`, and returns its range.
  mutating func rangeOfText() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position] != 0x3C { advance() }
    return start..<position
  }
}
