// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

/// Nested composite glyphs. A file of one kilobyte must not expand to a billion outlines.
@Suite struct CompositeCheckTests {
  /// Returns a font with .notdef, a composite glyph for each list of components, and a square.
  private static func font(_ parts: [[Int]]) -> TestFont {
    var font = TestFont()
    font.glyphs += parts.map { TestFont.Glyph(advance: 1000, parts: $0) }
    font.characters = [(0x41, 1)]
    font.glyphs.append(TestFont.Glyph(advance: 1000, contours: [TestFont.square(0, 0, 500)]))
    return font
  }

  private static func register(_ parts: [[Int]]) throws -> ScaledFont {
    let file = try FontFile(checking: font(parts).bytes, index: 0)
    return ScaledFont(face: FontFace(file: file, name: "parts", weight: 400), size: 10)
  }

  @Test func drawsSimpleComponents() throws {
    let font = try Self.register([[2]])
    #expect(font.face.outline(of: 1) == font.face.outline(of: 2))
    #expect(font.face.outline(of: 1) != nil)
  }

  /// 64 components that consist of 63 components each are 1 + 64 + 4032 = 4097 glyphs, one more than the limit. With
  /// 62, there are 4033.
  @Test(arguments: [(62, false), (63, true)])
  func nestedComponents(count: Int, isTooMuch: Bool) throws {
    let parts = [[Int](repeating: 2, count: 64), [Int](repeating: 3, count: count)]
    if isTooMuch {
      #expect(throws: FontError.invalid("glyph 1 has more than 4096 components")) { try Self.register(parts) }
    } else {
      _ = try Self.register(parts)
    }
  }

  /// 30 components, nested sixteen levels deep, are 30^16 outlines in a three-kilobyte file.
  @Test func bomb() throws {
    let levels = (0..<16).map { [Int](repeating: $0 + 2, count: 30) }
    #expect(Self.font(levels).bytes.count < 4096)
    #expect(throws: FontError.invalid("glyph 1 has more than 4096 components")) { try Self.register(levels) }
  }

  /// Chains of 4000 and 5000 glyphs with one component each are counted without recursion.
  @Test func chains() throws {
    _ = try Self.register((0..<4000).map { [$0 + 2] })
    #expect(throws: FontError.self) { try Self.register((0..<5000).map { [$0 + 2] }) }
  }

  /// Counting terminates for cycles, whose outlines FreeType rejects. A missing glyph is counted as one component.
  @Test func cyclesAndEmptyComponents() throws {
    let circle = try Self.register([[2], [1]])
    #expect(circle.face.outline(of: 1) == nil)
    _ = try Self.register([[1]])
    _ = try Self.register([[60_000], [0, 65_535]])
  }
}
