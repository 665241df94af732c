// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Passes over Swift source, element by element: a bracketed group, a string literal, or a single byte of anything else.
struct SourceScanner {
  private let bytes: [UInt8]
  var position = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }
  var passed: ArraySlice<UInt8> { bytes[..<position] }

  /// The source from the current position, without the white space at its end.
  var rest: String {
    let rest = bytes[position...]
    let end = rest.lastIndex { !Self.isWhiteSpace($0) } ?? position - 1
    return text(from: position, to: end + 1)
  }

  func text(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes[start..<(end ?? position)], as: UTF8.self)
  }

  func starts(with prefix: [UInt8]) -> Bool { bytes[position...].starts(with: prefix) }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while let byte = current {
      if Self.isWhiteSpace(byte) {
        position += 1
      } else if starts(with: Array("//".utf8)) {
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: Array("/*".utf8)) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Skips one element with the trivia before it. Returns `false` at the end of the source and if a group or literal is not
  /// closed.
  mutating func skipElement() -> Bool {
    skipTrivia()
    guard let byte = current else { return false }
    switch byte {
    case UInt8(ascii: "("): return skipGroup(closedBy: UInt8(ascii: ")"))
    case UInt8(ascii: "["): return skipGroup(closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): return skipGroup(closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: "\""): return skipString(pounds: 0)
    case UInt8(ascii: "`"): return skipIdentifierInBackticks()
    case UInt8(ascii: "#"):
      let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      let next = position + pounds
      guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else {
        position += 1
        return true
      }
      position = next
      return skipString(pounds: pounds)
    default:
      position += 1
      return true
    }
  }

  private mutating func skipGroup(closedBy closing: UInt8) -> Bool {
    position += 1
    while true {
      skipTrivia()
      guard let byte = current else { return false }
      if byte == closing {
        position += 1
        return true
      }
      guard skipElement() else { return false }
    }
  }

  private mutating func skipIdentifierInBackticks() -> Bool {
    position += 1
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "`") { return true }
    }
    return false
  }

  /// Skips a block comment with those nested in it.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: Array("/*".utf8)) {
        depth += 1
        position += 2
      } else if starts(with: Array("*/".utf8)) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  /// Skips a string literal from its first quotation mark, with the code in its interpolations.
  ///
  /// - Parameter pounds: The number of number signs before the literal.
  private mutating func skipString(pounds: Int) -> Bool {
    // The text of a multiline literal begins on the next line; `#"""#` is a quotation mark.
    let isMultiline =
      starts(with: Array("\"\"\"".utf8))
      && bytes[(position + 3)...].first { $0 != UInt8(ascii: " ") && $0 != 9 && $0 != 13 } == UInt8(ascii: "\n")
    let marks = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    let delimiter = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    position += marks.count
    while let byte = current {
      if starts(with: marks + delimiter) {
        position += marks.count + pounds
        return true
      }
      if byte == UInt8(ascii: "\\"), starts(with: [byte] + delimiter) {
        position += 1 + pounds
        if current == UInt8(ascii: "(") {
          guard skipGroup(closedBy: UInt8(ascii: ")")) else { return false }
        } else {
          position += 1
        }
      } else {
        position += 1
      }
    }
    return false
  }
}
