// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

/// A font whose glyphs are squares, so that coverage can be calculated by hand.
@Suite struct GlyphTests {
  private let font = SquareFont()

  private func draw(
    _ glyphs: [(UInt32, Double, Double)], size: Double, _ width: Int, _ height: Int, _ transform: Affine = .identity,
    font: SquareFont? = nil, color: Color = .black
  ) throws -> Bitmap {
    let run = GlyphRun(
      font: font ?? self.font, size: size,
      glyphs: glyphs.map { GlyphRun.Glyph(id: $0.0, position: Point(x: $0.1, y: $0.2)) })
    return try paint(width, height) { $0.append(.glyphs(run, color, transform)) }
  }

  /// Glyphs are positioned on the baseline. In the font's coordinates, y points up.
  @Test func standing() throws {
    #expect(
      try draw([(1, 1, 3), (2, 4, 3), (9, 5, 3)], size: 2, 7, 4).art == """
        .......
        .##....
        .##.#..
        .......
        """)
  }

  /// Overlapping translucent glyphs are not darker in the overlap, and adjacent glyphs are drawn separately. 8-pixel
  /// boxes at 0 and 6 cover 14 columns, each with the color's alpha.
  @Test func translucentOverlap() throws {
    let veil = Color(red: 0, green: 0, blue: 0, alpha: 100)
    let joined = try draw([(1, 0, 8), (1, 6, 8), (1, 14, 8)], size: 8, 23, 8, color: veil)
    #expect((0..<23).map { joined.alpha($0, 3) } == Array(repeating: 100, count: 22) + [0])
    // An edge of half a pixel is preserved. The second box begins within the first.
    let halves = try draw([(1, 0.5, 8), (1, 4, 8)], size: 8, 13, 8, color: veil)
    #expect((0..<13).map { halves.alpha($0, 3) } == [50] + Array(repeating: 100, count: 11) + [0])
  }

  /// Horizontal positions are rounded to quarters of a pixel: 0.3 becomes 0.25, 0.4 becomes 0.5, 0.9 becomes 1.
  @Test(arguments: [(0.3, [191, 64, 0]), (0.4, [128, 128, 0]), (0.9, [0, 255, 0]), (0.1, [255, 0, 0])])
  func quarters(x: Double, alphas: [Int]) throws {
    let bitmap = try draw([(1, x, 1)], size: 1, 3, 1)
    #expect((0..<3).map { bitmap.alpha($0, 0) } == alphas)
  }

  /// The baseline is rounded to whole pixels.
  @Test(arguments: [(1.4, "#.\n.."), (1.5, "..\n#.")]) func baseline(y: Double, art: String) throws {
    #expect(try draw([(1, 0, y)], size: 1, 2, 2).art == art)
  }

  /// The transform scales glyphs together with their positions.
  @Test func scaled() throws {
    #expect(
      try draw([(1, 1, 2)], size: 1, 5, 5, .scale(x: 2, y: 2)).art == """
        .....
        .....
        ..##.
        ..##.
        .....
        """)
  }

  /// After a quarter turn, up becomes right.
  @Test func turned() throws {
    let turn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    #expect(
      try draw([(1, 1, 3)], size: 2, 5, 4, turn).art == """
        .....
        .##..
        .##..
        .....
        """)
  }

  /// Glyphs larger than 256 pixels are filled as paths, which yields the same pixels at whole positions.
  @Test func large() throws {
    let bitmap = try draw([(1, 10, 300)], size: 280, 300, 310)
    let square = try fill(.rect(Rect(x: 10, y: 20, width: 280, height: 280)), width: 300, height: 310)
    #expect(bitmap == square)
  }

  /// An image glyph has the text's opacity but not its color.
  @Test func picture() throws {
    let red = Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255])!
    let font = SquareFont(picture: GlyphPicture(bitmap: red, left: 0.5, top: 1, width: 1, height: 0.5))
    let bitmap = try draw([(3, 0, 4)], size: 4, 8, 5, font: font)
    #expect(
      bitmap.art == """
        ..####..
        ..####..
        ........
        ........
        ........
        """)
    #expect(bitmap.pixel(2, 0) == [255, 0, 0, 255])
    let half = Color(red: 0, green: 0, blue: 255, alpha: 128)
    #expect(try draw([(3, 0, 4)], size: 4, 8, 5, font: font, color: half).pixel(2, 0) == [128, 0, 0, 128])
  }

  /// More glyphs than the cache can hold are drawn correctly.
  @Test func manySizes() throws {
    let painter = Painter()
    for size in 1...120 {
      var list = DisplayList(width: 130, height: 130)
      let run = GlyphRun(
        font: font, size: Double(size), glyphs: [GlyphRun.Glyph(id: 1, position: Point(x: 2, y: 125))])
      list.append(.glyphs(run, .black, .identity))
      let square = try fill(
        .rect(Rect(x: 2, y: Double(125 - size), width: Double(size), height: Double(size))), width: 130, height: 130)
      #expect(try painter.paint(list) == square)
    }
  }

  @Test(arguments: [0.0, -4, .nan, .infinity]) func badSizes(size: Double) throws {
    #expect(try draw([(1, 1, 1)], size: size, 3, 3) == Bitmap(width: 3, height: 3))
  }

  @Test func badPositions() throws {
    let bitmap = try draw([(1, .nan, 1), (1, 1e300, 1), (1, 1, -.infinity), (1, 1, 2)], size: 1, 3, 3)
    #expect(bitmap.art == "...\n.#.\n...")
  }
}
