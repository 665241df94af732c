// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct RoundedRectTests {
  /// CSS Backgrounds 3, 4.5: all radii are scaled down by the minimum ratio of a side to the sum of its radii.
  @Test(arguments: [
    (RoundedRect.Radii(3), 10.0, 10.0, RoundedRect.Radii(3)),
    (RoundedRect.Radii(8), 10, 20, RoundedRect.Radii(5)),
    (
      RoundedRect.Radii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 30), 100, 20,
      RoundedRect.Radii(topLeft: 5, topRight: 0, bottomRight: 0, bottomLeft: 15)
    ),
    (
      RoundedRect.Radii(topLeft: -4, topRight: .nan, bottomRight: 2, bottomLeft: 0), 10, 10,
      RoundedRect.Radii(topLeft: 0, topRight: 0, bottomRight: 2, bottomLeft: 0)
    ),
    (RoundedRect.Radii(.infinity), 10, 6, RoundedRect.Radii(3)),
  ])
  func fitting(radii: RoundedRect.Radii, width: Double, height: Double, expected: RoundedRect.Radii) {
    #expect(radii.fitted(width: width, height: height) == expected)
  }

  /// The straight rows between the corners are drawn by different code than the corners. In a path, all rows are
  /// drawn the same way.
  @Test(arguments: 0..<20) func matchesItsPath(seed: Int) throws {
    var random = Random(seed: 600 + UInt64(seed))
    let rect = Rect(
      x: random.number(-5...20), y: random.number(-5...20), width: random.number(1...60), height: random.number(1...60))
    let radii = RoundedRect.Radii(
      topLeft: random.number(0...20), topRight: random.number(0...20), bottomRight: random.number(0...20),
      bottomLeft: random.number(0...20))
    let shape = RoundedRect(rect, radii: radii)
    let direct = try fill(.roundedRect(shape), width: 64, height: 64)
    let path = try fill(.path(Path(shape), .nonZero), width: 64, height: 64)
    #expect(direct == path)
  }

  /// Compares a pixel's coverage with samples of the exact shape.
  @Test(arguments: [1.0, 4, 9.5, 20]) func corners(radius: Double) throws {
    let shape = RoundedRect(Rect(x: 2.25, y: 1.5, width: 40, height: 41), radius: radius)
    let bitmap = try fill(.roundedRect(shape), width: 45, height: 45)
    for y in 0..<45 {
      for x in 0..<45 {
        let exact = Oracle.share(x, y, samples: 16) { px, py in
          guard px >= 2.25, px <= 42.25, py >= 1.5, py <= 42.5 else { return false }
          let cx = min(max(px, 2.25 + radius), 42.25 - radius)
          let cy = min(max(py, 1.5 + radius), 42.5 - radius)
          return (px - cx) * (px - cx) + (py - cy) * (py - cy) <= radius * radius
        }
        // Chords and cubic arcs deviate by less than 1/16 pixel, and samples are 1/16 pixel apart.
        #expect(abs(exact * 255 - Double(bitmap.alpha(x, y))) <= 24)
      }
    }
  }

  @Test func zeroRadiusIsARectangle() throws {
    let rect = Rect(x: 1.5, y: 2.25, width: 5, height: 4)
    let rounded = try fill(.roundedRect(RoundedRect(rect, radius: 0)), width: 9, height: 9)
    #expect(try rounded == fill(.rect(rect), width: 9, height: 9))
  }
}
