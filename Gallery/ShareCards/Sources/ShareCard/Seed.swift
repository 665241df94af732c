// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A pseudorandom sequence derived from a string, so that the same card always has the same pattern.
struct Seed {
  private var state: UInt64

  /// Creates a sequence from the FNV-1a hash of the string's bytes.
  init(_ text: String) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// Returns a number from 0 up to, but not including, the limit, using SplitMix64.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
