// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct WrappingTests {
  @Test(arguments: [
    ("fits exactly", "aa bb", 50.0, ["aa bb"]),
    ("one point short", "aa bb", 49, ["aa", "bb"]),
    ("spaces hang", "aa    bb", 20, ["aa", "bb"]),
    ("leading spaces stay", "  aa bb", 40, ["  aa", "bb"]),
    ("long word is cut", "abcdef", 20, ["ab", "cd", "ef"]),
    ("long word after a short one", "a bcdef", 30, ["a", "bcd", "ef"]),
    ("hyphen ends a line", "aaa-bbb", 45, ["aaa-", "bbb"]),
    ("no-break space holds", "a b\u{A0}c", 40, ["a", "b\u{A0}c"]),
    ("newline", "a\nb", 100, ["a", "b"]),
    ("carriage return and newline are one", "a\r\nb", 100, ["a", "b"]),
    ("old newline", "a\rb", 100, ["a", "b"]),
    ("line separator", "a\u{2028}b", 100, ["a", "b"]),
    ("paragraph separator", "a\u{2029}b", 100, ["a", "b"]),
    ("empty lines", "a\n\nb", 100, ["a", "", "b"]),
    ("newline at the end opens a line", "a\n", 100, ["a", ""]),
    ("only a newline", "\n", 100, ["", ""]),
    ("no width", "abc", 0, ["a", "b", "c"]),
    ("negative width", "abc", -5, ["a", "b", "c"]),
    ("width is not a number", "ab", .nan, ["a", "b"]),
    ("unlimited", "aa bb cc", .infinity, ["aa bb cc"]),
    ("only spaces", "   ", 10, ["   "]),
  ])
  func words(_ name: String, _ text: String, _ width: Double, _ expected: [String]) {
    #expect(Boxes.lines(Boxes.layout(text, width)) == expected)
  }

  @Test func emptyTextHasNoLines() {
    #expect(Boxes.layout("", 100) == .empty)
    let noRuns = AttributedText(string: "abc", runs: [])
    #expect(layout(noRuns, maxWidth: 100) == .empty)
  }

  @Test func characters() {
    let layout = Boxes.layout("aa bb", 40) { $0.lineBreakMode = .charWrapping }
    #expect(Boxes.lines(layout) == ["aa b", "b"])
  }

  /// A line never starts inside a grapheme cluster, so e with an acute accent is not split.
  @Test func clustersStayWhole() {
    let layout = Boxes.layout("ae\u{301}o", 10)
    #expect(layout.lines.map(\.range) == [0..<1, 1..<4, 4..<5])
  }

  @Test func rangesCoverTheText() {
    let layout = Boxes.layout("aa bb\r\ncc  dd\n", 30)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<7, 7..<11, 11..<14, 14..<14])
  }

  /// The two spaces at the break count as far as they fit.
  @Test func widthIncludesSpacesAtAWrap() {
    let layout = Boxes.layout("aaa  b ", 40)
    #expect(layout.lines.map(\.width) == [30, 10])
    #expect(layout.lines.map(\.trailingSpace) == [0, 10])
    #expect(layout.width == 40)
    #expect(layout.drawnWidth == 30)
    #expect(Boxes.layout("aaa  b ", 60).width == 60 && Boxes.layout("aaa bb", 45).width == 40)
    #expect(Boxes.layout("ab ", .infinity).width == 30)
    // Trailing spaces never make the text wider than the maximum width.
    #expect(Boxes.layout("ab     ", 40).width == 40)
  }

  @Test(arguments: [
    (0, "a", 3), (1, "a", 1), (2, "a", 2), (9, "a", 3),
  ])
  func lineLimit(_ limit: Int, _ name: String, _ expected: Int) {
    let layout = Boxes.layout("aa bb cc", 20, lines: limit)
    #expect(layout.lines.count == expected)
    #expect(layout.isTruncated == (expected < 3))
  }

  @Test(arguments: [(35.0, 3), (29.0, 2), (20.0, 2), (5.0, 1), (0.0, 1), (Double.nan, 3), (-1.0, 1)])
  func heightLimit(_ height: Double, _ expected: Int) {
    #expect(Boxes.layout("aa bb cc", 20, height: height).lines.count == expected)
  }

  @Test func tabStopsAreEvery28Points() {
    let layout = Boxes.layout("a\tb\tc", .infinity)
    let xs = layout.lines[0].runs.flatMap(\.glyphs.glyphs).map(\.position.x)
    // a is at 0, the first tab spans 10 to 28, b ends at 38, and the second tab ends at 56.
    #expect(xs == [0, 10, 28, 38, 56])
    #expect(layout.width == 66)
  }
}
