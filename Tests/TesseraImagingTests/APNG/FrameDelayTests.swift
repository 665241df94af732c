// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging

struct FrameDelayTests {
  /// The numerator and denominator, and the fraction in lowest terms, or nil if APNG can't store it.
  @Test(
    arguments: [
      (1, 60, [1, 60]), (2, 60, [1, 30]), (60, 60, [1, 1]), (0, 7, [0, 1]), (1001, 60_000, [1001, 60_000]),
      (1, 65_535, [1, 65_535]), (2, 131_070, [1, 65_535]), (1, 65_536, nil), (1, 0, nil), (1, -1, nil), (-1, 1, nil),
      (2_147_483_647, 1, [2_147_483_647, 1]), (2_147_483_648, 1, nil), (Int.max, Int.max, [1, 1]), (.max, 1, nil),
    ] as [(Int, Int, [Int]?)])
  func reducesToLowestTerms(numerator: Int, denominator: Int, expected: [Int]?) {
    let delay = FrameDelay(numerator: numerator, denominator: denominator)
    #expect(delay.map { [$0.numerator, $0.denominator] } == expected)
  }

  /// 1/60 + 1/60 = 1/30 and 1/3 + 1/6 = 1/2. Sixty times 1/60 is exactly one second.
  @Test func sumsAreExact() throws {
    let sixtieth = try #require(FrameDelay(framesPerSecond: 60))
    #expect(sixtieth.adding(sixtieth) == FrameDelay(numerator: 1, denominator: 30))
    let third = try #require(FrameDelay(numerator: 1, denominator: 3))
    let sixth = try #require(FrameDelay(numerator: 1, denominator: 6))
    #expect(third.adding(sixth) == FrameDelay(numerator: 1, denominator: 2))
    let second = (1..<60).reduce(Optional(sixtieth)) { sum, _ in sum?.adding(sixtieth) }
    #expect(second == FrameDelay(numerator: 1, denominator: 1))
    #expect(second?.seconds == 1)
  }

  /// 65521 and 65519 have no common factor, so the sum's denominator is their product.
  @Test func unrepresentableSumsAreNil() throws {
    let one = try #require(FrameDelay(numerator: 1, denominator: 65_521))
    let other = try #require(FrameDelay(numerator: 1, denominator: 65_519))
    #expect(one.adding(other) == nil)
    let long = try #require(FrameDelay(numerator: 2_147_483_647, denominator: 1))
    #expect(long.adding(long) == nil)
  }
}
