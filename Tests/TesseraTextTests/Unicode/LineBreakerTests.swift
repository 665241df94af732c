// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct LineBreakerTests {
  /// "× 0023 ÷ 0020 ÷": a sentence about the difference, or nil.
  private static func check(_ line: Substring) -> String? {
    let tokens = line.split(whereSeparator: \.isWhitespace)
    let scalars = tokens.compactMap { UInt32($0, radix: 16) }
    let expected = tokens.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
    let breaks = scalars.withUnsafeBufferPointer { LineBreaker.breaks(in: $0, isTailored: false) }
    let actual = breaks.map { $0 != .prohibited }
    return actual == expected ? nil : "\(line) got \(actual.map { $0 ? "÷" : "×" }.joined(separator: " "))"
  }

  /// Lines of LineBreakTest-15.0.0.txt, chosen with a fixed seed.
  @Test func sample() {
    let lines = lineBreakSample.split(separator: "\n")
    #expect(lines.count == 300)
    #expect(lines.compactMap(Self.check) == [])
  }

  @Test(.enabled(if: LongTests.isEnabled)) func conformance() throws {
    let lines = try #require(LongTests.unicodeData("auxiliary/LineBreakTest.txt"))
    let failures = lines.compactMap(Self.check)
    #expect(lines.count == 7654)
    #expect(failures.count == 0, "\(failures.prefix(5))")
  }

  @Test func emptyTextHasNoBreak() {
    #expect([UInt32]().withUnsafeBufferPointer { LineBreaker.breaks(in: $0) } == [.prohibited])
  }

  @Test(arguments: [
    ("newline", "a\nb", [2]), ("pair", "a\r\nb", [3]), ("paragraph separator", "a\u{2029}b", [2]),
  ])
  func mandatory(_ name: String, _ text: String, _ expected: [Int]) {
    let scalars = text.unicodeScalars.map(\.value)
    let breaks = scalars.withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    #expect(breaks.indices.dropLast().filter { breaks[$0] == .mandatory } == expected)
  }
}
