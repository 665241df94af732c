// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions
import Testing

struct LineDiffTests {
  static func numbers(_ range: ClosedRange<Int>) -> [String] { range.map { "\($0)" } }

  @Test(
    arguments: [
      ("a", "b", "@@ -1,1 +1,1 @@\n-a\n+b"),
      ("a\nb\nc", "a\nc", "@@ -1,3 +1,2 @@\n a\n-b\n c"),
      ("a\nc", "a\nb\nc", "@@ -1,2 +1,3 @@\n a\n+b\n c"),
      ("a", "a\n", "@@ -1,1 +1,2 @@\n a\n+"),
      ("", "a", "@@ -1,1 +1,1 @@\n-\n+a"),
      ("a", "a", ""),
    ])
  func small(_ old: String, _ new: String, _ expected: String) {
    #expect(LineDiff.text(expected: old, actual: new) == expected)
  }

  /// Lines 10 and 30 change, which yields two hunks with three lines of context each.
  @Test func separateChanges() {
    var new = Self.numbers(1...40)
    new[9] = "x"
    new[29] = "y"
    let text = LineDiff.text(
      expected: Self.numbers(1...40).joined(separator: "\n"), actual: new.joined(separator: "\n"))
    #expect(
      text.split(separator: "\n") == [
        "@@ -7,7 +7,7 @@", " 7", " 8", " 9", "-10", "+x", " 11", " 12", " 13",
        "@@ -27,7 +27,7 @@", " 27", " 28", " 29", "-30", "+y", " 31", " 32", " 33",
      ])
  }

  /// The contexts of two changes with six equal lines between them are adjacent, so the changes are in one hunk.
  @Test func adjacentChanges() {
    var new = Self.numbers(1...9)
    new[0] = "x"
    new[7] = "y"
    let text = LineDiff.text(expected: Self.numbers(1...9).joined(separator: "\n"), actual: new.joined(separator: "\n"))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,9 +1,9 @@"])
  }

  /// All of 20,000 lines differ. The time and the message length stay limited.
  @Test func large() {
    let old = Self.numbers(1...20_000).joined(separator: "\n")
    let new = Self.numbers(20_001...40_000).joined(separator: "\n")
    let clock = ContinuousClock()
    var lines = 0
    let time = clock.measure { lines = LineDiff.text(expected: old, actual: new).split(separator: "\n").count }
    #expect(lines == 201)
    #expect(time < .seconds(10))
    #expect(LineDiff.text(expected: "a", actual: String(repeating: "x", count: 100_000)).count < 400)
  }
}
