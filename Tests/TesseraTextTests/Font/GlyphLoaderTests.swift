// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct GlyphLoaderTests {
  private func face(_ contours: [[TestFont.Point]]) throws -> FontFace {
    var font = TestFont()
    font.glyphs.append(TestFont.Glyph(advance: 600, contours: contours))
    font.characters = [(0x41, 1)]
    return FontFace(file: try FontFile(checking: font.bytes, index: 0), name: "Test")
  }

  @Test func squareIsFourLines() throws {
    var expected = Path()
    expected.move(to: Point(x: 10, y: 20))
    expected.addLine(to: Point(x: 10, y: 120))
    expected.addLine(to: Point(x: 110, y: 120))
    expected.addLine(to: Point(x: 110, y: 20))
    expected.close()
    #expect(try closed(face([TestFont.square(10, 20, 100)])) == expected)
  }

  /// The midpoint of two control points is on the curve. Here it is at 75.5, which is not an integer.
  @Test func impliedPointsAreExact() throws {
    let contour = [
      TestFont.Point(0, 0), TestFont.Point(50, 100, on: false), TestFont.Point(101, 101, on: false),
      TestFont.Point(150, 0),
    ]
    var expected = Path()
    expected.move(to: Point(x: 0, y: 0))
    expected.addQuadratic(to: Point(x: 75.5, y: 100.5), control: Point(x: 50, y: 100))
    expected.addQuadratic(to: Point(x: 150, y: 0), control: Point(x: 101, y: 101))
    expected.close()
    #expect(try closed(face([contour])) == expected)
  }

  /// A contour without on-curve points starts at the midpoint of its last and first control points.
  @Test func contourOfControlPoints() throws {
    let contour = [
      TestFont.Point(0, 0, on: false), TestFont.Point(0, 101, on: false), TestFont.Point(100, 100, on: false),
      TestFont.Point(101, 0, on: false),
    ]
    var expected = Path()
    expected.move(to: Point(x: 50.5, y: 0))
    expected.addQuadratic(to: Point(x: 0, y: 50.5), control: Point(x: 0, y: 0))
    expected.addQuadratic(to: Point(x: 50, y: 100.5), control: Point(x: 0, y: 101))
    expected.addQuadratic(to: Point(x: 100.5, y: 50), control: Point(x: 100, y: 100))
    expected.addQuadratic(to: Point(x: 50.5, y: 0), control: Point(x: 101, y: 0))
    expected.close()
    #expect(try closed(face([contour])) == expected)
  }

  /// A contour that starts with a control point is traversed from its first on-curve point and ends there.
  @Test func contourStartingWithControlPoint() throws {
    let contour = [TestFont.Point(50, 100, on: false), TestFont.Point(100, 0), TestFont.Point(0, 0)]
    var expected = Path()
    expected.move(to: Point(x: 100, y: 0))
    expected.addLine(to: Point(x: 0, y: 0))
    expected.addQuadratic(to: Point(x: 100, y: 0), control: Point(x: 50, y: 100))
    expected.close()
    #expect(try closed(face([contour])) == expected)
  }

  @Test func slantShiftsByHeight() throws {
    let file = try FontFile(checking: TestFont.boxes("Test", [0x41], advance: 200).bytes, index: 0)
    let path = try #require(FontFace(file: file, name: "Test", slant: 0.25).outline(of: 1))
    // The square 0...100 becomes a parallelogram whose top edge is offset by 100 · 0.25 to the right.
    #expect(path.points == [(0, 0), (25, 100), (125, 100), (100, 0)].map { Point(x: $0.0, y: $0.1) })
  }

  @Test func glyphsWithoutOutline() throws {
    let face = try face([])
    #expect(face.outline(of: 1) == nil)
    #expect(face.outline(of: 9999) == nil)
    #expect(face.picture(of: 0) == nil)
  }

  /// Noto Color Emoji has one strike of 136 x 128 pixels at 109 pixels per em, whose top is 101 pixels above the
  /// baseline.
  @Test func emojiAreImages() throws {
    let face = try #require(FontLibrary.shared.emojiFace)
    let glyph = try #require(face.glyph(for: "😀"))
    let picture = try #require(face.picture(of: glyph))
    #expect(picture.bitmap.width == 136 && picture.bitmap.height == 128)
    #expect(picture.left == 0 && picture.top == 101.0 / 109)
    #expect(picture.width == 136.0 / 109 && picture.height == 128.0 / 109)
    // A grinning face is yellow in the middle, and all pixels are premultiplied.
    let middle = 4 * (40 * 136 + 68)
    let bytes = picture.bitmap.bytes
    #expect(bytes[middle] > 200 && bytes[middle + 1] > 150 && bytes[middle + 2] < 120 && bytes[middle + 3] == 255)
    #expect(
      stride(from: 0, to: bytes.count, by: 4).allSatisfy {
        max(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) <= bytes[$0 + 3]
      })
    #expect(face.outline(of: glyph) == nil)
  }

  /// A second request returns the same memory, because the rasterizer caches results by address.
  @Test func readsImagesOnce() throws {
    let face = try #require(FontLibrary.shared.emojiFace)
    let glyph = try #require(face.glyph(for: "🎉"))
    let addresses = try (0..<2).map { _ in
      try #require(face.picture(of: glyph)).bitmap.bytes.withUnsafeBytes { $0.baseAddress }
    }
    #expect(addresses[0] == addresses[1])
  }

  /// An l is wider at heavier weights of the variable font, which proves that FreeType receives the axis.
  @Test func weightChangesTheOutline() throws {
    let widths = [100.0, 400, 900].map { weight -> Double in
      let face = FontLibrary.shared.face(for: FontDescriptor(weight: weight))
      let points = face.glyph(for: "l").flatMap { face.outline(of: $0) }?.points ?? []
      return (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
    }
    #expect(widths[0] > 0 && widths[0] < widths[1] && widths[1] < widths[2])
  }

  private func closed(_ face: FontFace) throws -> Path { try #require(face.outline(of: 1)) }
}
