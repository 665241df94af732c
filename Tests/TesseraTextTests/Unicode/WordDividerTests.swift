// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct WordDividerTests {
  /// Returns the segments of a text between its line break opportunities.
  private static func pieces(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let breaks = scalars.map(\.value).withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    for (i, scalar) in scalars.enumerated() {
      piece.append(scalar)
      if breaks[i + 1] != .prohibited {
        pieces.append(String(piece))
        piece = String.UnicodeScalarView()
      }
    }
    return pieces
  }

  /// Words are divided as by ICU, both in sentences and in joined words with missing and additional letters.
  ///
  /// ICU ends no word before a combining mark, but may end a word before the vowel am or within a stack of
  /// consonants, where a cluster would be divided. The segments are joined at such positions before they are
  /// compared.
  @Test func matchesICU() {
    let lines = wordDivisionSample.split(separator: "\n")
    #expect(lines.count > 250)
    for line in lines {
      var expected: [String] = []
      // Split by scalars, because a vowel after a separator forms one character with it.
      let parts = line.unicodeScalars.split(separator: "|").map(String.init)
      for piece in parts {
        let first = piece.unicodeScalars.first?.value ?? 0
        let last = expected.last?.unicodeScalars.last?.value ?? 0
        if WordScript(first)?.joins(first, after: last) == true, !expected.isEmpty {
          expected[expected.count - 1] += piece
        } else {
          expected.append(piece)
        }
      }
      let actual = Self.pieces(parts.joined())
      #expect(actual == expected, "\(actual.joined(separator: "|"))")
    }
  }

  /// Scripts of the line break class SA have no spaces between words. Without a word list, as for Tai Tham, their
  /// words are not divided.
  @Test func otherScripts() {
    #expect(Self.pieces("ᨠᩣᨾᨾᩮᩬᩥᨦᨠᩣᨾ") == ["ᨠᩣᨾᨾᩮᩬᩥᨦᨠᩣᨾ"])
  }

  /// Marks without a base, text of consonants only, and vowels that are written before a consonant.
  @Test(arguments: ["\u{0E31}", "\u{0E48}", "ก", "เ", "ๆ", "ฯ", "\u{17D2}", "\u{1039}", "\u{0EB3}", "ក", "က"])
  func dividesAMillionEqualLetters(_ letter: String) {
    let value = letter.unicodeScalars.first?.value ?? 0
    let text = [UInt32](repeating: value, count: 1_000_000)
    let breaks = text.withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    #expect(breaks.count == text.count + 1)
  }

  /// Repeated words that are prefixes of longer words, so that each position has several candidates.
  @Test func dividesAMillionLettersOfWords() {
    let sentence = "ตากลมมหาวิทยาลัยเกษตรศาสตร์การประชาสัมพันธ์".unicodeScalars.map(\.value)
    var text: [UInt32] = []
    while text.count < 1_000_000 { text += sentence }
    let breaks = text.withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    let one = sentence.withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    let inner = breaks[sentence.count..<2 * sentence.count].dropFirst()
    #expect(Array(inner) == Array(one[1..<sentence.count]))
  }
}
