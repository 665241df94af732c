// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A number that finds damage. Not made against those who choose what is summed.
enum Checksum {
  /// FNV-1a over words of eight bytes.
  static func of(_ bytes: some ContiguousBytes) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      let whole = bytes.count / 8 * 8
      for place in stride(from: 0, to: whole, by: 8) {
        sum = (sum ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian) &* 0x0000_0100_0000_01b3
        sum ^= sum >> 29
      }
      for place in whole..<bytes.count { sum = (sum ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01b3 }
      return (sum ^ UInt64(bytes.count)) &* 0x9e37_79b9_7f4a_7c15
    }
  }
}
