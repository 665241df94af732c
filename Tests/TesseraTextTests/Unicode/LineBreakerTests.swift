// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct LineBreakerTests {
  /// Compares a line of the form "× 0023 ÷ 0020 ÷". Returns a sentence about the difference, or nil.
  private static func check(_ line: Substring) -> String? {
    let tokens = line.split(whereSeparator: \.isWhitespace)
    let scalars = tokens.compactMap { UInt32($0, radix: 16) }
    let expected = tokens.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
    let breaks = scalars.withUnsafeBufferPointer { LineBreaker.breaks(in: $0, isTailored: false) }
    let actual = breaks.map { $0 != .prohibited }
    return actual == expected ? nil : "\(line) got \(actual.map { $0 ? "÷" : "×" }.joined(separator: " "))"
  }

  /// Lines of LineBreakTest-15.0.0.txt, selected with a fixed seed.
  @Test func sample() {
    let lines = lineBreakSample.split(separator: "\n")
    #expect(lines.count == 300)
    #expect(lines.compactMap(Self.check) == [])
  }

  /// All 7,654 cases of LineBreakTest-15.0.0.txt.
  @Test(.enabled(if: UnicodeData.isExpected)) func conformance() throws {
    let lines = try UnicodeData.lines("auxiliary/LineBreakTest.txt")
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

  /// Deviations from Unicode 15.0's line breaking rules. `|` marks the expected breaks.
  @Test(arguments: [
    "说：|“今|天”|好", "‘확|인’|또", "a |“b” |c", "« a »", "and|/|or", "1/2", "http://|a|/|b", "x |.5", "v2.0.1-|beta",
    "No.5", "C:\\d",
    "C++", "a |-b", "תל־|אביב", "a“b”c",
  ])
  func tailored(_ expected: String) {
    let scalars = Array(expected.unicodeScalars.filter { $0 != "|" })
    let breaks = scalars.map(\.value).withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    var actual = String.UnicodeScalarView()
    for (i, scalar) in scalars.enumerated() {
      if breaks[i] == .allowed { actual.append("|") }
      actual.append(scalar)
    }
    #expect(String(actual) == expected)
  }
}
