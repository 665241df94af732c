// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct TruncationTests {
  typealias Mode = ParagraphStyle.LineBreakMode

  @Test(arguments: [
    ("tail", "abcdef", 40.0, 1, Mode.truncatingTail, ["abc…"]),
    ("head", "abcdef", 40, 1, .truncatingHead, ["…def"]),
    ("middle", "abcdef", 40, 1, .truncatingMiddle, ["a…ef"]),
    ("middle, even room", "abcdef", 50, 1, .truncatingMiddle, ["ab…ef"]),
    ("fits", "abcd", 40, 1, .truncatingTail, ["abcd"]),
    ("cut between words", "abc def", 50, 1, .truncatingTail, ["abc…"]),
    ("cut inside a word", "ab cdef", 50, 1, .truncatingTail, ["ab c…"]),
    ("only the ellipsis fits", "abcdef", 15, 1, .truncatingTail, ["…"]),
    ("nothing fits", "abcdef", 0, 1, .truncatingTail, ["…"]),
    ("nothing fits, head", "abcdef", 0, 1, .truncatingHead, ["…"]),
    ("nothing fits, middle", "abcdef", 0, 1, .truncatingMiddle, ["…"]),
    ("last of two lines", "aa bb cc dd", 30, 2, .truncatingTail, ["aa", "bb…"]),
    ("last of two lines, head", "aa bb cc dd", 30, 2, .truncatingHead, ["aa", "…dd"]),
    ("last of two lines, middle", "aa bbcc dd", 40, 2, .truncatingMiddle, ["aa", "b…dd"]),
    ("two lines suffice", "aa bb", 30, 2, .truncatingTail, ["aa", "bb"]),
    ("newline beyond the limit", "ab\ncd", 100, 1, .truncatingTail, ["ab…"]),
    ("newline beyond the limit, full line", "abc\nde", 30, 1, .truncatingTail, ["ab…"]),
    ("newline at the end hides nothing", "ab\n", 100, 1, .truncatingTail, ["ab"]),
    ("newline beyond the limit, head", "ab\ncd", 100, 1, .truncatingHead, ["ab…"]),
    ("spaces before the ellipsis go", "ab   cd", 60, 1, .truncatingTail, ["ab…"]),
    ("spaces after the ellipsis go", "ab   cd", 40, 1, .truncatingHead, ["…cd"]),
    ("no limit on lines: wraps", "aa bb", 20, 0, .truncatingTail, ["aa", "bb"]),
    ("words are wrapped away", "aa bb cc", 30, 1, .wordWrapping, ["aa"]),
    ("clipped", "aa bb cc", 30, 1, .clipping, ["aa bb cc"]),
    ("clipped on the second line", "aa bb cc", 20, 2, .clipping, ["aa", "bb cc"]),
  ])
  func ellipsis(
    _ name: String, _ text: String, _ width: Double, _ lines: Int, _ mode: Mode, _ expected: [String]
  ) {
    let layout = Boxes.layout(text, width, lines: lines) { $0.lineBreakMode = mode }
    #expect(Boxes.lines(layout) == expected)
    let isWhole = expected.joined(separator: " ") == text.filter { $0 != "\n" }
    #expect(layout.isTruncated == (!isWhole || mode == .clipping))
  }

  @Test func heightTruncates() {
    let layout = Boxes.layout("aa bb cc dd", 30, height: 25) { $0.lineBreakMode = .truncatingTail }
    #expect(Boxes.lines(layout) == ["aa", "bb…"])
    #expect(layout.height == 20)
  }

  /// At every width, bytes 1..<4 are one cluster, e with an acute accent.
  @Test func doesNotSplitClusters() {
    for width in 0...60 {
      for mode in [Mode.truncatingTail, .truncatingHead, .truncatingMiddle] {
        let layout = Boxes.layout("ae\u{301}bcd", Double(width), lines: 1) { $0.lineBreakMode = mode }
        let bounds = layout.lines[0].runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        #expect(!bounds.contains(2) && !bounds.contains(3), "at width \(width)")
        #expect(layout.lines[0].width <= max(10, Double(width)))
      }
    }
  }

  /// The ellipsis has the attributes of the preceding character, and represents the bytes that it hides.
  @Test func ellipsisUsesTheStyleAtTheTruncation() {
    let runs = [(2, 1), (2, 2), (2, 3)].map { count, style in
      AttributedText.Run(count: count, attributes: TextAttributes(font: Boxes.font, style: Int32(style)))
    }
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    let text = AttributedText(string: "abcdef", runs: runs)
    let line = layout(text, style: style, maxWidth: 40, maxLines: 1, library: Boxes.library).lines[0]
    #expect(line.runs.map(\.style) == [1, 2])
    #expect(line.runs.map(\.range) == [0..<2, 2..<6])
    #expect(line.range == 0..<6)
  }

  /// In right-to-left text, the logical end is on the left, and so is the ellipsis.
  @Test func rightToLeftTruncatesOnTheLeft() {
    let layout = Boxes.layout("אבגדה", 30, lines: 1) { $0.lineBreakMode = .truncatingTail }
    #expect(Boxes.lines(layout) == ["…בא"])
  }

  /// A letter at the truncation is joined on one side only, so Arabic text is shaped again.
  @Test func reshapesArabicAtTheTruncation() throws {
    let font = FontLibrary.shared.font(for: FontDescriptor(design: .named("Noto Sans Arabic"), size: 20))
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    let beh = String(repeating: "ب", count: 16)
    let whole = layout(AttributedText(beh, font: font), maxWidth: .infinity)
    let cut = layout(AttributedText(beh, font: font), style: style, maxWidth: whole.width * 0.7, maxLines: 1)
    // From the right, the letters are in initial and medial form, and, before the ellipsis, in final form as at the
    // end of the whole word.
    let wholeIDs = whole.lines[0].runs.flatMap(\.glyphs.glyphs).map(\.id)
    let cutIDs = cut.lines[0].runs.filter { $0.glyphs.font === font.face }.flatMap(\.glyphs.glyphs).map(\.id)
    #expect(cut.isTruncated && cutIDs.count < wholeIDs.count && cutIDs.count > 2)
    #expect(cutIDs.last == wholeIDs.last)
    #expect(cutIDs.first == wholeIDs.first)
    #expect(Set(cutIDs).count == 3)
  }

  /// Truncation preserves as much text as fits, so the line would be too wide with one more cluster.
  @Test func keepsAsMuchAsFits() {
    let text = "The quick brown fox jumps over the lazy dog, AVATAR To Ty."
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    for width in stride(from: 20.0, to: 450, by: 7.3) {
      let line = layout(AttributedText(text, font: font), style: style, maxWidth: width, maxLines: 1).lines[0]
      var best = 0.0
      for count in 0...text.count {
        var prefix = String(text.prefix(count))
        while prefix.hasSuffix(" ") { prefix.removeLast() }
        let candidate = count == text.count ? text : prefix + "…"
        let candidateWidth = layout(AttributedText(candidate, font: font), maxWidth: .infinity).width
        if candidateWidth <= width { best = max(best, candidateWidth) }
      }
      #expect(abs(line.width - best) < 1e-9, "at width \(width)")
    }
  }
}
