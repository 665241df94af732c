// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A reader for old-style property lists, the format of `.strings` files:
//
//     /* Title */ "settings.title" = "Settings"; ok = "OK \U263A \141";
//
// If several entries have the same key, the last entry is used, as in Foundation. Quotation marks around keys are
// optional. For a key without a value, the key is the value.

internal import Foundation

package struct StringsFile {
  private let bytes: [UInt8]
  private var place = 0

  /// Returns a dictionary of the strings by key. Also reads XML and binary property lists.
  package static func read(_ data: Data) throws(StringsError) -> [String: String] {
    if let list = try PropertyLists.read(data) {
      return list.compactMapValues { $0 as? String }
    }
    guard let text = TextEncoding.decode([UInt8](data)) else { throw .encoding }
    var file = StringsFile(bytes: Array(text.utf8))
    return try file.entries()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Grammar

  private mutating func entries() throws(StringsError) -> [String: String] {
    var result: [String: String] = [:]
    try skip()
    let isBraced = take("{")
    while true {
      try skip()
      if isBraced, take("}") {
        try skip()
        guard place == bytes.count else { throw error("there is text after the closing brace") }
        return result
      }
      if place == bytes.count {
        if isBraced { throw error("the closing brace is missing") }
        return result
      }
      let key = try string()
      try skip()
      var value = key
      if take("=") {
        try skip()
        value = try string()
        try skip()
      }
      // The semicolon is optional before the end of the file or a closing brace.
      guard take(";") || place == bytes.count || isBraced && bytes[place] == UInt8(ascii: "}") else {
        throw error("a semicolon is missing after \"\(key.prefix(60))\"")
      }
      result[key] = value
    }
  }

  private mutating func string() throws(StringsError) -> String {
    guard place < bytes.count else { throw error("a string is missing") }
    let first = bytes[place]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) {
      // A comment ends an unquoted string.
      if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count,
        [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[place + 1])
      {
        break
      }
      place += 1
    }
    guard place > start else { throw error("expected a string, but found \"\(character)\"") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(StringsError) -> String {
    let start = place
    place += 1
    var units: [UInt16] = []
    var run = place
    func text(_ range: Range<Int>) -> String.UTF16View { String(decoding: bytes[range], as: UTF8.self).utf16 }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == quote {
        units += text(run..<place)
        place += 1
        return String(decoding: units, as: UTF16.self)
      }
      place += 1
      if byte == UInt8(ascii: "\\") {
        units += text(run..<(place - 1))
        units.append(contentsOf: escaped())
        run = place
      }
    }
    place = start
    throw error("a quotation mark is not closed")
  }

  /// Returns the character that an escape sequence represents.
  private mutating func escaped() -> [UInt16] {
    guard place < bytes.count else { return [] }
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = 0
      let start = place
      while place < bytes.count, place - start < 3, (48...55).contains(bytes[place]) {
        value = value * 8 + Int(bytes[place] - 48)
        place += 1
      }
      return [NextStepEncoding.unit(UInt8(truncatingIfNeeded: value))]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let end = min(place + 5, bytes.count)
      var next = place + 1
      var value: UInt16 = 0
      while next < end, let digit = Character(UnicodeScalar(bytes[next])).hexDigitValue, bytes[next] < 128 {
        value = value &* 16 &+ UInt16(digit)
        next += 1
      }
      guard next > place + 1 else { break }
      place = next
      return [value]
    default: break
    }
    let named: [UInt8: UInt16] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
      UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    ]
    // A backslash before any other ASCII character, such as a quotation mark, represents that character. Non-ASCII
    // characters are read as part of the following text.
    guard byte < 128 else { return [] }
    place += 1
    return [named[byte] ?? UInt16(byte)]
  }

  // MARK: Scanning

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skip() throws(StringsError) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x20 || (9...13).contains(byte) {
        place += 1
      } else if byte == 0xC2, place + 1 < bytes.count, bytes[place + 1] == 0xA0 {
        place += 2
      } else if byte == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80,
        [0xA8, 0xA9].contains(bytes[place + 2])
      {
        place += 3
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringsError) {
    let start = place
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    place = start
    throw error("a comment is not closed")
  }

  private var character: String { String(String(decoding: bytes[place...].prefix(40), as: UTF8.self).prefix(1)) }

  private func error(_ what: String) -> StringsError {
    .syntax(line: 1 + bytes[..<min(place, bytes.count)].count { $0 == 10 }, what)
  }
}
