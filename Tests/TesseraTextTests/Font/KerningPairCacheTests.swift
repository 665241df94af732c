// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing

@testable import TesseraText

/// Text laid out from cached kerning pairs equals HarfBuzz's result for the whole text. Each test has a separate font
/// library, so the tables are not shared.
@Suite struct PairAdvancesTests {
  private let library = FontLibrary.core()

  private func font(_ weight: Double = 400, italic: Bool = false, evenDigits: Bool = false) -> ScaledFont {
    library.font(for: FontDescriptor(weight: weight, italic: italic, size: 17, monospacedDigits: evenDigits))
  }

  private func shape(_ text: AttributedText) throws -> ShapedText {
    try #require(ShapedText(text, direction: .leftToRight, library: library))
  }

  /// Returns the same items' glyphs as shaped by HarfBuzz.
  private func harfBuzz(_ shaped: ShapedText) -> [ShapedGlyph] {
    let shaper = Shaper(usesPairs: false)
    var glyphs: [ShapedGlyph] = []
    for paragraph in shaped.paragraphs {
      for i in paragraph.items {
        let item = shaped.items[i]
        shaper.shape(
          item, item.start..<item.end, paragraph: paragraph.start..<paragraph.contentEnd, in: shaped.source,
          into: &glyphs)
      }
    }
    return glyphs
  }

  private func answer(
    _ scalars: [UInt32], _ font: ScaledFont, language: TextLanguage = .english, ligatures: Bool = true
  ) -> KerningPairCache.Answer? {
    withUnsafeTemporaryAllocation(of: KerningPairCache.Glyph.self, capacity: scalars.count) { result in
      scalars.withUnsafeBufferPointer { scalars in
        font.face.pairs(for: TextAttributes(font: font, ligatures: ligatures))?.shape(
          scalars, language: language.harfBuzz, into: result)
      }
    }
  }

