// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scans the tokens of SVG path data from bytes: command letters, numbers and arc flags. Numbers of up to fifteen
// digits require one exact division. The library's parser reads all other numbers, so every number is correctly
// rounded. Using the library for all numbers was rejected because it requires a String per number.

struct SVGScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at the current position, or 0 at the end.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Skips whitespace and returns whether more data follows.
  mutating func hasMore() -> Bool {
    skipBlanks()
    return position < bytes.count
  }

  /// Reads the next command letter. Returns nil if there is none.
  mutating func command() -> UInt8? {
    skipBlanks()
    let letter = byte
    // Tests for ASCII letters, ignoring case by setting bit 5.
    guard letter | 0x20 >= 0x61, letter | 0x20 <= 0x7A else { return nil }
    position += 1
    return letter
  }

  /// Returns whether a number follows, after whitespace and at most one comma.
  mutating func continues() -> Bool {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: ","):
      return true
    default: return false
    }
  }

  /// Reads a single 0 or 1, which doesn't require a separator after it.
  mutating func flag() -> Bool? {
    skipSeparator()
    let digit = byte
    guard digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
    position += 1
    return digit == UInt8(ascii: "1")
  }

  /// Reads a number, after whitespace and at most one comma. Returns nil if there is none or if it exceeds `limit`.
  mutating func number() -> Double? {
    skipSeparator()
    let start = position
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    let whole = digits(after: 0)
    var value = whole
    if byte == UInt8(ascii: ".") {
      position += 1
      value = digits(after: whole.mantissa)
      value.count += whole.count
    }
    guard value.count > 0 else { return nil }
    let fractionDigits = value.count - whole.count
    if !skipExponent(), value.count <= 15 {
      let magnitude = Double(value.mantissa) / Self.powersOfTen[fractionDigits]
      guard magnitude <= Self.limit else { return nil }
      return isNegative ? -magnitude : magnitude
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.magnitude <= Self.limit else { return nil }
    return number
  }

  /// The maximum magnitude of a coordinate in valid data.
  private static let limit = 1e12

  /// Exact powers of ten, so that the quotient of a number below 2^53 and a power is correctly rounded.
  private static let powersOfTen = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func digits(after start: UInt64) -> (mantissa: UInt64, count: Int) {
    var mantissa = start
    let first = position
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      // Overflows only with more than fifteen digits, in which case the value isn't used.
      mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      position += 1
    }
    return (mantissa, position - first)
  }

  /// Skips an exponent, but not an `e` without digits. Returns whether there was an exponent.
  private mutating func skipExponent() -> Bool {
    guard byte | 0x20 == UInt8(ascii: "e") else { return false }
    let start = position
    position += 1
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
    guard digits(after: 0).count > 0 else {
      position = start
      return false
    }
    return true
  }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C { position += 1 }
  }

  private mutating func skipSeparator() {
    skipBlanks()
    guard byte == UInt8(ascii: ",") else { return }
    position += 1
    skipBlanks()
  }
}
