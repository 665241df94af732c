// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Workspace files consist of nested elements with attributes. Foundation's XML parser on Linux traps on damaged input, so the tags are
// scanned here.

/// A tag of an XML document.
struct XMLTag: Equatable {
  var name: String
  var attributes: [String: String] = [:]
  /// Whether the tag ends an element, as `</Group>` and `<FileRef/>` do.
  var closes = false
  /// Whether the tag starts an element.
  var opens = true
}

/// A scanner of the tags of an XML document. Text, comments and declarations are skipped.
struct XMLTagScanner {
  /// A tag that is not well-formed.
  struct Failure: Error {
    var line: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag, or nil at the end.
  mutating func next() throws(Failure) -> XMLTag? {
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      if hasPrefix("<!--") {
        try skip(through: "-->")
      } else if hasPrefix("<?") || hasPrefix("<!") {
        try skip(through: ">")
      } else {
        offset += 1
        return try scanTag()
      }
    }
    offset = bytes.count
    return nil
  }

  /// The current line, counted from 1.
  var line: Int { bytes[..<offset].count { $0 == 10 } + 1 }

  private mutating func scanTag() throws(Failure) -> XMLTag {
    let isEnd = skip("/")
    var tag = XMLTag(name: scanName(), closes: isEnd, opens: !isEnd)
    guard !tag.name.isEmpty else { throw Failure(line: line) }
    while offset < bytes.count {
      skipSpace()
      if skip(">") { return tag }
      if skip("/") {
        tag.closes = true
        continue
      }
      let name = scanName()
      skipSpace()
      guard !name.isEmpty, skip("=") else { throw Failure(line: line) }
      skipSpace()
      tag.attributes[name] = try scanValue()
    }
    throw Failure(line: line)
  }

  private mutating func scanName() -> String {
    let start = offset
    while offset < bytes.count, !PropertyListParser.isSpace(bytes[offset]), !"/>=<\"'".utf8.contains(bytes[offset]) {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func scanValue() throws(Failure) -> String {
    guard offset < bytes.count, "\"'".utf8.contains(bytes[offset]) else { throw Failure(line: line) }
    let quote = bytes[offset]
    guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else { throw Failure(line: line) }
    let text = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    offset = end + 1
    return Self.decode(text)
  }

  /// Replaces the entities of XML and references to characters.
  private static func decode(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";"), let character = character(rest[..<end].dropFirst()) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> String? {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = named[String(entity)] { return text }
    guard entity.hasPrefix("#") else { return nil }
    let isHex = entity.hasPrefix("#x")
    let code = UInt32(entity.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  // MARK: Bytes

  private func hasPrefix(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, PropertyListParser.isSpace(bytes[offset]) { offset += 1 }
  }

  private mutating func skip(through end: String) throws(Failure) {
    while offset < bytes.count, !hasPrefix(end) { offset += 1 }
    guard offset < bytes.count else { throw Failure(line: line) }
    offset += end.utf8.count
  }
}
