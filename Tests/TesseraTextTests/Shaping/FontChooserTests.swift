// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct FontChooserTests {
  /// Every run as "face: text".
  private func runs(_ text: String, library: FontLibrary = .shared) -> [String] {
    let font = library.font(for: FontDescriptor(size: 17))
    let utf8 = Array(text.utf8)
    let result = layout(AttributedText(text, font: font), maxWidth: .infinity, library: library)
    return result.lines.flatMap(\.runs).sorted { $0.range.lowerBound < $1.range.lowerBound }.map { run in
      run.glyphs.font.name + ": " + String(decoding: utf8[run.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("plain", "ab", ["Inter wght=400: ab"]),
    ("emoji", "a😀b", ["Inter wght=400: a", "Noto Color Emoji: 😀", "Inter wght=400: b"]),
    ("text character stays text", "©", ["Inter wght=400: ©"]),
    ("variation selector 16 asks for emoji", "©\u{FE0F}", ["Noto Color Emoji: ©\u{FE0F}"]),
    ("variation selector 15 asks for text", "↔\u{FE0E}", ["Inter wght=400: ↔\u{FE0E}"]),
    ("keycap", "1\u{FE0F}\u{20E3}", ["Noto Color Emoji: 1\u{FE0F}\u{20E3}"]),
    ("digit after emoji is text", "😀1", ["Noto Color Emoji: 😀", "Inter wght=400: 1"]),
    ("family is one cluster", "👨‍👩‍👧‍👦", ["Noto Color Emoji: 👨‍👩‍👧‍👦"]),
    ("flag", "🇩🇪", ["Noto Color Emoji: 🇩🇪"]),
    ("skin tone", "👍🏽", ["Noto Color Emoji: 👍🏽"]),
    ("Arabic keeps its spaces", "مر حب", ["Noto Sans Arabic: مر حب"]),
    ("digits stay in the font asked for", "שלום 12", ["Noto Sans Hebrew: שלום ", "Inter wght=400: 12"]),
    ("nobody has it", "\u{10FFFD}", ["Inter wght=400: \u{10FFFD}"]),
    ("accent stays on its letter", "e\u{301}", ["Inter wght=400: e\u{301}"]),
  ])
  func fonts(_ name: String, _ text: String, _ expected: [String]) {
    #expect(runs(text) == expected)
  }

  /// One glyph: the hand without its tone, no box behind it.
  @Test func skinToneLeavesNoBox() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let toned = layout(AttributedText("👍🏽", font: font), maxWidth: .infinity)
    let plain = layout(AttributedText("👍", font: font), maxWidth: .infinity)
    #expect(toned.lines[0].runs[0].glyphs.glyphs == plain.lines[0].runs[0].glyphs.glyphs)
  }

  @Test func unknownCharacterIsABox() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let line = layout(AttributedText("\u{10FFFD}", font: font), maxWidth: .infinity).lines[0]
    #expect(line.runs[0].glyphs.glyphs.map(\.id) == [0])
    #expect(font.face.outline(of: 0) != nil)
  }

  @Test func registeredFontFillsGaps() throws {
    let library = FontLibrary()
    try library.register(TestFont.boxes("Han", [0x4E00, 0x4E01]).bytes)
    #expect(runs("a一丁", library: library) == ["Inter wght=400: a", "Han Regular: 一丁"])
  }

  /// Every fully-qualified emoji: one glyph of the bundled font without skin tones; with them a neutral form, or its
  /// parts where Unicode has no neutral sequence, but never a box.
  @Test(.enabled(if: LongTests.isEnabled)) func everyEmojiIsDrawn() throws {
    let lines = try #require(LongTests.unicodeData("emoji/emoji-test.txt"))
    let emoji = lines.filter { $0.contains("; fully-qualified") }.map { line in
      line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }
    #expect(emoji.count == 3655)
    #expect(emoji.count { !$0.contains(where: isSkinTone) } == 1870)
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    var failures: [String] = []
    for scalars in emoji {
      let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      let runs = layout(AttributedText(text, font: font), maxWidth: .infinity).lines[0].runs.map(\.glyphs)
      let glyphs = runs.flatMap(\.glyphs)
      let isWhole = glyphs.count == 1 || scalars.contains(where: isSkinTone)
      let isEmoji = runs.allSatisfy { $0.font === FontLibrary.shared.emojiFace }
      if !isWhole || !isEmoji || glyphs.contains(where: { $0.id == 0 }) {
        failures.append(scalars.map { String($0, radix: 16) }.joined(separator: " "))
      }
    }
    #expect(failures.count == 0, "\(failures.prefix(10))")
  }
}
