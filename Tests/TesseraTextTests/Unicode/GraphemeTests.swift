// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct GraphemeTests {
  /// GraphemeBreakTest-15.0.0.txt: all 602 cases.
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

  @Test(
    arguments: [
      (0xA8, false), (0xA9, true), (0xAA, false), (0x2701, true), (0x2706, false), (0x1F600, true), (0x41, false),
      (0x10FFFF, false), (0xFFFF_FFFF, false),
    ] as [(UInt32, Bool)])
  func pictographs(_ scalar: UInt32, _ expected: Bool) {
    #expect(Pictographic.contains(scalar) == expected)
  }
}
