// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct ItemizerTests {
  private func shape(_ text: AttributedText) throws -> ShapedText {
    try #require(Itemizer.shape(text, direction: .leftToRight, library: Boxes.library))
  }

  private func attributes(_ style: Int32, kern: Double = 0) -> TextAttributes {
    TextAttributes(font: Boxes.font, kern: kern, style: style)
  }

  @Test func styleDoesNotCutItems() throws {
    let runs = [1, 2].map { AttributedText.Run(count: 2, attributes: attributes($0)) }
    let shaped = try shape(AttributedText(string: "abcd", runs: runs))
    #expect(shaped.items.count == 1)
    #expect(shaped.items[0].firstAttributes == 0 && shaped.items[0].lastAttributes == 1)
  }

  @Test func kernCutsItemsSinceItTurnsLigaturesOff() throws {
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
  func runsAreMadeToFit(_ name: String, _ counts: [Int], _ ends: [Int]) throws {
    let runs = counts.enumerated().map {
      AttributedText.Run(count: $0.element, attributes: attributes(Int32($0.offset)))
    }
    // a, then e with an acute accent: bytes 1..<4.
    #expect(try shape(AttributedText(string: "ae\u{301}", runs: runs)).attributeEnds == ends)
  }

  @Test func badNumbersAreTamed() throws {
    for kern in [Double.nan, .infinity, -.infinity, 1e300] {
      let text = AttributedText("ab", attributes: attributes(0, kern: kern))
      #expect(layout(text, maxWidth: 100, library: Boxes.library).width.isFinite)
    }
  }

  @Test func longTextIsCutIntoPieces() throws {
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
    // HarfBuzz's scripts are four letters of ISO 15924.
    let names = ScriptResolver.scripts(of: text.unicodeScalars.map(\.value)).map { script in
      String(decoding: [24, 16, 8, 0].map { UInt8(script >> UInt32($0) & 0xFF) }, as: UTF8.self)
    }
    #expect(names == expected)
  }
}
