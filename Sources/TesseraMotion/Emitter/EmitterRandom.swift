// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A seeded random number generator: SplitMix64 (Steele, Lea and Flood, 2014).
package struct EmitterRandom {
  private var state: UInt64

  package init(_ seed: UInt64) {
    state = seed
  }

  private static func scrambled(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a seed derived from two numbers.
  package static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    scrambled(scrambled(a &+ 0x9E37_79B9_7F4A_7C15) ^ (b &* 0xD6E8_FEB8_6659_FD93))
  }

  /// Returns a random number between -1 and 1.
  package mutating func signed() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(Self.scrambled(state) >> 11) / 4_503_599_627_370_496 - 1
  }
}
