// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Labels whose text does not fit: the ellipsis between paragraphs of different styles, and shrunk lines. Such text
/// is laid out in several blocks, but must have the same appearance as text in one style.
@MainActor @Suite struct UILabelFittingTests {
  private func text(_ string: String, secondSpacing: CGFloat) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let first = NSMutableParagraphStyle()
    first.lineBreakMode = .byTruncatingTail
    let second = NSMutableParagraphStyle()
    second.lineBreakMode = .byTruncatingTail
    second.lineSpacing = secondSpacing
    let end = (string as NSString).range(of: "\n").location + 1
    text.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: end))
    text.addAttribute(.paragraphStyle, value: second, range: NSRange(location: end, length: text.length - end))
    return text
  }

  private func glyphs(_ label: UILabel) -> [[UInt32]] {
    label.displayList(scale: 2, pixels: (400, 200), background: .clear).commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.glyphs.map { UInt32($0.id) } } else { nil }
    }
  }

  private func label(_ text: NSAttributedString, lines: Int, _ height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(0, 0, 200, height))
    label.attributedText = text
    label.numberOfLines = lines
    return label
  }

  /// The line limit or the height truncates the text after its first or second paragraph.
  @Test(arguments: [(1, CGFloat(100)), (2, 100), (0, 25), (0, 45), (0, 5), (3, 100), (0, 100)])
  func endsBetweenParagraphs(_ lines: Int, _ height: CGFloat) {
    let string = "First\nSecond\nThird"
    let oneStyle = glyphs(label(text(string, secondSpacing: 0), lines: lines, height))
    let twoStyles = glyphs(label(text(string, secondSpacing: 0.001), lines: lines, height))
    #expect(oneStyle == twoStyles)
    #expect(!oneStyle.isEmpty)
  }

  @Test func truncatedParagraphsShowAnEllipsis() {
    let cut = glyphs(label(text("First\nSecond", secondSpacing: 4), lines: 1, 100))
    let plain = UILabel(frame: CGRect(0, 0, 200, 100))
    plain.text = "First…"
    #expect(cut == glyphs(plain))
    #expect(label(text("First\nSecond", secondSpacing: 4), lines: 1, 100).intrinsicContentSize.height <= 21)
  }

  /// The leading is scaled with the text, so at half the font size it is half as large.
  @Test func scalingKeepsLeading() throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(font.leading > 1)
    let text = StyledText("a", defaults: TextDefaults(font: font)).scaled(by: 0.5)
    let run = try #require(text.blocks.first?.text.runs.first)
    #expect(run.attributes.font.leading == Double(font.leading) / 2 && run.attributes.font.size == 8.5)
  }

  /// A 17-point line in a height of 100 is centered with its baseline at (100 - 20.287) / 2 + 16.187 = 56.04. A
  /// shrunk line keeps that baseline, is centered, or keeps the original line's top, 39.86, with a smaller ascent.
  @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
  func baselineAdjustment(_ adjustment: UIBaselineAdjustment) throws {
    let label = UILabel(frame: CGRect(0, 0, 60, 100))
    label.text = "A text of some length"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.baselineAdjustment = adjustment
    let list = label.displayList(scale: 1, pixels: (60, 100), background: .clear)
    let found = list.commands.compactMap { command -> (Double, Double)? in
      guard case .glyphs(let run, _, let transform) = command, let glyph = run.glyphs.first else { return nil }
      return (transform.ty + glyph.position.y, run.size)
    }
    let (baseline, size) = try #require(found.first)
    #expect(size < 10)
    let ascent = size * 1950 / 2048
    let expected =
      switch adjustment {
      case .alignBaselines: 56.04
      case .alignCenters: (100 - size * 2444 / 2048) / 2 + ascent
      case .none: 39.86 + ascent
      }
    #expect(abs(baseline - expected) < 0.2)
  }
}
