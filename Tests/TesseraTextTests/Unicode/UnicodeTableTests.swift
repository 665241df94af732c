// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct UnicodeTableTests {
  @Test(
    arguments: [
      (0x41, BidiClass.l), (0x31, .en), (0x5D0, .r), (0x627, .al), (0x660, .an), (0x2067, .rli), (0x10FFFF, .bn),
      (0x10FFFD, .l), (0x20, .ws), (0x0A, .b),
    ] as [(UInt32, BidiClass)])
  func bidi(_ scalar: UInt32, _ expected: BidiClass) {
    #expect(BidiClass(scalar) == expected)
  }

  @Test(
    arguments: [
      (0x41, LineBreakClass.al), (0x20, .sp), (0x4E00, .id), (0x0E01, .sa), (0x0E31, .sam), (0x3041, .ns), (0x28, .op),
      (0x3008, .opw), (0x1F1E6, .ri), (0x2029, .bk), (0x10FFFF, .al),
    ] as [(UInt32, LineBreakClass)])
  func lineBreak(_ scalar: UInt32, _ expected: LineBreakClass) {
    #expect(LineBreakClass(scalar) == expected)
  }

  /// All code points in the Unicode Character Database.
  @Test(.enabled(if: LongTests.isEnabled)) func wholeBidiTable() throws {
    var failures: [String] = []
    var count = 0
    for line in try #require(LongTests.unicodeData("extracted/DerivedBidiClass.txt")) {
      let fields = line.split(separator: ";")
      let ends = fields[0].split(whereSeparator: { $0 == "." || $0 == " " }).compactMap { UInt32($0, radix: 16) }
      let name = fields[1].drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      let expected = try #require(BidiCases.names[name])
      for scalar in ends[0]...ends[ends.count - 1] {
        count += 1
        if BidiClass(scalar) != expected { failures.append(String(scalar, radix: 16)) }
      }
    }
    #expect(count > 280_000)
    #expect(failures.count == 0, "\(failures.prefix(5))")
  }
}
