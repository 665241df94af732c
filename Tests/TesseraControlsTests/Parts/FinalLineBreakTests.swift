// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// In labels and string drawing, a trailing line break does not start another line. A text view shows an empty line
/// for the next character.
@MainActor @Suite struct FinalLineBreakTests {
  nonisolated private static let cases: [(text: String, lines: Int)] = [
    ("a", 1), ("a\n", 1), ("a\r\n", 1), ("a\r", 1), ("a\u{2029}", 1), ("a\u{2028}", 1), ("\n", 1), ("a\n\n", 2),
    ("a\nb", 2), ("a\nb\n", 2), ("\n\n", 2), ("a\n ", 2),
  ]
  private static let font = UIFont.monospacedSystemFont(ofSize: 100, weight: .regular)
  /// The line height in this font: (1.02 + 0.3) em at 100 points.
  private static let lineHeight: CGFloat = 132

  @Test(arguments: cases)
  func labels(_ text: String, _ lines: Int) {
    let label = UILabel()
    label.font = Self.font
    label.numberOfLines = 0
    label.text = text
    #expect(label.intrinsicContentSize.height == CGFloat(lines) * Self.lineHeight)
    label.attributedText = NSAttributedString(string: text, attributes: [.font: Self.font])
    #expect(label.intrinsicContentSize.height == CGFloat(lines) * Self.lineHeight)
    #expect(label.text == text)
  }

  @Test(arguments: cases)
  func measuring(_ text: String, _ lines: Int) {
    let box = text.boundingRect(
      with: CGSize(width: 1000, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: Self.font],
      context: nil)
    #expect(abs(box.height - CGFloat(lines) * Self.lineHeight) < 1e-9)
  }

  /// A trailing line break with a different paragraph style starts a separate layout block.
  @Test func paragraphsOfDifferentStyles() {
    let text = NSMutableAttributedString(string: "a\nb\n", attributes: [.font: Self.font])
    let style = NSMutableParagraphStyle()
    style.headIndent = 1
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 2))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 2 * Self.lineHeight)
  }

  /// No text follows the line break, so the line has no ellipsis.
  @Test func oneLineHasNoEllipsis() {
    let label = UILabel(frame: CGRect(0, 0, 400, 200))
    label.font = Self.font
    label.text = "a\n"
    #expect(!label.painter(in: label.bounds).shown.layout.isTruncated)
    label.text = "a\nb"
    #expect(label.painter(in: label.bounds).shown.layout.isTruncated)
  }

  @Test(arguments: [("a", 1), ("a\n", 2), ("a\n\n", 3), ("\n", 2), ("", 1)])
  func textViewsShowTheEmptyLine(_ text: String, _ lines: Int) {
    let view = UITextView()
    view.font = Self.font
    view.text = text
    // The text view adds 8 points at the top and bottom.
    #expect(view.sizeThatFits(CGSize(width: 500, height: 0)).height == 16 + CGFloat(lines) * Self.lineHeight)
  }
}
