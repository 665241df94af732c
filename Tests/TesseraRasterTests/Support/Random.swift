// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
@testable import TesseraRaster

/// The shared generator, extended with random values for the rasterizer's tests.
typealias Random = SeededRandom

extension SeededRandom {
  init(seed: UInt64) { self.init(state: seed) }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func point(_ width: Double, _ height: Double) -> Point {
    Point(x: number(0...width), y: number(0...height))
  }

  mutating func chance(_ percent: Int) -> Bool { whole(1...100) <= percent }

  /// Returns a random color. Opaque and clear colors are more frequent than other alpha values.
  mutating func color() -> Color {
    let alpha = chance(50) ? 255 : chance(10) ? 0 : whole(0...255)
    return Color(
      red: UInt8(whole(0...255)), green: UInt8(whole(0...255)), blue: UInt8(whole(0...255)), alpha: UInt8(alpha))
  }
}
