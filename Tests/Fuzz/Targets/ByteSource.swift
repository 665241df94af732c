// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Converts bytes to numbers and choices, for fuzz targets whose input is not a file. After the last byte, all values
/// are zero.
struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> Int { bytes.popFirst().map(Int.init) ?? 0 }

  /// Returns a number in 0..<limit. The limit must be in 1...256.
  mutating func below(_ limit: Int) -> Int { byte() % limit }

  mutating func bool() -> Bool { byte() & 1 != 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns an integer in -128...127.
  mutating func whole() -> Double { Double(Int8(truncatingIfNeeded: byte())) }

  /// Usually returns a small multiple of 1/16. After the byte 255, returns an extreme number.
  mutating func number() -> Double {
    let high = byte()
    if high == 255 { return pick(Self.hostile) }
    return Double((high << 8 | byte()) - 0x4000) / 16
  }

  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0, 1e9, -1e9, 1e-9, 0.1, 1e15, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, 65535, 65536.5, -0.5, 2_147_483_648,
  ]
}
