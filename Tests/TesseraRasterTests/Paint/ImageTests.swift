// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct ImageTests {
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
    return Bitmap(width: width, height: height, bytes: bytes)!
  }

  private func gray(_ value: Int) -> [UInt8] { [UInt8(value), UInt8(value), UInt8(value), 255] }

  private func draw(
    _ image: Bitmap, part: Rect? = nil, to destination: Rect, _ width: Int, _ height: Int,
    _ sampling: Sampling = .linear, _ transform: Affine = .identity
  ) throws -> Bitmap {
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    return try paint(width, height) {
      $0.append(.image(image, source: part ?? whole, destination: destination, sampling, transform))
    }
  }

  @Test(arguments: [Sampling.linear, .nearest]) func copy(sampling: Sampling) throws {
    var random = Random(seed: 1)
    let image = bitmap(13, 9) { _, _ in
      let alpha = random.whole(0...255)
      return [UInt8(random.whole(0...alpha)), UInt8(random.whole(0...alpha)), UInt8(alpha), UInt8(alpha)]
    }
    let drawn = try draw(image, to: Rect(x: 4, y: 3, width: 13, height: 9), 20, 20, sampling)
    #expect(drawn.cropped(4, 3, 13, 9) == image)
    #expect(drawn.alpha(3, 3) == 0 && drawn.alpha(17, 3) == 0 && drawn.alpha(4, 2) == 0 && drawn.alpha(4, 12) == 0)
  }

  /// Two pixels, 0 and 200, drawn four pixels wide. The pixel centers are at -1/4, 1/4, 3/4 and 5/4 of the distance,
  /// clamped to the ends.
  @Test func enlargedLinear() throws {
    let image = bitmap(2, 1) { x, _ in gray(x * 200) }
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: 4, height: 1), 4, 1)
    #expect((0..<4).map { drawn.pixel($0, 0)[0] } == [0, 50, 150, 200])
  }

  @Test func enlargedNearest() throws {
    let image = bitmap(2, 2) { x, y in gray(x * 100 + y * 50) }
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: 6, height: 4), 6, 4, .nearest)
    #expect((0..<6).map { drawn.pixel($0, 1)[0] } == [0, 0, 0, 100, 100, 100])
    #expect((0..<6).map { drawn.pixel($0, 2)[0] } == [50, 50, 50, 150, 150, 150])
  }

  /// Pixels outside the drawn part don't affect its edges, so everything around it is white.
  @Test func partIsClamped() throws {
    let image = bitmap(6, 6) { x, y in (2...3).contains(x) && (2...3).contains(y) ? gray(0) : gray(255) }
    let part = Rect(x: 2, y: 2, width: 2, height: 2)
    for side in [1.0, 7, 30] {
      let drawn = try draw(image, part: part, to: Rect(x: 0, y: 0, width: side, height: side), 30, 30)
      for y in 0..<Int(side) { for x in 0..<Int(side) { #expect(drawn.pixel(x, y) == [0, 0, 0, 255]) } }
    }
  }

  /// A scaled-down checkerboard is gray everywhere because no pixel is skipped. 127.5 is rounded up.
  @Test(arguments: [2, 4, 8, 32]) func reduced(factor: Int) throws {
    let image = bitmap(64, 64) { x, y in gray((x + y) % 2 * 255) }
    let side = Double(64 / factor)
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: side, height: side), Int(side), Int(side))
    for y in 0..<Int(side) { for x in 0..<Int(side) { #expect(drawn.pixel(x, y) == [128, 128, 128, 255]) } }
  }

  /// An odd factor: columns repeat every 3 pixels, so at a third of the size each block averages to (0 + 90 + 240) /
  /// 3.
  @Test func reducedByThree() throws {
    let image = bitmap(30, 30) { x, _ in gray([0, 90, 240][x % 3]) }
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: 10, height: 10), 10, 10)
    #expect((0..<10).allSatisfy { drawn.pixel($0, 5)[0] == 110 })
  }

  /// 17 million pixels are averaged to one. With 255 in the upper half, the sum is 2.25 · 10^9. With 255 everywhere,
  /// the sum is 4.5 · 10^9, which exceeds 32 bits. The means are 127.5, rounded up, and 255.
  @Test func reducedToOnePixel() throws {
    let half = 4200 * 2100 * 4
    let bytes = [UInt8](repeating: 255, count: half) + [UInt8](repeating: 0, count: half)
    let all = PixelRect(x0: 0, y0: 0, x1: 4200, y1: 4200)
    let image = try #require(Bitmap(width: 4200, height: 4200, bytes: bytes))
    #expect(ImageReducer.reduce(image, part: all, factorX: 4200, factorY: 4200).bytes == [128, 128, 128, 128])
    let white = try #require(Bitmap(width: 4200, height: 4200, bytes: [UInt8](repeating: 255, count: 2 * half)))
    #expect(ImageReducer.reduce(white, part: all, factorX: 4200, factorY: 4200).bytes == [255, 255, 255, 255])
  }

  /// An image drawn at an offset of half a pixel has half-covered edges and an opaque interior.
  @Test func fractionalEdges() throws {
    let image = bitmap(8, 8) { _, _ in gray(255) }
    let drawn = try draw(image, to: Rect(x: 0.5, y: 0.5, width: 3, height: 3), 4, 4)
    #expect(
      drawn.art == """
        3553
        5##5
        5##5
        3553
        """)
  }

  /// A quarter turn maps pixel (x, y) to (height - 1 - y, x).
  @Test(arguments: [Sampling.linear, .nearest]) func quarterTurn(sampling: Sampling) throws {
    let image = bitmap(5, 3) { x, y in gray(x * 40 + y * 13) }
    let turn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: 5, height: 3), 3, 5, sampling, turn)
    for y in 0..<3 { for x in 0..<5 { #expect(drawn.pixel(2 - y, x) == image.pixel(x, y)) } }
  }

  /// Mirroring maps pixel (x, y) to (width - 1 - x, y).
  @Test func mirrored() throws {
    let image = bitmap(4, 2) { x, y in gray(x * 60 + y * 9) }
    let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: 4, height: 2), 4, 2, .linear, mirror)
    for y in 0..<2 { for x in 0..<4 { #expect(drawn.pixel(3 - x, y) == image.pixel(x, y)) } }
  }

  /// Enlarged images are compared with double-precision bilinear interpolation. The tolerance is for 8-bit weights
  /// and two roundings.
  @Test(arguments: 0..<10) func bilinear(seed: Int) throws {
    var random = Random(seed: 50 + UInt64(seed))
    let image = bitmap(9, 7) { _, _ in gray(random.whole(0...255)) }
    let (w, h) = (random.number(9...40), random.number(7...40))
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: w, height: h), 40, 40)
    for y in 0..<Int(h) {
      for x in 0..<Int(w) {
        let u = min(max((Double(x) + 0.5) * 9 / w - 0.5, 0), 8)
        let v = min(max((Double(y) + 0.5) * 7 / h - 0.5, 0), 6)
        let (i, j) = (min(Int(u), 7), min(Int(v), 5))
        let (s, t) = (u - Double(i), v - Double(j))
        func value(_ x: Int, _ y: Int) -> Double { Double(image.pixel(x, y)[0]) }
        let top = value(i, j) * (1 - s) + value(i + 1, j) * s
        let bottom = value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s
        #expect(abs(top * (1 - t) + bottom * t - Double(drawn.pixel(x, y)[0])) <= 3)
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 5), (5, 1)]) func thinImages(width: Int, height: Int) throws {
    let image = bitmap(width, height) { _, _ in gray(77) }
    let drawn = try draw(image, to: Rect(x: 0, y: 0, width: 9, height: 9), 9, 9)
    #expect((0..<81).allSatisfy { drawn.pixel($0 % 9, $0 / 9) == gray(77) })
  }

  @Test func nothingToDraw() throws {
    let image = bitmap(2, 2) { _, _ in gray(255) }
    let empty = Bitmap(width: 0, height: 0)
    let square = Rect(x: 0, y: 0, width: 3, height: 3)
    #expect(try draw(empty, to: square, 3, 3) == Bitmap(width: 3, height: 3))
    #expect(
      try draw(image, part: Rect(x: 5, y: 5, width: 2, height: 2), to: square, 3, 3) == Bitmap(width: 3, height: 3))
    #expect(try draw(image, part: .zero, to: square, 3, 3) == Bitmap(width: 3, height: 3))
    #expect(try draw(image, to: .zero, 3, 3) == Bitmap(width: 3, height: 3))
  }
}
