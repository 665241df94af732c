// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing

@testable import TesseraText

@Suite struct GraphemeTests {
  /// All 602 cases of GraphemeBreakTest-15.0.0.txt.
  @Test(.enabled(if: UnicodeData.isExpected)) func conformance() throws {
    let lines = try UnicodeData.lines("auxiliary/GraphemeBreakTest.txt")
    #expect(lines.count == 602)
    for line in lines {
      let tokens = line.split(whereSeparator: \.isWhitespace)
      let scalars = tokens.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let expected = tokens.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let text = ScannedText(String(view))
      let actual = text.offsets.map { text.flags[Int($0)].contains(.grapheme) }
      #expect(actual == expected, "\(line)")
    }
  }

  /// There is a grapheme boundary between any two plain characters.
  @Test func plainCharacters() {
    var count = 0
    for value: UInt32 in 0..<0x11000 where ScannedText.isPlain(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      count += 1
      let text = "a\(scalar)\(scalar)中"
      #expect(text.count == 4, "\(String(value, radix: 16))")
    }
    #expect(count > 20_000)
  }

  /// The graphemes of random strings of plain characters, marks, joiners, flags, syllables and emoji equal the
  /// standard library's.
  @Test func agreesWithTheStandardLibrary() {
    let pool: [UInt32] = [
      0x61, 0x20, 0xE9, 0x416, 0x5D0, 0x628, 0x4E2D, 0x3042, 0x301, 0x64B, 0x94D, 0x915, 0x1F1E9, 0x1F1EA, 0x1F3FD,
      0xFE0F,
      0x1100, 0x1161, 0x11A8, 0xAC00, 0x600, 0xD, 0xA, 0x200C, 0xAD, 0xE33, 0x0E01, 0x20E3, 0x31,
    ]
    var random = SeededRandom(state: 29)
    for _ in 0..<2000 {
      let scalars = (0..<random.below(12)).compactMap { _ in Unicode.Scalar(pool[random.below(pool.count)]) }
      let string = String(String.UnicodeScalarView(scalars))
      let text = ScannedText(string)
      var starts: [Int] = []
      var offset = 0
      for character in string {
        starts.append(offset)
        offset += character.utf8.count
      }
      let actual = (0..<text.utf8.count).filter { text.flags[$0].contains(.grapheme) }
      #expect(actual == starts, "\(scalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test(
    arguments: [
      (0xA8, false), (0xA9, true), (0xAA, false), (0x2701, true), (0x2706, false), (0x1F600, true), (0x41, false),
      (0x10FFFF, false), (0xFFFF_FFFF, false),
    ] as [(UInt32, Bool)])
  func pictographs(_ scalar: UInt32, _ expected: Bool) {
    #expect(Pictographic.contains(scalar) == expected)
  }
}
