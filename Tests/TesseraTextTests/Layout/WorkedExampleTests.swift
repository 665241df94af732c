// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

/// The numbers in "A text by hand" in the article Text.md.
@Suite struct WorkedExampleTests {
  private let text = "ab אב cd"

  @Test func levelsItemsAndGlyphs() throws {
    let shaped = try #require(
      ShapedText(AttributedText(text, font: Boxes.font), direction: .leftToRight, library: Boxes.library))
    #expect(shaped.items.map { $0.start..<$0.end } == [0..<3, 3..<7, 7..<8, 8..<10])
    #expect(shaped.items.map(\.level) == [0, 1, 0, 0])
    #expect(shaped.glyphs.count == 8 && shaped.glyphs.allSatisfy { $0.advance == 10 })
    let breaks = (0..<10).filter { shaped.text.flags[$0].contains(.mayBreak) }
    #expect(breaks.filter { $0 > 0 } == [3, 8])
  }

  @Test func linesInAWidthOf50() {
    let layout = Boxes.layout(text, 50)
    #expect(Boxes.lines(layout) == ["ab בא", "cd"])
    #expect(layout.lines.map(\.range) == [0..<8, 8..<10])
    #expect(layout.lines.map(\.width) == [50, 20])
    #expect(layout.lines.map(\.baseline) == [8, 18])
    #expect(layout.width == 50 && layout.height == 20)
  }

  @Test func oneLineWithAnEllipsis() {
    let layout = Boxes.layout(text, 50, lines: 1) { $0.lineBreakMode = .truncatingTail }
    #expect(Boxes.lines(layout) == ["ab א\u{2026}"])
    #expect(layout.isTruncated)
    let ellipsis = layout.lines[0].runs.last
    #expect(ellipsis?.x == 40 && ellipsis?.range == 5..<10)
  }
}
