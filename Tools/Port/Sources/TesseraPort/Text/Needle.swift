// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraPort

/// Word searches in bytes, at the speed of the C library. They are used instead of parsing because most files need no
/// changes.
package enum Needle {
  static func isFound(_ word: String, in bytes: [UInt8]) -> Bool { first(word, in: bytes) != nil }

  /// Returns the first offset of a word at or after `start`.
  static func first(_ word: String, in bytes: [UInt8], from start: Int = 0) -> Int? {
    var word = word
    return word.withUTF8 { needle in
      bytes.withUnsafeBytes { hay in
        guard let base = hay.baseAddress, let sought = needle.baseAddress, start < hay.count,
          let found = tessera_find(base + start, hay.count - start, sought, needle.count)
        else { return nil }
        return UnsafeRawPointer(found) - base
      }
    }
  }

  /// Returns all offsets of a word.
  package static func all(_ word: String, in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var start = 0
    while let place = first(word, in: bytes, from: start) {
      places.append(place)
      start = place + word.utf8.count
    }
    return places
  }

  /// Returns the name that ends at an offset, such as "tapped" before the question mark in `view.tapped?(`.
  static func name(endingAt end: Int, in bytes: [UInt8]) -> String {
    var start = end
    while start > 0, isNamePart(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the last name in an expression, such as "delegate" in `table.delegate!`.
  static func lastName(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let end = bytes.lastIndex { isNamePart($0) }.map { $0 + 1 } ?? 0
    return name(endingAt: end, in: bytes)
  }

  /// Returns the name that begins at an offset.
  package static func name(at start: Int, in bytes: [UInt8]) -> String {
    var end = start
    while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns whether a byte can be part of a name. This includes all bytes of non-ASCII characters.
  package static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte >= 48 && byte <= 57 || byte == 95 || byte >= 128
  }
}
