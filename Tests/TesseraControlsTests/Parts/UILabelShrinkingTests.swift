// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Tests of `adjustsFontSizeToFitWidth` with JetBrains Mono, whose characters are 0.6 em wide and whose lines are
/// 1.32 em high, so that the fitting size can be calculated. A font of 10 points shrinks in steps of 10/64 point.
@MainActor @Suite struct UILabelShrinkingTests {
  private static let words = "aaaa bbbb cccc dddd"

  private func label(
    _ text: String, _ width: CGFloat, _ height: CGFloat, lines: Int, size: CGFloat = 10, least: CGFloat = 0.1
  ) -> UILabel {
    let label = UILabel(frame: CGRect(0, 0, width, height))
    label.text = text
    label.font = .monospacedSystemFont(ofSize: size, weight: .regular)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = least
    return label
  }

  /// Returns the glyphs' font size, the number of lines, and whether the text is truncated.
  private func shown(_ label: UILabel) throws -> (size: Double, lines: Int, isTruncated: Bool) {
    let layout = label.painter(in: label.bounds).shown.layout
    let line = try #require(layout.blocks.first?.layout.lines.first)
    return (try #require(line.runs.first).font.size, layout.lineCount, layout.isTruncated)
  }

  struct Case: Sendable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var size: Double
    var shownLines: Int

    nonisolated init(_ width: CGFloat, _ height: CGFloat, lines: Int, size: Double, in shownLines: Int) {
      (self.width, self.height, self.lines, self.size, self.shownLines) = (width, height, lines, size, shownLines)
    }
  }

  /// With nine characters per line, which are 9 · 0.6 em wide, the text has two lines.
  nonisolated static let cases: [Case] = [
    // Nine characters at 10 points fit into 54.1 points, so the font does not shrink for any number of lines.
    Case(54.1, 100, lines: 2, size: 10, in: 2), Case(54.1, 100, lines: 0, size: 10, in: 2),
    Case(54.1, 100, lines: 3, size: 10, in: 2),
    // Nine characters fit into 42 points at up to 7.777 points, so the size is 49 steps of 10/64. Without a line
    // limit, the font size is unchanged and the text has four lines.
    Case(42, 100, lines: 2, size: 7.65625, in: 2), Case(42, 100, lines: 0, size: 10, in: 4),
    Case(42, 100, lines: 4, size: 10, in: 4),
    // Four lines at 10 points are 52.8 high, and two lines at 7.656 are 20.2 high. Two lines fit into 15 points at up
    // to 5.68 points, so the size is 36 steps.
    Case(42, 30, lines: 0, size: 7.65625, in: 2), Case(42, 15, lines: 0, size: 5.625, in: 2),
    // 19 characters fit on one line at up to 3.684 points, so the size is 23 steps.
    Case(42, 100, lines: 1, size: 3.59375, in: 1),
  ]

  @Test(arguments: cases)
  func shrinksIntoLinesAndHeight(_ example: Case) throws {
    let found = try shown(label(Self.words, example.width, example.height, lines: example.lines))
    #expect(found.size == example.size)
    #expect(found.lines == example.shownLines)
    #expect(!found.isTruncated)
  }

  /// Fitting into two lines would require a scale of 0.77. With a minimum scale of 0.8, the text is truncated at that
  /// scale.
  @Test func stopsAtTheMinimumScale() throws {
    let found = try shown(label(Self.words, 42, 100, lines: 2, least: 0.8))
    // 0.8 · 64 = 51.2, so the next larger step is 10 · 52 / 64.
    #expect(found.size == 8.125)
    #expect(found.isTruncated && found.lines == 2)
  }

  /// With the default minimum scale, the font shrinks to 11 points, the smallest size of iOS's text styles. Smaller
  /// fonts are unchanged.
  @Test(arguments: [(22.0, 11.0), (44, 11), (11, 11), (9, 9)])
  func textStaysReadableWithoutAMinimumScale(_ size: Double, _ expected: Double) throws {
    let label = label(String(repeating: "word ", count: 100), 100, 60, lines: 1, size: CGFloat(size), least: 0)
    #expect(UILabel().minimumScaleFactor == 0)
    #expect(try shown(label).size == expected)
    label.numberOfLines = 2
    #expect(try shown(label).size == expected)
    let field = UITextField(frame: CGRect(0, 0, 100, 60))
    field.font = label.font
    field.text = label.text
    field.adjustsFontSizeToFitWidth = true
    #expect(field.minimumFontSize == 0)
    let run = field.makePainter(of: field.labelText, in: field.bounds).shown.layout.blocks.first?.layout.lines.first?
      .runs.first
    #expect(run?.font.size == expected)
  }

  /// Paragraphs with different styles are laid out separately, and all of them must fit.
  @Test func paragraphsShrinkTogether() throws {
    let label = label("", 54.1, 30, lines: 0)
    let text = NSMutableAttributedString(string: "aaaa bbbb\ncccc dddd", attributes: [.font: label.font as Any])
    let spaced = NSMutableParagraphStyle()
    spaced.paragraphSpacingBefore = 6
    text.addAttribute(.paragraphStyle, value: spaced, range: NSRange(location: 10, length: 9))
    label.attributedText = text
    // Two lines of 1.32 em with 6 points between them fit into 30 points at up to 9.09 points, so the size is 58
    // steps.
    #expect(try shown(label).size == 10.0 * 58 / 64)
  }
}
