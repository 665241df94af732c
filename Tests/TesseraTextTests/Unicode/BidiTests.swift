// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct BidiTests {
  /// Lines of BidiCharacterTest-15.0.0.txt, chosen with a fixed seed.
  @Test func characterTestSample() {
    let lines = bidiCharacterSample.split(separator: "\n")
    #expect(lines.count == 300)
    #expect(lines.compactMap(BidiCases.checkCharacters) == [])
  }

  @Test(.enabled(if: LongTests.isEnabled)) func characterTest() throws {
    let lines = try #require(LongTests.unicodeData("BidiCharacterTest.txt"))
    let failures = lines.compactMap(BidiCases.checkCharacters)
    #expect(lines.count == 91707)
    #expect(failures.count == 0, "\(failures.prefix(5))")
  }

  /// BidiTest.txt names classes instead of characters; bit 0 asks for a natural, 1 for a left to right and 2 for a
  /// right to left paragraph.
  @Test(.enabled(if: LongTests.isEnabled)) func classTest() throws {
    let lines = try #require(LongTests.unicodeData("BidiTest.txt"))
    var expected: [Substring] = []
    var failures: [String] = []
    var cases = 0
    for line in lines {
      if line.hasPrefix("@Levels:") { expected = line.dropFirst(8).split(whereSeparator: \.isWhitespace) }
      let fields = line.split(separator: ";")
      guard fields.count == 2, let bits = Int(fields[1].drop(while: \.isWhitespace)) else { continue }
      let classes = fields[0].split(whereSeparator: \.isWhitespace).compactMap { BidiCases.names[$0] }
      let scalars = [UInt32](repeating: 0, count: classes.count)
      for (bit, base): (Int, UInt8?) in [(1, nil), (2, 0), (4, 1)] where bits & bit != 0 {
        let levels = Bidi(classes: classes, scalars: scalars, baseLevel: base).levels
        if let failure = BidiCases.compare(levels, expected, line) { failures.append(failure) }
        cases += 1
      }
    }
    #expect(cases == 770241)
    #expect(failures.count == 0, "\(failures.prefix(5))")
  }
}
