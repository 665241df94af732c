// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The entities of a document and their expansion. The total expansion is limited, so ten lines cannot expand to a
/// gigabyte.
struct XMLTreeEntities {
  private static let deepest = 8

  private var declared: [String: String] = [:]
  private var rest: Int

  init(limit: Int) {
    rest = limit
  }

  /// Declares an entity. The first declaration of a name takes precedence.
  mutating func declare(_ name: String, _ value: String) {
    if declared[name] == nil { declared[name] = value }
  }

  /// Returns the text with entities expanded and line ends normalized. In an attribute value, also replaces white
  /// space with spaces.
  mutating func expanded(
    _ scanner: XMLTreeScanner, _ range: Range<Int>, isAttribute: Bool
  ) throws(XMLTreeError) -> String {
    var isPlain = true
    for index in range {
      let byte = scanner.byte(at: index)
      if byte == 0x26 || byte == 0x0D || isAttribute && (byte == 0x0A || byte == 0x09) {
        isPlain = false
        break
      }
    }
    if isPlain { return scanner.string(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    try expand(Array(scanner.string(range).utf8), isAttribute: isAttribute, depth: 0, scanner: scanner, into: &result)
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func expand(
    _ bytes: [UInt8], isAttribute: Bool, depth: Int, scanner: XMLTreeScanner, into result: inout [UInt8]
  ) throws(XMLTreeError) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x26:
        guard let end = bytes[index...].prefix(64).firstIndex(of: 0x3B) else {
          let name = String(decoding: bytes[index...].prefix(16), as: UTF8.self)
          throw scanner.error(.unknownEntity(name))
        }
        let name = String(decoding: bytes[index..<end], as: UTF8.self)
        index = end + 1
        try put(name, isAttribute: isAttribute, depth: depth, scanner: scanner, into: &result)
      case 0x0D:
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        result.append(isAttribute ? 0x20 : 0x0A)
      case 0x0A, 0x09: result.append(isAttribute ? 0x20 : byte)
      default: result.append(byte)
      }
    }
  }

  private mutating func put(
    _ name: String, isAttribute: Bool, depth: Int, scanner: XMLTreeScanner, into result: inout [UInt8]
  ) throws(XMLTreeError) {
    if let known = Self.known[name] {
      result.append(known)
    } else if name.hasPrefix("#") {
      guard let scalar = Self.scalar(name.dropFirst()) else { throw scanner.error(.unknownEntity(name)) }
      result += Array(String(Character(scalar)).utf8)
    } else {
      guard let value = declared[name] else { throw scanner.error(.unknownEntity(name)) }
      rest -= value.utf8.count + 1
      guard rest >= 0, depth < Self.deepest else { throw scanner.error(.tooLarge("text from entities")) }
      try expand(Array(value.utf8), isAttribute: isAttribute, depth: depth + 1, scanner: scanner, into: &result)
    }
  }

  private static let known: [String: UInt8] = ["lt": 0x3C, "gt": 0x3E, "amp": 0x26, "quot": 0x22, "apos": 0x27]

  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.hasPrefix("x")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
