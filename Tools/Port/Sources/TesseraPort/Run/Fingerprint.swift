// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A noncryptographic hash that detects changes between runs.
package struct Fingerprint: Equatable {
  /// The hash value.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates a fingerprint of an empty sequence of bytes.
  package init() {}

  /// The hash value in hexadecimal, for use in files.
  package var text: String { String(value, radix: 16) }

  /// Adds bytes to the hash. The result depends on how the bytes are divided among calls.
  ///
  /// For speed in debug builds, eight bytes are processed at a time.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        add(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest = UInt64(buffer.count)
      while offset < buffer.count {
        rest = rest << 8 | UInt64(buffer[offset])
        offset += 1
      }
      add(rest)
    }
  }

  /// Adds the UTF-8 bytes of a string.
  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 29
  }

  /// Returns the hexadecimal fingerprint of the given bytes.
  package static func of(_ bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
  }
}
