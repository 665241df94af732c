// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

/// Drawing any input terminates quickly with a defined result.
@Suite(.timeLimit(.minutes(60))) struct HostileTests {
  private static let badNumbers: [Double] = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e9, -1e9, 1e18, 1e300, -1e300, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (65_536, 1), (1, 65_536), (65_535, 65_535), (Int.max, Int.max)])
  func canvasSizes(width: Int, height: Int) {
    #expect(throws: PaintError.canvasSize(width: width, height: height)) {
      try DisplayList(width: width, height: height).paint()
    }
  }

  /// A bitmap requires exactly width · height · 4 bytes, even if the product overflows: in 64 bits, 2^62 · 4 is 0.
  @Test(arguments: [
    (Int.max, Int.max, 4), (1 << 62, 1, 0), (1 << 31, 1 << 31, 0), (-1, -1, 4), (-2, 0, 0), (1, 1, 5), (1, 2, 4),
  ])
  func bitmapSizes(width: Int, height: Int, count: Int) {
    #expect(Bitmap(width: width, height: height, bytes: [UInt8](repeating: 0, count: count)) == nil)
  }

  @Test func errorNamesTheRemedy() {
    let text = PaintError.canvasSize(width: 0, height: 7).description
    #expect(text.contains("0 x 7") && text.contains("65535"))
  }

  @Test(arguments: [(1, 1), (65_535, 1), (1, 65_535)]) func thinCanvases(width: Int, height: Int) throws {
    let bitmap = try fill(.rect(Rect(x: -1, y: -1, width: 1e6, height: 1e6)), width: width, height: height)
    #expect(bitmap.bytes.count == width * height * 4)
    #expect(bitmap.alpha(width - 1, height - 1) == 255)
  }

  /// Each invalid number in each position of each command.
  @Test(arguments: badNumbers) func numbers(bad: Double) throws {
    let image = Bitmap(width: 3, height: 3)
    let font = SquareFont(picture: GlyphPicture(bitmap: image, left: bad, top: bad, width: bad, height: bad))
    var list = DisplayList(width: 12, height: 12)
    let rects = [
      Rect(x: bad, y: 1, width: 5, height: 5), Rect(x: 1, y: 1, width: 5, height: bad),
      Rect(x: bad, y: bad, width: bad, height: bad),
    ]
    let transforms = [
      .scale(x: bad, y: 1), .translation(x: bad, y: bad),
      Affine(a: 1, b: bad, c: bad, d: 1, tx: 0, ty: 0), Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0),
    ]
    let gradients = [
      Gradient.Geometry.linear(from: Point(x: bad, y: 0), to: Point(x: 1, y: bad)),
      .radial(center: Point(x: bad, y: 1), radius: 3), .radial(center: .zero, radius: bad),
    ].map {
      Paint.gradient(
        Gradient(
          geometry: $0, stops: [Gradient.Stop(location: bad, color: .black), Gradient.Stop(location: 1, color: .white)])
      )
    }
    for transform in transforms {
      for rect in rects {
        let path = Path([(rect.x, rect.y), (rect.width, 3), (7, rect.height)])
        for shape in [
          DisplayList.Shape.rect(rect), .roundedRect(RoundedRect(rect, radius: bad)),
          .roundedRect(RoundedRect(rect, radius: 2)), .path(path, .evenOdd),
        ] {
          list.append(.fill(shape, .color(.black), transform))
          for gradient in gradients { list.append(.fill(shape, gradient, transform)) }
          for width in [2, bad] {
            let style = StrokeStyle(width: width, cap: .round, join: .round, miterLimit: bad)
            list.append(.stroke(shape, style, .color(.black), transform))
          }
          let dashed = StrokeStyle(width: 1, dashes: [bad, 1], dashPhase: bad)
          list.append(.stroke(shape, dashed, .color(.black), transform))
          let moved = DisplayList.Shadow(color: .black, offset: Point(x: bad, y: 1), sigma: 1)
          list.append(.shadow(shape, moved, transform))
          list.append(.beginClip(shape, transform))
          list.append(.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black), .identity))
          list.append(.endClip)
        }
        list.append(.image(image, source: rect, destination: rects[0], .linear, transform))
        list.append(
          .image(image, source: Rect(x: 0, y: 0, width: 3, height: 3), destination: rect, .nearest, transform))
      }
      let glyphs = [1, 2, 3].map { GlyphRun.Glyph(id: $0, position: Point(x: bad, y: 3)) }
      list.append(.glyphs(GlyphRun(font: font, size: 9, glyphs: glyphs), .black, transform))
      list.append(.glyphs(GlyphRun(font: font, size: bad, glyphs: glyphs), .black, transform))
    }
    #expect(try list.paint(threads: 2) == list.paint(threads: 1))
  }

  /// Blurs of shapes and groups with any sigma.
  @Test(arguments: badNumbers) func sigmas(bad: Double) throws {
    let shadow = DisplayList.Shadow(color: .black, offset: .zero, sigma: bad)
    let path = DisplayList.Shape.path(Path([(1, 1), (8, 2), (5, 9)]), .nonZero)
    let rounded = DisplayList.Shape.roundedRect(RoundedRect(Rect(x: 1, y: 1, width: 7, height: 7), radius: 2))
    let bitmap = try paint(10, 10) {
      $0.append(.shadow(path, shadow, .identity))
      $0.append(.shadow(rounded, shadow, .identity))
      $0.append(.beginGroup(opacity: 0.5, shadow: shadow, .identity))
      $0.append(.fill(path, .color(.black), .identity))
      $0.append(.endGroup)
      let moved = DisplayList.Shadow(color: .black, offset: Point(x: bad, y: -bad), sigma: 1)
      $0.append(.beginGroup(opacity: 0.5, shadow: moved, .identity))
      $0.append(.fill(.rect(Rect(x: -bad, y: 0, width: 5, height: bad)), .color(.black), .identity))
      $0.append(.endGroup)
    }
    #expect(bitmap.alpha(5, 4) > 0)
  }

  /// A rectangle that extends far beyond the canvas covers it, also as a path and rotated.
  @Test(arguments: [1e4, 1e7, 1e12]) func hugeShapes(size: Double) throws {
    let rect = Rect(x: -size, y: -size, width: 2 * size, height: 2 * size)
    for shape in [
      DisplayList.Shape.rect(rect), .path(Path(rect), .nonZero), .roundedRect(RoundedRect(rect, radius: 9)),
    ] {
      #expect(try fill(shape, width: 3, height: 3).art == "###\n###\n###")
      let turned = Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
      #expect(try fill(shape, width: 3, height: 3, turned).art == "###\n###\n###")
    }
  }

  /// Edges to a distant point keep their slope, so the line from (0, 0) toward (1e9, 1e9) divides pixels in half.
  @Test func farCorner() throws {
    let triangle = Path([(0, 0), (1e9, 1e9), (0, 1e9)])
    #expect(
      try fill(.path(triangle, .nonZero), width: 3, height: 3).art == """
        5..
        #5.
        ##5
        """)
  }

  @Test func deepNesting() throws {
    let circle = DisplayList.Shape.path(Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)), .nonZero)
    let shadow = DisplayList.Shadow(color: .black, offset: .zero, sigma: 1)
    for begin in [
      DisplayList.Command.beginClip(circle, .identity), .beginGroup(opacity: 0.999, shadow: nil, .identity),
      .beginGroup(opacity: 1, shadow: shadow, .identity),
    ] {
      let bitmap = try paint(9, 9) { list in
        for _ in 0..<20_000 { list.append(begin) }
        list.append(.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black), .identity))
      }
      #expect(bitmap.alpha(4, 4) > 0)
    }
  }

  /// Too many dashes to count are drawn as a solid line.
  @Test func tinyDashes() throws {
    let style = StrokeStyle(width: 2, dashes: [1e-12, 1e-12])
    #expect(try stroke(Path(line: [(0, 1), (4, 1)]), style, width: 4, height: 2).art == "####\n####")
  }

  @Test func manySegments() throws {
    var random = Random(seed: 3)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<100_000 { path.addLine(to: Point(x: random.number(-1e7...1e7), y: random.number(-1e7...1e7))) }
    let bitmap = try fill(.path(path, .evenOdd), width: 64, height: 64)
    #expect(bitmap.bytes.count == 64 * 64 * 4)
  }
}
