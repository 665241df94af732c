// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout breaks all lines at one width, and a flow breaks each line on request. At equal widths, both must end each
// line at the same position. Characters are 10 points wide, so that the expected lines of individual cases can be
// counted.

import TesseraRandom
import TesseraRaster
import Testing

@testable import TesseraText

@Suite struct LineCutterTests {
  private func makeFlow(_ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) throws -> ParagraphFlow {
    var style = ParagraphStyle()
    change(&style)
    return try #require(ParagraphFlow(AttributedText(text, font: Boxes.font), style: style, library: Boxes.library))
  }

  private func randomText(_ random: inout SeededRandom) -> String {
    let words = ["a", "bb", "ccc", "dddddd", "e-f", "ggggggggggggg", "אב", "x\ty", "h ", "i\u{2028}j", "\u{AD}k"]
    return (0..<random.below(14) + 1).map { _ in words[random.below(words.count)] }.joined(separator: " ")
  }

  private func randomStyle(_ random: inout SeededRandom) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = [0, 15, -5, .nan][random.below(4)]
    style.headIndent = [0, 10, 300][random.below(3)]
    style.tailIndent = [0, -20, 70][random.below(3)]
    style.avoidsShortLastLine = random.below(2) == 0
    style.alignment = [.natural, .left, .center, .right, .justified][random.below(5)]
    style.lineBreakMode =
      [
        .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
      ][random.below(6)]
    style.tightensBeforeTruncation = random.below(2) == 0
    return style
  }

  /// A line's properties without its distance from the top.
  private struct Outcome: Equatable {
    var range: Range<Int>
    var x: Double
    var width: Double
    var isTruncated: Bool
    var pens: [Double]

    init(_ line: TextLayout.Line) {
      (range, x, width, isTruncated) = (line.range, line.x, line.width, line.isTruncated)
      pens = line.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
    }
  }

  @Test func flowsBreakLinesLikeLayouts() throws {
    var random = SeededRandom(state: 44)
    for _ in 0..<600 {
      let text = AttributedText(randomText(&random), font: Boxes.font)
      let style = randomStyle(&random)
      let width = Double(random.below(200))
      let maxLines = random.below(4)
      let expected = layout(text, style: style, maxWidth: width, maxLines: maxLines, library: Boxes.library)
      var flow = try #require(ParagraphFlow(text, style: style, library: Boxes.library))
      var lines: [ParagraphFlow.Line] = []
      while maxLines == 0 || lines.count < maxLines {
        let isLast = maxLines > 0 && lines.count == maxLines - 1
        let line =
          isLast ? flow.last(width: width, mode: style.lineBreakMode, hasMore: false) : flow.next(width: width)
        guard let line else { break }
        lines.append(line)
      }
      // A layout pushes no word onto a truncated last line, but a flow does not know which line precedes the last
      // one.
      guard !(style.avoidsShortLastLine && expected.isTruncated) else { continue }
      #expect(
        lines.map { Outcome($0.line) } == expected.lines.map(Outcome.init),
        "\(text.string.debugDescription) \(width) \(style)")
    }
  }

  /// Returns the byte range of the next line.
  private func next(_ flow: inout ParagraphFlow, _ width: Double, keepsWords: Bool = false) -> Range<Int>? {
    flow.next(width: width, keepsWords: keepsWords)?.line.range
  }

  /// A copy of a flow made before a line can break that line again at another width.
  @Test func copiesCanBreakALineAgain() throws {
    var flow = try makeFlow("aa bb cc")
    var copy = flow
    let first = next(&flow, 50)
    #expect(first == 0..<6)
    let lines = (next(&copy, 30), next(&copy, 80), next(&copy, 80))
    #expect(lines.0 == 0..<3 && lines.1 == 3..<8 && lines.2 == nil && copy.isAtEnd)
  }

  @Test func keepsWordsOnRequest() throws {
    var flow = try makeFlow("aaaa bb")
    let narrow = next(&flow, 30, keepsWords: true)
    #expect(narrow == nil && flow.offset == 0)
    let whole = next(&flow, 40, keepsWords: true)
    #expect(whole == 0..<5)
    let second = next(&flow, 10, keepsWords: true)
    #expect(second == nil && flow.offset == 5)
  }

  @Test func truncatesLastLines() throws {
    func last(_ text: String, hasMore: Bool) throws -> TextLayout.Line {
      var flow = try makeFlow(text)
      let line = flow.last(width: 100, mode: .truncatingTail, hasMore: hasMore)
      return try #require(line).line
    }
    // The line has nine characters, including the space between the words, and an ellipsis.
    let cut = try last("aaaa bbbb cccc", hasMore: false)
    #expect(cut.isTruncated && cut.width == 100)
    let whole = try last("aaaa", hasMore: false)
    #expect(!whole.isTruncated && whole.width == 40)
    let followed = try last("aaaa", hasMore: true)
    #expect(followed.isTruncated && followed.width == 50)
  }

  /// Without the rule, the first line ends with "ccc", and "d" is alone on the second.
  @Test func avoidsShortLastLines() throws {
    var pushed = try makeFlow("aaa bbb ccc d") { $0.avoidsShortLastLine = true }
    let lines = (next(&pushed, 110), next(&pushed, 110))
    #expect(lines.0 == 0..<8 && lines.1 == 8..<13)
    // Only four characters fit on the second line, but "ccc d" has five.
    var narrow = try makeFlow("aaa bbb ccc d") {
      $0.avoidsShortLastLine = true
      $0.headIndent = 65
    }
    let first = next(&narrow, 110)
    #expect(first == 0..<12)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 1e-300] as [Double])
  func terminatesForAnyWidth(_ width: Double) throws {
    for mode in [ParagraphStyle.LineBreakMode.wordWrapping, .charWrapping, .truncatingTail] {
      var flow = try makeFlow("aa bb\tcc dd e") {
        $0.lineBreakMode = mode
        $0.avoidsShortLastLine = true
      }
      var count = 0
      while !flow.isAtEnd, count < 100 {
        _ = flow.next(width: width)
        count += 1
      }
      #expect(flow.isAtEnd && count <= 13)
    }
  }
}
