// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Natural alignment depends on the interface direction, not on the text's language. The word order depends on the
/// text.
@MainActor @Suite struct NaturalAlignmentTests {
  /// Returns the first line of a text in a 300-point label.
  private func line(
    _ text: String, _ interface: UISemanticContentAttribute, _ writing: NSWritingDirection? = nil
  ) throws -> (x: Double, right: Double, isRightToLeft: Bool) {
    let label = UILabel(frame: CGRect(0, 0, 300, 30))
    label.semanticContentAttribute = interface
    label.text = text
    if let writing {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = writing
      label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }
    let line = try #require(label.painter(in: label.bounds).shown.layout.blocks.first?.layout.lines.first)
    return (line.x, line.x + line.width, line.isRightToLeft)
  }

  @Test(arguments: ["Hello", "שלום", "مرحبا", "123"])
  func followsTheInterfaceDirection(_ text: String) throws {
    #expect(try line(text, .forceLeftToRight).x == 0)
    #expect(abs(try line(text, .forceRightToLeft).right - 300) < 1e-9)
  }

  /// The first strong character determines the writing direction (UAX #9, P2 and P3). Without a strong character, it
  /// is the interface direction.
  @Test func wordsFollowTheTextsDirection() throws {
    for interface in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      #expect(try !line("Hello שלום", interface).isRightToLeft)
      #expect(try line("שלום Hello", interface).isRightToLeft)
      #expect(try line("123", interface).isRightToLeft == (interface == .forceRightToLeft))
    }
  }

  @Test(arguments: ["Hello", "שלום"])
  func explicitWritingDirectionWins(_ text: String) throws {
    #expect(try line(text, .forceRightToLeft, .leftToRight).x == 0)
    #expect(abs(try line(text, .forceLeftToRight, .rightToLeft).right - 300) < 1e-9)
  }

  /// The same rules apply to text fields and text views, so English text in an Arabic interface begins on the right.
  @Test func appliesToFieldsAndTextViews() throws {
    let field = UITextField(frame: CGRect(0, 0, 300, 30))
    field.text = "Hello"
    field.semanticContentAttribute = .forceRightToLeft
    let inField = try #require(
      field.makePainter(of: field.labelText, in: field.bounds).shown.layout.blocks.first?.layout.lines.first)
    #expect(abs(inField.x + inField.width - 300) < 1e-9)
    let view = UITextView(frame: CGRect(0, 0, 310, 100))
    view.text = "Hello"
    view.semanticContentAttribute = .forceRightToLeft
    let inView = try #require(view.textLayout(forWidth: 310).blocks.first?.layout.lines.first)
    #expect(abs(inView.x + inView.width - 300) < 1e-9)
  }
}
