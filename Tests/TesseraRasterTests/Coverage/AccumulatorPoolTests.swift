// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
@testable import TesseraRaster

struct AccumulatorPoolTests {
  static func picture(width: Int, radius: Double) -> DisplayList {
    var list = DisplayList(width: width, height: 40)
    let shape = RoundedRect(Rect(x: 3.3, y: 2.7, width: Double(width) - 9, height: 30), radius: radius)
    list.append(.fill(.roundedRect(shape), .color(Color(red: 50, green: 100, blue: 230, alpha: 200)), .identity))
    return list
  }

  /// One thread requires one accumulator (a buffer for coverage) per image width, regardless of the number of images.
  @Test func imagesOfEqualWidthShareAnAccumulator() throws {
    let painter = Painter()
    for radius in 0..<20 {
      for width in [50, 70] {
        let list = Self.picture(width: width, radius: Double(radius))
        #expect(try painter.paint(list) == list.paint(), "\(width) wide, radius \(radius)")
      }
    }
    #expect(painter.pool.made == 2)
  }

  /// Alternates between more widths than the pool caches, so each accumulator is evicted before its next use.
  @Test func limitsTheCachedAccumulators() {
    let pool = AccumulatorPool()
    for _ in 0..<2 {
      for width in 1...AccumulatorPool.capacity + 1 { pool.give(pool.take(width: width, rows: 8)) }
    }
    #expect(pool.made == 2 * (AccumulatorPool.capacity + 1))
    let last = AccumulatorPool.capacity + 1
    #expect(pool.take(width: last, rows: 8).width == last)
    #expect(pool.take(width: last, rows: 9).rows == 9)
    #expect(pool.made == 2 * (AccumulatorPool.capacity + 1) + 1)
  }
}
