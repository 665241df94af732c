// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Reads numbers and parts from bytes that may be anything.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var rest: ArraySlice<UInt8> { bytes[place...] }

  /// A number of so many bytes, the lowest first; nil at the end, or if it is no Int.
  mutating func number(_ count: Int) -> Int? {
    guard let part = part(count) else { return nil }
    return Int(exactly: part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  mutating func part(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }
}

extension [UInt8] {
  /// Adds a number, its lowest byte first.
  mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
