// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct PlacementTests {
  @Test func stacksLines() {
    let layout = Boxes.layout("aa bb", 20)
    #expect(layout.lines.map(\.top) == [0, 10])
    #expect(layout.lines.map(\.baseline) == [8, 18])
    #expect(layout.height == 20)
    #expect(layout.firstBaseline == 8 && layout.lastBaseline == 18)
    #expect(layout.lines[1].runs[0].glyphs.glyphs.map(\.position) == [Point(x: 0, y: 18), Point(x: 10, y: 18)])
  }

  @Test(arguments: [
    ("left", ParagraphStyle.Alignment.left, "aa", 0.0), ("center", .center, "aa", 15), ("right", .right, "aa", 30),
    ("natural", .natural, "aa", 0), ("natural, right to left", .natural, "אב", 30), ("left of Hebrew", .left, "אב", 0),
    ("too wide keeps its start", .center, "aaaaaa", 0), ("spaces at the end do not count", .right, "aa  ", 30),
  ])
  func alignment(_ name: String, _ alignment: ParagraphStyle.Alignment, _ text: String, _ x: Double) {
    let layout = Boxes.layout(text, 50, lines: 1) {
      $0.alignment = alignment
      $0.lineBreakMode = .clipping
    }
    #expect(layout.lines[0].x == x)
    #expect(layout.lines[0].runs[0].glyphs.glyphs[0].position.x == x)
  }

  @Test func withoutWidthLinesAlignToTheWidest() {
    let layout = Boxes.layout("aaaa\nbb", .infinity) { $0.alignment = .right }
    #expect(layout.lines.map(\.x) == [0, 20])
    #expect(layout.width == 40)
  }

  /// The free space is distributed among the spaces in each line except a paragraph's last line.
  @Test func justification() {
    let layout = Boxes.layout("a b c dd e", 64) { $0.alignment = .justified }
    // "a b c" is 50 wide, so 14 points remain, 7 for each of two spaces. "dd e" ends the paragraph.
    #expect(
      layout.lines.map { $0.runs.flatMap(\.glyphs.glyphs).map(\.position.x) } == [
        [0, 10, 27, 37, 54], [0, 10, 20, 30],
      ])
    #expect(layout.lines.map(\.width) == [64, 40])
  }

  @Test func indents() {
    let layout = Boxes.layout("aa bb cc", 50) {
      $0.firstLineHeadIndent = 15
      $0.headIndent = 5
      $0.tailIndent = -10
    }
    // The first line has 25 points, and the others have 35.
    #expect(Boxes.lines(layout) == ["aa", "bb", "cc"])
    #expect(layout.lines.map(\.x) == [15, 5, 5])
    // The space at the first break counts as far as it fits before the tail indent.
    #expect(layout.width == 50)
    let fixed = Boxes.layout("aa bb cc", 500) { $0.tailIndent = 30 }
    #expect(Boxes.lines(fixed) == ["aa", "bb", "cc"])
  }

  @Test func rightToLeftIndentsFromTheRight() {
    let layout = Boxes.layout("אב", 100) { $0.firstLineHeadIndent = 15 }
    #expect(layout.lines[0].x == 65)
  }

  @Test(arguments: [
    ("nothing", 0.0, 0.0, 0.0, 10.0, 8.0), ("multiple", 1.5, 0, 0, 15, 13), ("minimum", 0, 25, 0, 25, 23),
    ("maximum", 0, 0, 6, 6, 4), ("multiple and maximum", 3, 0, 12, 12, 10), ("not a number", .nan, .nan, .nan, 10, 8),
    ("infinite", .infinity, 0, 0, 10, 8),
  ])
  func lineHeightIsAddedAboveTheBaseline(
    _ name: String, _ multiple: Double, _ minimum: Double, _ maximum: Double, _ height: Double, _ baseline: Double
  ) {
    let layout = Boxes.layout("a", 100) {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = minimum
      $0.maximumLineHeight = maximum
    }
    #expect(layout.height == height)
    #expect(layout.firstBaseline == baseline)
  }

  @Test func spacing() {
    let layout = Boxes.layout("a\nb\u{2028}c", 100) {
      $0.lineSpacing = 1
      $0.paragraphSpacing = 3
      $0.paragraphSpacingBefore = 5
    }
    // a is at 0, b after 10 + 1 + 3 + 5, and c, on a new line in the same paragraph, after 10 + 1. No space follows
    // the last line.
    #expect(layout.lines.map(\.top) == [0, 19, 30])
    #expect(layout.height == 40)
  }

  @Test func leadingIsBetweenLines() {
    var font = Boxes.font
    font.leading = 3
    let result = layout(AttributedText("a\nb", font: font), maxWidth: 100, library: Boxes.library)
    #expect(result.lines.map(\.top) == [0, 13])
    #expect(result.height == 23)
  }

  @Test func baselineOffsetRaisesTheLine() {
    let runs = [
      AttributedText.Run(count: 1, attributes: TextAttributes(font: Boxes.font)),
      AttributedText.Run(count: 1, attributes: TextAttributes(font: Boxes.font, baselineOffset: 4)),
    ]
    let result = layout(AttributedText(string: "ab", runs: runs), maxWidth: 100, library: Boxes.library)
    #expect(result.height == 14)
    #expect(result.firstBaseline == 12)
    #expect(result.lines[0].runs.map { $0.glyphs.glyphs[0].position.y } == [12, 8])
  }

  @Test func largestFontDeterminesTheLineHeight() {
    let large = ScaledFont(face: Boxes.font.face, size: 30)
    let runs = [Boxes.font, large].map { AttributedText.Run(count: 1, attributes: TextAttributes(font: $0)) }
    let result = layout(AttributedText(string: "ab", runs: runs), maxWidth: 100, library: Boxes.library)
    #expect(result.height == 30)
    #expect(result.width == 40)
  }

  @Test func emojiDoesNotChangeTheLine() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let plain = layout(AttributedText("a", font: font), maxWidth: .infinity)
    let emoji = layout(AttributedText("a😀", font: font), maxWidth: .infinity)
    #expect(emoji.height == plain.height && emoji.firstBaseline == plain.firstBaseline)
  }
}
