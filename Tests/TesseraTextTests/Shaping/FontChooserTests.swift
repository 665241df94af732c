// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct FontChooserTests {
  /// Returns each run as "font: text".
  private func runs(_ text: String, library: FontLibrary = .shared) -> [String] {
    let font = library.font(for: FontDescriptor(size: 17))
    let utf8 = Array(text.utf8)
    let result = layout(AttributedText(text, font: font), maxWidth: .infinity, library: library)
    return result.lines.flatMap(\.runs).sorted { $0.range.lowerBound < $1.range.lowerBound }.map { run in
      run.glyphs.font.name + ": " + String(decoding: utf8[run.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("plain", "ab", ["Tessera Sans wght=400: ab"]),
    ("emoji", "a😀b", ["Tessera Sans wght=400: a", "Noto Color Emoji: 😀", "Tessera Sans wght=400: b"]),
    ("text character stays text", "©", ["Tessera Sans wght=400: ©"]),
    ("variation selector 16 asks for emoji", "©\u{FE0F}", ["Noto Color Emoji: ©\u{FE0F}"]),
    ("variation selector 15 asks for text", "↔\u{FE0E}", ["Tessera Sans wght=400: ↔\u{FE0E}"]),
    ("keycap", "1\u{FE0F}\u{20E3}", ["Noto Color Emoji: 1\u{FE0F}\u{20E3}"]),
    ("digit after emoji is text", "😀1", ["Noto Color Emoji: 😀", "Tessera Sans wght=400: 1"]),
    ("family is one cluster", "👨‍👩‍👧‍👦", ["Noto Color Emoji: 👨‍👩‍👧‍👦"]),
    ("flag", "🇩🇪", ["Noto Color Emoji: 🇩🇪"]),
    ("skin tone", "👍🏽", ["Noto Color Emoji: 👍🏽"]),
    ("Arabic keeps its spaces", "مر حب", ["Noto Sans Arabic: مر حب"]),
    ("digits stay in the requested font", "שלום 12", ["Noto Sans Hebrew: שלום ", "Tessera Sans wght=400: 12"]),
    (
      "no font has it", "a\u{10FFFD}b",
      ["Tessera Sans wght=400: a", "Missing characters: \u{10FFFD}", "Tessera Sans wght=400: b"]
    ),
    ("Devanagari", "नमस्ते", ["Noto Sans Devanagari UI: नमस्ते"]),
    ("Thai with a space", "ไทย ไทย", ["Noto Sans Thai UI: ไทย ไทย"]),
    ("brackets use the font of their content", "(नमस्ते)", ["Noto Sans Devanagari UI: (नमस्ते)"]),
    (
      "a closing bracket uses the font of the opening one", "नमस्ते (a)",
      ["Noto Sans Devanagari UI: नमस्ते (", "Tessera Sans wght=400: a", "Noto Sans Devanagari UI: )"]
    ),
    ("a danda belongs to the text before it", "नमस्ते।", ["Noto Sans Devanagari UI: नमस्ते।"]),
    ("symbols", "a✈b", ["Tessera Sans wght=400: a", "Noto Sans Symbols 2: ✈", "Tessera Sans wght=400: b"]),
    ("ideographs without the product", "一", ["Missing characters: 一"]),
    (
      "a private character", "a\u{F8FF}b",
      ["Tessera Sans wght=400: a", "Missing characters: \u{F8FF}", "Tessera Sans wght=400: b"]
    ),
    ("an ideographic space is a space", "a\u{3000}b", ["Tessera Sans wght=400: a\u{3000}b"]),
    ("the place of an attachment", "a\u{FFFC}b", ["Tessera Sans wght=400: a\u{FFFC}b"]),
    ("accent stays on its letter", "e\u{301}", ["Tessera Sans wght=400: e\u{301}"]),
  ])
  func fonts(_ name: String, _ text: String, _ expected: [String]) {
    #expect(runs(text, library: FontLibrary.core()) == expected)
  }

  @Test(arguments: [
    ("Chinese", "你好，世界", ["Noto Sans CJK: 你好，世界"]),
    ("Japanese in quotation marks", "“日本語”", ["Noto Sans CJK: “日本語”"]),
    ("Korean with a space and digits", "서울 24", ["Noto Sans CJK: 서울 ", "Tessera Sans wght=400: 24"]),
    ("runes", "ᚠᚢᚦ", ["Noto Sans Runic: ᚠᚢᚦ"]),
    ("Tibetan", "བོད", ["Noto Serif Tibetan: བོད"]),
  ])
  func fontsOfProducts(_ name: String, _ text: String, _ expected: [String]) {
    #expect(runs(text) == expected)
  }

  /// Bold text has bold letters in every script, either from a bold font or with thickened strokes. At weight 700,
  /// strokes are thickened by a twenty-fourth of an em: 1000 / 24 is 42 units.
  @Test(arguments: [
    (700.0, false, "مرحبا", "Noto Sans Arabic Bold"),
    (700.0, false, "ไทย", "Noto Sans Thai UI embolden=42"),
    (600.0, false, "ไทย", "Noto Sans Thai UI embolden=28"),
    (400.0, false, "ไทย", "Noto Sans Thai UI"),
    (300.0, false, "ไทย", "Noto Sans Thai UI"),
    (400.0, true, "ไทย", "Noto Sans Thai UI slanted"),
  ])
  func styleOfFallbacks(_ weight: Double, _ isItalic: Bool, _ text: String, _ expected: String) {
    let font = FontLibrary.shared.font(for: FontDescriptor(weight: weight, italic: isItalic, size: 17))
    let run = layout(AttributedText(text, font: font), maxWidth: .infinity).lines[0].runs[0]
    #expect(run.glyphs.font.name == expected)
  }

  /// Strokes grow equally on both sides, so that the letter's position is unchanged. A box of 100 to 500 units that
  /// is thickened by 40 units spans 80 to 520.
  @Test func emboldeningIsCentered() throws {
    let library = FontLibrary()
    var box = TestFont.boxes("Box", [0x41])
    box.weight = 400
    try library.register(box.bytes)
    let plain = try #require(bounds(library.face(for: FontDescriptor(design: .named("Box")))))
    let bold = library.face(for: FontDescriptor(design: .named("Box"), weight: 700))
    let thickness = Double(bold.embolden)
    #expect(thickness == (bold.unitsPerEm / 24).rounded())
    let grown = try #require(bounds(bold))
    let half = (thickness / 2).rounded(.down)
    #expect(grown.x == plain.x - half && grown.width >= plain.width + thickness - 1)
    #expect(grown.width <= plain.width + thickness + 1)
  }

  private func bounds(_ face: FontFace) -> Rect? {
    face.glyph(for: "A").flatMap { face.outline(of: $0) }?.tightBounds
  }

  /// The system font's lines have the same height in every language: 17 * 2444 / 2048 points.
  @Test(arguments: ["Latin", "مرحبا", "你好", "สวัสดี", "नमस्ते", "မြန်မာ", "ភាសាខ្មែរ", "\u{10FFFD}", "👍🏽"])
  func lineHeightIsTheSameInEveryLanguage(_ text: String) {
    for design in [FontDescriptor.Design.system, .serif, .rounded] {
      let font = FontLibrary.shared.font(for: FontDescriptor(design: design, size: 17))
      #expect(layout(AttributedText(text, font: font), maxWidth: .infinity).height == 20.287109375)
    }
  }

  /// Characters such as 直 have different glyphs in Chinese and Japanese.
  @Test func languageSelectsGlyphVariants() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    func glyph(_ text: String, _ language: String?) -> UInt32? {
      let text = AttributedText(text, font: font, language: language.map { TextLanguage($0) })
      return layout(text, maxWidth: .infinity).lines[0].runs.last?.glyphs.glyphs.last?.id
    }
    let japanese = glyph("直", "ja")
    let chinese = glyph("直", "zh-Hans")
    #expect(japanese != chinese)
    #expect(glyph("直", "zh-Hans-CN") == chinese)
    #expect(glyph("直", "zh-Hant") != japanese)
    // In other languages, the Chinese glyph is used, but next to kana the Japanese glyph.
    #expect(glyph("直", "en") == chinese)
    #expect(glyph("直", nil) == chinese)
    #expect(glyph("の直", "en") == japanese)
  }

  /// The core's font has skin tones for a thumbs up, but not for professions and couples. The product's font has all
  /// skin tones.
  @Test func emojiSkinTones() throws {
    let core = FontLibrary.core()
    func glyphs(_ text: String, _ library: FontLibrary) -> [UInt32] {
      let font = library.font(for: FontDescriptor(size: 17))
      return layout(AttributedText(text, font: font), maxWidth: .infinity, library: library).lines[0].runs
        .flatMap(\.glyphs.glyphs).map(\.id)
    }
    #expect(glyphs("👍🏽", core) != glyphs("👍", core))
    #expect(glyphs("👩🏽‍💻", core) == glyphs("👩‍💻", core))
    #expect(glyphs("👩🏽‍💻", .shared) != glyphs("👩‍💻", .shared))
    #expect(glyphs("🧑🏻‍❤️‍💋‍🧑🏿", core) == glyphs("💏", core))
    #expect(glyphs("🫱🏻‍🫲🏿", core) == glyphs("🤝", core))
    #expect(glyphs("👍🏽🫱🏻‍🫲🏿👍🏽", core) == glyphs("👍🏽🤝👍🏽", core))
    #expect(glyphs("👩🏻‍🤝‍👩🏿", .shared).count == 1)
  }

  @Test func unknownCharacterIsABox() throws {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 100))
    let run = layout(AttributedText("\u{10FFFD}", font: font), maxWidth: .infinity).lines[0].runs[0]
    #expect(run.isMissing)
    #expect(run.glyphs.glyphs.map(\.id) == [0x10FFFD])
    // Three digits of 0.6 * 0.42 em. Each side has 0.085 em of frame and padding, and a margin of 0.06 em.
    #expect(abs(run.width - 104.6) < 1e-9)
    let outline = try #require(run.glyphs.font.outline(of: 0x10FFFD)?.tightBounds)
    let em = run.glyphs.font.unitsPerEm
    #expect(abs(outline.x - 0.06 * em) < 1e-9 && abs(outline.width - 0.926 * em) < 1e-9)
    #expect(abs(outline.y + 0.14 * em) < 1e-9 && abs(outline.height - 0.94 * em) < 1e-9)
  }

  @Test func registeredFontFillsGaps() throws {
    let library = FontLibrary.core()
    try library.register(TestFont.boxes("Han", [0x4E00, 0x4E01]).bytes)
    #expect(runs("a一丁", library: library) == ["Tessera Sans wght=400: a", "Han Regular: 一丁"])
  }

  /// Each fully-qualified emoji is a single glyph in the core's font and in the product's font, which also has all
  /// skin tones.
  @Test(.enabled(if: UnicodeData.isExpected)) func everyEmojiIsOneGlyph() throws {
    let lines = try UnicodeData.lines("emoji/emoji-test.txt")
    let emoji = lines.filter { $0.contains("; fully-qualified") }.map { line in
      line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }
    #expect(emoji.count == 3655)
    for library in [FontLibrary.core(), .shared] {
      let font = library.font(for: FontDescriptor(size: 17))
      var failures: [String] = []
      var drawn: Set<UInt32> = []
      for scalars in emoji {
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        let runs = layout(AttributedText(text, font: font), maxWidth: .infinity, library: library).lines[0].runs
        let glyphs = runs.flatMap(\.glyphs.glyphs)
        drawn.formUnion(glyphs.map(\.id))
        if glyphs.count != 1 || glyphs[0].id == 0 || runs[0].glyphs.font !== library.emojiFace {
          failures.append(scalars.map { String($0, radix: 16) }.joined(separator: " "))
        }
      }
      #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
      // The product's font has a different glyph for almost every sequence.
      if library === FontLibrary.shared { #expect(drawn.count >= 3640) }
    }
  }
}
