// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A reader of numbers and slices from untrusted bytes.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var rest: ArraySlice<UInt8> { bytes[place...] }

  /// Returns a little-endian number of `count` bytes, or nil if fewer bytes are left or the number does not fit in an
  /// Int.
  mutating func number(byteCount count: Int) -> Int? {
    guard let part = bytes(count: count) else { return nil }
    return Int(exactly: part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  mutating func bytes(count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }
}

extension [UInt8] {
  /// Appends a number in little-endian order.
  mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
