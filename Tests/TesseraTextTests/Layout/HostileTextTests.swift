// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import TesseraRaster
import Testing

@testable import TesseraText

/// Unrealistic text, long enough to reveal quadratic time.
@Suite(.timeLimit(.minutes(60))) struct HostileTextTests {
  @Test(arguments: [
    ("marks", "\u{301}", 50_000),
    ("first strong isolates", "\u{2068}", 100_000),
    ("embeddings", "\u{202B}a", 50_000),
    ("overrides", "\u{202E}", 100_000),
    ("isolates", "\u{2067}a\u{2069}", 30_000),
    ("brackets", "(א", 50_000),
    ("closed brackets", "(א)", 30_000),
    ("joiners", "👩\u{200D}", 5_000),
    ("one word", "a", 100_000),
    ("newlines", "\n", 50_000),
    ("spaces", " ", 100_000),
    ("tabs", "\t", 50_000),
    ("alternating directions", "aא", 20_000),
    ("fallbacks", "aب", 20_000),
    ("ignorables", "\u{200B}\u{2060}", 30_000),
    ("null", "\u{0}", 50_000),
    ("flags", "🇩", 10_001),
  ])
  func terminates(_ name: String, _ part: String, _ count: Int) {
    let text = "e" + String(repeating: part, count: count) + "א"
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    var style = ParagraphStyle()
    for mode in [ParagraphStyle.LineBreakMode.wordWrapping, .truncatingMiddle] {
      style.lineBreakMode = mode
      let result = layout(
        AttributedText(text, font: font), style: style, maxWidth: 200, maxLines: mode == .wordWrapping ? 0 : 1)
      #expect(result.lines.count >= 1)
      #expect(result.height.isFinite && result.width.isFinite)
    }
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2029}", "\r", "\u{FFFC}", "\u{0}", "\u{E0001}"])
  func unusualCharacters(_ text: String) {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    for width in [0.0, 10, .infinity] {
      for mode in [ParagraphStyle.LineBreakMode.wordWrapping, .charWrapping, .truncatingHead] {
        var style = ParagraphStyle()
        style.lineBreakMode = mode
        let result = layout(AttributedText(text + text, font: font), style: style, maxWidth: width, maxLines: 2)
        #expect((1...2).contains(result.lines.count))
        #expect(result.lines[0].range.lowerBound == 0)
      }
    }
  }

  /// Seeded random strings of random scalars, with random limits.
  @Test func randomText() {
    var random = SeededRandom(state: 99)
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let modes: [ParagraphStyle.LineBreakMode] = [
      .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]
    for _ in 0..<400 {
      let scalars = (0..<random.below(40)).compactMap { _ -> Unicode.Scalar? in
        let range = [(0x20, 0x60), (0, 0x3000), (0x590, 0x200), (0x1F000, 0x1000), (0x2000, 0x70)][random.below(5)]
        return Unicode.Scalar(UInt32(range.0 + random.below(range.1)))
      }
      let text = String(String.UnicodeScalarView(scalars))
      var style = ParagraphStyle()
      style.lineBreakMode = modes[random.below(6)]
      style.alignment = random.below(2) == 0 ? .justified : .natural
      let lines = random.below(4)
      let result = layout(
        AttributedText(text, font: font), style: style, maxWidth: Double(random.below(150)), maxLines: lines)
      #expect(result.lines.isEmpty == text.isEmpty)
      #expect(lines == 0 || result.lines.count <= lines)
      if lines == 0 { #expect(result.lines.map(\.range).joined().elementsEqual(0..<text.utf8.count)) }
      for glyph in result.lines.flatMap(\.runs).flatMap(\.glyphs.glyphs) {
        #expect(glyph.position.x.isFinite && glyph.position.y.isFinite)
      }
    }
  }
}
