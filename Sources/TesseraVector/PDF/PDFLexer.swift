// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Reads consecutive objects and operators from a file or a content stream (PDF 32000-1, sections 7.2 and 7.3).
struct PDFLexer {
  private static let deepest = 64

  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  var isAtEnd: Bool { position >= bytes.count }

  func error(_ what: String) -> VectorError { .pdf(what, offset: position) }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
    default: isBlank(byte)
    }
  }

  mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] == 0x25 {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      } else if Self.isBlank(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Returns the next object, or nil at the end. Also returns nil at a closing bracket, after skipping it.
  mutating func object(depth: Int = 0) throws(VectorError) -> PDFObject? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    guard depth < Self.deepest else { throw error("Objects are nested too deep.") }
    let byte = bytes[position]
    switch byte {
    case 0x2F: return .name(name())
    case 0x28: return .string(try literal())
    case 0x5B:
      position += 1
      var items: [PDFObject] = []
      while let item = try object(depth: depth + 1) { Self.push(item, to: &items) }
      return .array(items)
    case 0x3C:
      guard position + 1 < bytes.count, bytes[position + 1] == 0x3C else { return .string(hexadecimal()) }
      position += 2
      return .dictionary(try dictionary(depth: depth))
    case 0x5D:
      position += 1
      return nil
    case 0x3E:
      position += position + 1 < bytes.count && bytes[position + 1] == 0x3E ? 2 : 1
      return nil
    case 0x29, 0x7B, 0x7D:
      position += 1
      return .keyword(String(UnicodeScalar(byte)))
    default: return word()
    }
  }

  /// Appends an object. If the object is the keyword R, it replaces the two preceding numbers with a reference.
  private static func push(_ item: PDFObject, to items: inout [PDFObject]) {
    if case .keyword("R") = item, items.count >= 2, let number = items[items.count - 2].integer {
      items.removeLast(2)
      items.append(.reference(number))
    } else {
      items.append(item)
    }
  }

  private mutating func dictionary(depth: Int) throws(VectorError) -> [String: PDFObject] {
    var items: [PDFObject] = []
    while let item = try object(depth: depth + 1) { Self.push(item, to: &items) }
    var result: [String: PDFObject] = [:]
    var index = 0
    while index + 1 < items.count {
      if case .name(let name) = items[index] {
        result[name] = items[index + 1]
        index += 2
      } else {
        index += 1
      }
    }
    return result
  }

  private mutating func name() -> String {
    position += 1
    var result: [UInt8] = []
    while position < bytes.count, !Self.isDelimiter(bytes[position]) {
      if bytes[position] == 0x23, position + 2 < bytes.count, let high = Self.digit(bytes[position + 1]),
        let low = Self.digit(bytes[position + 2])
      {
        result.append(high << 4 | low)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private mutating func literal() throws(VectorError) -> [UInt8] {
    position += 1
    var result: [UInt8] = []
    var open = 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x5C:
        // An escape sequence is a letter, an octal number or a line break.
        guard position < bytes.count else { break }
        result += escape()
        continue
      case 0x28: open += 1
      case 0x29:
        open -= 1
        if open == 0 { return result }
      default: break
      }
      result.append(byte)
    }
    throw error("The file ends within a string.")
  }

  private mutating func escape() -> [UInt8] {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case 0x0D:
      if position < bytes.count, bytes[position] == 0x0A { position += 1 }
      return []
    case 0x0A: return []
    case 0x30...0x37:
      var value = Int(byte - 0x30)
      for _ in 0..<2 where position < bytes.count && (0x30...0x37).contains(bytes[position]) {
        value = value * 8 + Int(bytes[position] - 0x30)
        position += 1
      }
      return [UInt8(truncatingIfNeeded: value)]
    default: return [byte]
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != 0x3E { position += 1 }
    let result = PDFFilters.hexadecimal(bytes[start..<position])
    position = min(position + 1, bytes.count)
    return result
  }

  private mutating func word() -> PDFObject {
    let start = position
    while position < bytes.count, !Self.isDelimiter(bytes[position]) { position += 1 }
    if let number = Self.number(bytes[start..<position]) { return .number(number) }
    let word = String(decoding: bytes[start..<min(position, start + 32)], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return .keyword(word)
    }
  }

  /// Parses a number. PDF numbers have no exponents. The magnitude is clamped to 10^12.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    guard let first = text.first, first <= 0x39 else { return nil }
    var (mantissa, scale, digits) = (0.0, 1.0, 0)
    var isFraction = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x30...0x39:
        digits += 1
        if isFraction {
          guard scale < 1e15 else { continue }
          scale *= 10
        }
        mantissa = mantissa * 10 + Double(byte - 0x30)
      case 0x2E where !isFraction: isFraction = true
      case 0x2B where index == 0, 0x2D where index == 0: break
      case 0x2D: return digits > 0 ? signed(value: mantissa / scale, first: first) : nil
      default: return nil
      }
    }
    return digits > 0 ? signed(value: mantissa / scale, first: first) : nil
  }

  private static func signed(value: Double, first: UInt8) -> Double {
    let value = min(value, 1e12)
    return first == 0x2D ? -value : value
  }
}
