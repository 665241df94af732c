// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// SplitMix64 (Steele, Lea and Flood, 2014): seeded, so that a failing case can be run again.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func point(_ width: Double, _ height: Double) -> Point {
    Point(x: number(0...width), y: number(0...height))
  }

  mutating func chance(_ percent: Int) -> Bool { whole(1...100) <= percent }

  /// Opaque and clear more often than by chance.
  mutating func color() -> Color {
    let alpha = chance(50) ? 255 : chance(10) ? 0 : whole(0...255)
    return Color(
      red: UInt8(whole(0...255)), green: UInt8(whole(0...255)), blue: UInt8(whole(0...255)), alpha: UInt8(alpha))
  }
}
