// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

/// The visual order of lines, written from left to right with the Hebrew letters alef to he.
@Suite struct BidiLayoutTests {
  @Test(arguments: [
    ("Hebrew in Latin", "ab אב cd", ["ab בא cd"]), ("Latin in Hebrew", "אב ab גד", ["דג ab בא"]),
    ("number in Hebrew", "אב 12 גד", ["דג 12 בא"]), ("brackets, mirrored", "א(ב)", ["(ב)א"]),
    ("all left to right", "ab 12", ["ab 12"]), ("second line", "אב\ncd", ["בא", "cd"]),
  ])
  func order(_ name: String, _ text: String, _ expected: [String]) {
    #expect(Boxes.lines(Boxes.layout(text, .infinity)) == expected)
  }

  /// Each line is reordered separately, after the text was wrapped in logical order.
  @Test func reordersEachLine() {
    #expect(Boxes.lines(Boxes.layout("אב גד הו", 50)) == ["דג בא", "וה"])
    #expect(Boxes.lines(Boxes.layout("ab אב גד", 60)) == ["ab בא", "דג"])
  }

  @Test func usesTheCallersBaseDirection() {
    let layout = Boxes.layout("ab.", 100) { $0.baseDirection = .rightToLeft }
    #expect(Boxes.lines(layout) == [".ab"])
    #expect(layout.lines[0].isRightToLeft)
    #expect(layout.lines[0].x == 70)
  }

  @Test func fallbackDirectionAppliesToTextWithoutLetters() {
    for (text, expected) in [("12.", true), ("ab", false), ("א", true)] {
      let layout = Boxes.layout(text, 100) { $0.baseDirection = .natural(fallbackIsRightToLeft: true) }
      #expect(layout.lines[0].isRightToLeft == expected, "\(text)")
    }
  }

  @Test func mirrorsBrackets() {
    // In a right-to-left run, HarfBuzz mirrors brackets (UAX #9, L4).
    #expect(Boxes.lines(Boxes.layout("(א)", .infinity)) == ["(א)"])
  }

  @Test func trailingSpacesOfRightToLeftLinesAreOnTheLeft() {
    let layout = Boxes.layout("אב ", 100)
    #expect(layout.lines[0].x == 80)
    #expect(Boxes.lines(layout) == [" בא"])
  }

  @Test func runsHaveDirectionAndByteRange() {
    let runs = Boxes.layout("ab אב", .infinity).lines[0].runs
    #expect(runs.map(\.isRightToLeft) == [false, true])
    #expect(runs.map(\.range) == [0..<3, 3..<7])
    #expect(runs.map(\.x) == [0, 30])
    #expect(runs.map(\.width) == [30, 20])
  }
}