  private func string(_ scalars: some Sequence<UInt32>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  /// Compares text shaped by HarfBuzz, which fills the tables, with the same text laid out from the tables.
  private func check(_ scalars: [UInt32], _ attributes: TextAttributes, _ note: Comment? = nil) throws {
    let text = AttributedText(string(scalars), attributes: attributes)
    _ = try shape(text)
    let known = try shape(text)
    #expect(known.glyphs == harfBuzz(known), note)
  }

  /// All pairs of characters in both orders.
  @Test(arguments: [(400, false, false), (700, false, true), (600, true, false)] as [(Double, Bool, Bool)])
  func allPairs(_ weight: Double, _ italic: Bool, _ evenDigits: Bool) throws {
    let font = font(weight, italic: italic, evenDigits: evenDigits)
    let all = KerningPairCache.characters.filter(font.face.covers)
    #if DEBUG || TESSERA_QUICK
      let step = 9
    #else
      let step = 1
    #endif
    for i in stride(from: 0, to: all.count, by: step) {
      let a = all[i]
      try check(all[i...].flatMap { [a, $0] } + [a], TextAttributes(font: font), "U+\(String(a, radix: 16))")
    }
    let text = [all[0], all[9], all[0], all[18], all[9], all[0]]
    #expect(answer(text, font) == .complete)
    #expect(answer(text, font, ligatures: false) == .unknown)
  }

  /// Triples of ASCII characters. Two adjacent characters never affect a third. Only long test runs use the complete
  /// set, which has 2.6 million glyphs.
  @Test func allTriples() throws {
    let font = font()
    var random = SeededRandom(state: 3)
    let ascii = Array(KerningPairCache.characters.prefix(95))
    let firsts = LongTests.isEnabled ? ascii : (0..<2).map { _ in ascii[random.below(95)] }
    for a in firsts {
      // a b c for all c, followed by the next b.
      let text = ascii.flatMap { b in ascii.flatMap { c in [a, b, c] } }
      for start in stride(from: 0, to: text.count, by: 15_000) {
        try check(Array(text[start..<min(text.count, start + 15_000)]), TextAttributes(font: font))
      }
    }
    let all = KerningPairCache.characters
    for _ in 0..<20 {
      try check((0..<300).map { _ in all[random.below(all.count)] }, TextAttributes(font: font))
    }
  }

  /// Text with letter spacing has separate tables. Kerning, tracking and stretching are added in the same way.
  @Test func attributes() throws {
    var attributes = TextAttributes(font: font(), kern: 1.5)
    attributes.stretch = 1.25
    let text = Array("AVATAR, To “Wave” — Öfter für 12.5 €".unicodeScalars.map(\.value))
    try check(text, attributes)
    attributes.ligatures = false
    attributes.kern = 0
    try check(text, attributes)
    let runs = (0..<8).map { i in
      var attributes = TextAttributes(font: font(), baselineOffset: Double(i), style: Int32(i))
      attributes.stretch = 1 + Double(i) / 8
      return AttributedText.Run(count: 3, attributes: attributes)
    }
    let mixed = AttributedText(string: "AVATAR, To “Wave” — Öfter", runs: runs)
    _ = try shape(mixed)
    let known = try shape(mixed)
    #expect(known.items.count == 1)
    #expect(known.glyphs == harfBuzz(known))
  }

  /// Tessera Sans has special rules for some languages, which therefore have separate tables. All other languages share
  /// the tables.
  @Test(arguments: [
    ("en", true), ("de", true), ("tr", true), ("pl", true), ("fr-CA", true), ("ca", false), ("ro", false),
    ("ro-MD", false),
    ("not a language", true),
  ])
  func languages(_ tag: String, _ isPlain: Bool) throws {
    let text = Array("col·legi Ştiinţă ţară IJ".unicodeScalars.map(\.value))
    let language = TextLanguage(tag)
    try check(text, TextAttributes(font: font(), language: language))
    #expect(answer(text, font(), language: language) == (isPlain ? .complete : .impossible))
  }

  @Test(arguments: [
    "e\u{301}", "soft\u{AD}hyphen", "a\u{A0}b", "a\tb", "a\u{200D}b", "1\u{2044}2", "α", "Ж", "\u{2027}", "ƒ",
  ])
  func otherTextIsShaped(_ text: String) throws {
    let font = font()
    #expect(answer(text.unicodeScalars.map(\.value), font) == .impossible)
    try check(text.unicodeScalars.map(\.value), TextAttributes(font: font))
  }

  /// A font whose glyphs may affect adjacent glyphs has no tables.
  @Test(arguments: [FontDescriptor(design: .serif), FontDescriptor(design: .monospaced)])
  func otherFonts(_ descriptor: FontDescriptor) {
    let face = library.face(for: descriptor)
    #expect(face.pairs(for: TextAttributes(font: ScaledFont(face: face, size: 17))) == nil)
  }

  /// The pairs of a new text are cached once. A text with unknown pairs is shaped by HarfBuzz, and a text with known
  /// pairs is laid out without HarfBuzz.
  @Test func cachesNewPairs() throws {
    let font = font()
    let text = Array("Hello".unicodeScalars.map(\.value))
    #expect(answer(text, font) == .unknown)
    _ = try shape(AttributedText("Hello", font: font))
    #expect(answer(text, font) == .complete)
    #expect(answer(Array("Hell".unicodeScalars.map(\.value)), font) == .complete)
    #expect(answer(Array("Helol".unicodeScalars.map(\.value)), font) == .unknown)
    #expect(answer([], font) == .complete)
  }

  /// The result is the same while other threads use the tables.
  @Test func manyThreads() async throws {
    let font = font()
    let all = KerningPairCache.characters
    let texts = (0..<64).map { seed in
      var random = SeededRandom(state: UInt64(seed))
      return AttributedText(string((0..<200).map { _ in all[random.below(all.count)] }), font: font)
    }
    let library = library
    let results = await withTaskGroup(of: (Int, [ShapedGlyph]?).self) { group in
      for (i, text) in (texts + texts).enumerated() {
        group.addTask { (i, ShapedText(text, direction: .leftToRight, library: library)?.glyphs) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (i, text) in texts.enumerated() {
      let expected = harfBuzz(try shape(text))
      #expect(results[i] == expected && results[i + texts.count] == expected)
    }
  }
}
