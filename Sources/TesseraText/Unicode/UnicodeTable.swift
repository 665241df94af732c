// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A property of every code point, as two string literals that generate.py writes.
///
/// The literals are read in place: nothing is decoded at start-up, and the tables cost the compiler nothing.
struct UnicodeTable: Sendable {
  /// Two characters per 128 code points, base 91 from 36. Code points past the end use the last entry.
  let index: StaticString
  /// 128 characters per block, 36 + value.
  let blocks: StaticString

  subscript(scalar: UInt32) -> UInt8 {
    let last = index.utf8CodeUnitCount / 2 - 1
    let entry = index.utf8Start + 2 * min(Int(scalar >> 7), last)
    let block = Int(entry[0] - 36) * 91 + Int(entry[1] - 36)
    assert((block + 1) << 7 <= blocks.utf8CodeUnitCount, "There is no block \(block).")
    return blocks.utf8Start[block << 7 + Int(scalar & 127)] - 36
  }
}
