// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
@testable import TesseraImaging
@testable import TesseraRaster

struct ChangedPartTests {
  /// Returns a gray image with pixels of another color at the given points.
  static func picture(_ width: Int, _ height: Int, _ points: [(Int, Int)] = []) -> Bitmap {
    var bytes = [UInt8](repeating: 100, count: width * height * 4)
    for (x, y) in points { bytes[(y * width + x) * 4 + 1] = 0 }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  static func part(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelRect {
    PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  /// The bounding box of the differing pixels, with exclusive right and bottom edges.
  @Test(arguments: [
    ([(0, 0)], part(0, 0, 1, 1)), ([(4, 3)], part(4, 3, 5, 4)), ([(2, 1)], part(2, 1, 3, 2)),
    ([(3, 0), (1, 2)], part(1, 0, 4, 3)), ([(0, 3), (4, 0)], part(0, 0, 5, 4)), ([(1, 1), (3, 1)], part(1, 1, 4, 2)),
    ([], PixelRect.empty),
  ])
  func boxes(points: [(Int, Int)], expected: PixelRect) {
    let old = Self.picture(5, 4)
    let new = Self.picture(5, 4, points)
    #expect(changedPart(of: new, since: old) == expected)
    #expect(changedPart(of: old, since: new) == expected)
  }

  @Test func unusualSizes() {
    #expect(changedPart(of: Bitmap(width: 0, height: 0), since: Bitmap(width: 0, height: 0)).isEmpty)
    #expect(changedPart(of: Bitmap(width: 0, height: 3), since: Bitmap(width: 0, height: 3)).isEmpty)
    #expect(changedPart(of: Bitmap(width: 2, height: 3), since: Bitmap(width: 3, height: 2)) == Self.part(0, 0, 2, 3))
    let one = Self.picture(1, 1)
    #expect(changedPart(of: one, since: one).isEmpty)
  }

  /// Compares the result with a straightforward calculation of the bounding box of all mismatched pixels.
  @Test func randomImages() {
    var random = SeededRandom(state: 11)
    for _ in 0..<400 {
      let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...9, using: &random))
      let points = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      }
      let expected = points.reduce(PixelRect.empty) { $0.union(Self.part($1.0, $1.1, $1.0 + 1, $1.1 + 1)) }
      #expect(changedPart(of: Self.picture(width, height, points), since: Self.picture(width, height)) == expected)
    }
  }
}
