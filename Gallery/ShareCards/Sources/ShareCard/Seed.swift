// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Numbers that follow from a text: the same card has the same pattern everywhere.
struct Seed {
  private var state: UInt64

  /// FNV-1a of the text's bytes.
  init(_ text: String) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// A number from 0 up to, not including, the limit. (SplitMix64.)
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
