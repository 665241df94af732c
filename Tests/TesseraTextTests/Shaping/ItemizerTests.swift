// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing

@testable import TesseraText

@Suite struct ItemizerTests {
  private func shape(_ text: AttributedText) throws -> ShapedText {
    try #require(ShapedText(text, direction: .leftToRight, library: Boxes.library))
  }

  private func attributes(_ style: Int32, kern: Double = 0) -> TextAttributes {
    TextAttributes(font: Boxes.font, kern: kern, style: style)
  }

  @Test func styleDoesNotSplitItems() throws {
    let runs = [1, 2].map { AttributedText.Run(count: 2, attributes: attributes($0)) }
    let shaped = try shape(AttributedText(string: "abcd", runs: runs))
    #expect(shaped.items.count == 1)
    #expect(shaped.items[0].firstAttributes == 0 && shaped.items[0].lastAttributes == 1)
  }

  @Test func kernSplitsItems() throws {
    let runs = [
      AttributedText.Run(count: 2, attributes: attributes(0)),
      AttributedText.Run(count: 2, attributes: attributes(0, kern: 1)),
    ]
    let shaped = try shape(AttributedText(string: "abcd", runs: runs))
    #expect(shaped.items.map { $0.start..<$0.end } == [0..<2, 2..<4])
    #expect(shaped.glyphs.map(\.advance) == [10, 10, 11, 11])
  }

  @Test(arguments: [
    ("short", [2], [4]), ("long", [9], [4]), ("empty runs", [0, 4, 0], [4]), ("negative", [-3, 4], [4]),
    ("huge", [Int.max, Int.max], [4]), ("inside a character", [2, 2], [1, 4]), ("exact", [1, 3], [1, 4]),
  ])
  func adjustsRunsToTheText(_ name: String, _ counts: [Int], _ ends: [Int]) throws {
    let runs = counts.enumerated().map {
      AttributedText.Run(count: $0.element, attributes: attributes(Int32($0.offset)))
    }
    // The letter a, followed by e with an acute accent: bytes 1..<4.
    #expect(try shape(AttributedText(string: "ae\u{301}", runs: runs)).attributeEnds == ends)
  }

  @Test func clampsBadNumbers() throws {
    for kern in [Double.nan, .infinity, -.infinity, 1e300] {
      let text = AttributedText("ab", attributes: attributes(0, kern: kern))
      #expect(layout(text, maxWidth: 100, library: Boxes.library).width.isFinite)
    }
  }

  @Test func splitsLongText() throws {
    let shaped = try shape(AttributedText(String(repeating: "a", count: 40000), attributes: attributes(0)))
    #expect(shaped.items.count == 3)
    #expect(shaped.items.allSatisfy { $0.end - $0.start <= Itemizer.maximumItem })
    #expect(shaped.glyphs.count == 40000)
  }

  @Test(arguments: [
    (
      "spaces follow", "ab אב", ["Latn", "Latn", "Latn", "Hebr", "Hebr"]
    ),
    ("leading points follow the first letter", "..א", ["Hebr", "Hebr", "Hebr"]),
    (
      "brackets close in the script they opened in", "a(א)",
      ["Latn", "Latn", "Hebr", "Latn"]
    ),
    ("digits only", "12", ["Latn", "Latn"]),
  ])
  func scripts(_ name: String, _ text: String, _ expected: [String]) {
    // HarfBuzz's script tags are four-letter ISO 15924 codes.
    let names = ScriptResolver.scripts(of: text.unicodeScalars.map(\.value)).map { script in
      String(decoding: [24, 16, 8, 0].map { UInt8(script >> UInt32($0) & 0xFF) }, as: UTF8.self)
    }
    #expect(names == expected)
  }

  /// Scripts determined without a table lookup equal HarfBuzz's.
  @Test func scriptsOfLetters() {
    for value: UInt32 in 0x80..<0x11000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let tag = ScriptResolver.script(value)
      let name = String(decoding: [24, 16, 8, 0].map { UInt8(tag >> UInt32($0) & 0xFF) }, as: UTF8.self)
      #expect(name == FontFace.script(of: scalar), "\(String(value, radix: 16))")
    }
  }

  /// Choosing the font for whole runs of plain characters yields the same items as choosing it for each character.
  @Test func stretchesMatchSingleCharacters() throws {
    let words = [
      "word", " ", "(", ")", "[", "]", "é", "12", ".", "שלום", "مرحبا", "ا(ب)", "中文", "「", "」", "かな", "カナ", "한글", "हिन्दी",
      "ไทย",
      "👋", "👩🏽‍🚀", "e\u{301}", "\u{AD}", "\u{A0}", "\u{200F}", "—", "“", "”", "\t", "\n", "ж", "ა", "አ", "\u{FFFC}",
      "\u{E000}",
      "\u{64B}", "٣", "1️⃣", "©", "ᚠ",
    ]
    var random = SeededRandom(state: 12)
    let fonts = [
      FontDescriptor(size: 17), FontDescriptor(weight: 700, size: 17), FontDescriptor(design: .serif, size: 17),
    ]
    .map { FontLibrary.shared.font(for: $0) }
    for _ in 0..<1500 {
      var text = ""
      var runs: [AttributedText.Run] = []
      for _ in 0..<random.below(8) {
        let word = words[random.below(words.count)]
        text += word
        let attributes = TextAttributes(
          font: fonts[random.below(8) == 0 ? random.below(3) : 0], style: Int32(random.below(2)))
        runs.append(AttributedText.Run(count: word.utf8.count, attributes: attributes))
      }
      guard !runs.isEmpty else { continue }
      let source = AttributedText(string: text, runs: runs)
      let stretches = Itemizer.itemize(
        source, direction: .natural(fallbackIsRightToLeft: false), library: .shared)
      let each = Itemizer.itemize(
        source, direction: .natural(fallbackIsRightToLeft: false), library: .shared, usesFastPath: false)
      #expect(stretches?.items == each?.items, "\(text.debugDescription)")
      #expect(stretches?.fonts == each?.fonts)
    }
  }

  /// A bundled font's character set equals its character map.
  @Test(arguments: [
    FontDescriptor(), FontDescriptor(design: .named("Noto Sans Arabic")), FontDescriptor(design: .serif),
  ])
  func coverageMatchesTheCharacterSet(_ descriptor: FontDescriptor) throws {
    let face = FontLibrary.shared.face(for: descriptor)
    let set = try #require(face.file.characters)
    #expect(face.file.characters == set)
    let differing = (UInt32(0)..<0x10000).filter {
      face.covers($0) != Itemizer.has(scalar: $0, face: face, characters: set)
    }
    #expect(differing.isEmpty)
  }

  /// Text that is too long for one item is divided at the same positions with and without the fast path.
  @Test(arguments: ["a", "ب", "あ"])
  func splitsLongStretches(_ letter: String) throws {
    let text = AttributedText(
      String(repeating: letter, count: 20_000), font: FontLibrary.shared.font(for: FontDescriptor(size: 17)))
    let a = try #require(Itemizer.itemize(text, direction: .leftToRight, library: .shared))
    let b = try #require(Itemizer.itemize(text, direction: .leftToRight, library: .shared, usesFastPath: false))
    #expect(a.items == b.items && a.items.count > 1)
  }
}
