// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct ShaperTests {
  /// A glyph as printed by hb-shape.
  private struct Glyph: Equatable {
    var id: UInt32
    var cluster: Int
    var dx = 0.0
    var dy = 0.0
    var advance: Double
  }

  private let core = FontLibrary.core()

  /// Glyphs, clusters, advances and offsets equal the output of HarfBuzz's command-line tool.
  @Test(arguments: shapeFixture.split(separator: "\n").map(String.init))
  func agreesWithHBShape(_ line: String) throws {
    let fields = line.split(separator: "|").map(String.init)
    let library = fields[0] == "emoji" ? core : .shared
    let face = try face(fields[0])
    // If the font size equals the units per em, points are font units. The shaper does not apply the system font's
    // tracking.
    var font = ScaledFont(face: face, size: face.unitsPerEm)
    font.tracking = 0
    let shaped = try #require(
      ShapedText(
        AttributedText(fields[1], font: font), direction: .natural(fallbackIsRightToLeft: false),
        library: library))
    var glyphs: [Glyph] = []
    for item in shaped.items {
      #expect(shaped.fonts[item.font].face === face)
      let run = shaped.glyphs[item.glyphStart..<item.glyphEnd].map {
        Glyph(id: $0.id, cluster: Int($0.cluster), dx: $0.dx, dy: $0.dy, advance: $0.advance)
      }
      glyphs = item.isRightToLeft ? run.reversed() + glyphs : glyphs + run
    }
    #expect(glyphs == parse(fields[2]))
  }

  private func face(_ name: String) throws -> FontFace {
    let words = name.split(separator: " ")
    switch words[0] {
    case "system": return FontLibrary.shared.face(for: FontDescriptor(weight: Double(words[1]) ?? 0))
    case "mono": return FontLibrary.shared.face(for: FontDescriptor(design: .monospaced))
    case "emoji": return try #require(core.emojiFace)
    default:
      let family = words[0] == "arabic" ? "Noto Sans Arabic" : "Noto Sans Hebrew"
      return FontLibrary.shared.face(for: FontDescriptor(design: .named(family)))
    }
  }

  /// Parses glyphs such as "[12=0@3,4+500 13=1+250]".
  private func parse(_ text: String) -> [Glyph] {
    text.dropFirst().dropLast().split(separator: " ").map { glyph in
      let numbers = glyph.split { "=@,+".contains($0) }.compactMap { Double($0) }
      let hasOffset = glyph.contains("@")
      return Glyph(
        id: UInt32(numbers[0]), cluster: Int(numbers[1]), dx: hasOffset ? numbers[2] : 0,
        dy: hasOffset ? numbers[3] : 0, advance: numbers[numbers.count - 1])
    }
  }

  @Test func ligaturesChangeTheGlyphCountAndKerningDoesNot() throws {
    // لا is a single glyph because of a required ligature (rlig), which must remain when optional ligatures are
    // disabled.
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 100))
    let attributes = TextAttributes(font: font, kern: 3)
    let shaped = try #require(
      ShapedText(AttributedText("لا", attributes: attributes), direction: .rightToLeft, library: .shared))
    #expect(shaped.glyphs.count == 1)
  }

  @Test func kernAndTrackingAreAddedOncePerCluster() throws {
    var font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    font.tracking = 0
    let plain = try shape("e\u{301}a", TextAttributes(font: font))
    font.tracking = 0.5
    let spaced = try shape("e\u{301}a", TextAttributes(font: font, kern: 2))
    let width = { (glyphs: [ShapedGlyph]) in glyphs.reduce(0) { $0 + $1.advance } }
    // The text has two characters: é, written as two scalars, and a.
    #expect(abs(width(spaced) - width(plain) - 2 * 2.5) < 1e-9)
  }

  @Test func controlCharactersHaveNoWidth() throws {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let glyphs = try shape("\u{1}\u{7F}\u{80}\u{200B}\u{2060}\u{FEFF}", TextAttributes(font: font))
    #expect(glyphs.allSatisfy { $0.advance == 0 && $0.id == font.face.spaceGlyph })
  }

  private func shape(_ text: String, _ attributes: TextAttributes) throws -> [ShapedGlyph] {
    try #require(
      ShapedText(AttributedText(text, attributes: attributes), direction: .leftToRight, library: .shared)
    ).glyphs
  }

  /// A thousand names in 25 languages, shaped with their script's bundled font, have the widths calculated by
  /// HarfBuzz.
  @Test func widthsMatchHarfBuzz() throws {
    var failures: [String] = []
    var count = 0
    for line in widthFixture.split(separator: "\n") {
      let fields = line.split(separator: "|").map(String.init)
      let face = FontLibrary.shared.face(for: FontDescriptor(design: .named(fields[0])))
      let font = ScaledFont(face: face, size: face.unitsPerEm)
      let isEastAsian = ["ja", "ko", "zh-Hans"].contains(fields[1])
      let text = AttributedText(fields[2], font: font, language: TextLanguage(isEastAsian ? fields[1] : "en"))
      let result = layout(text, maxWidth: .infinity)
      count += 1
      if result.width != Double(fields[3]) {
        failures.append("\(fields[0]) \(fields[2]): \(result.width), not \(fields[3])")
      }
    }
    #expect(count == 1025)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
  }
}
