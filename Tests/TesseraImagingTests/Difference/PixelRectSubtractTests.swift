// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
@testable import TesseraImaging
import TesseraRaster

struct PixelRectSubtractTests {
  /// Compares random rectangles with a straightforward calculation on sets of pixels.
  @Test func coversEachRemainingPixelOnce() {
    var random = SeededRandom(state: 3)
    for _ in 0..<300 {
      let rect = { (random: inout SeededRandom) in
        let (x, y) = (Int.random(in: -2...9, using: &random), Int.random(in: -2...9, using: &random))
        return PixelRect(
          x0: x, y0: y, x1: x + Int.random(in: -1...6, using: &random), y1: y + Int.random(in: -1...6, using: &random))
      }
      let area = rect(&random)
      let others = (0..<Int.random(in: 0...4, using: &random)).map { _ in rect(&random) }
      let left = area.subtracting(others)
      for y in -3...18 {
        for x in -3...18 {
          let holds = { (r: PixelRect) in x >= r.x0 && x < r.x1 && y >= r.y0 && y < r.y1 }
          let expected = holds(area) && !others.contains(where: holds) ? 1 : 0
          #expect(left.count(where: holds) == expected)
        }
      }
      #expect(left.allSatisfy { $0.area > 0 })
    }
  }
}
