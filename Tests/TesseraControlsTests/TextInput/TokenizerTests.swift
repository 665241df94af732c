// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct TokenizerTests {
  nonisolated static let units: [(text: String, granularity: TextUnits.Unit, parts: [String])] = [
    ("It's 3.5 ok.", .word, ["It's", "3.5", "ok"]),
    ("ภาษาไทย ok", .word, ["ภาษา", "ไทย", "ok"]),
    ("Hi. How are you? Well", .sentence, ["Hi. ", "How are you? ", "Well"]),
    ("a\nbc\n", .paragraph, ["a\n", "bc\n"]),
    ("a😀", .character, ["a", "😀"]),
    ("all", .document, ["all"]),
    ("", .word, []),
  ]

  @Test(arguments: units) func findsBoundaries(text: String, granularity: TextUnits.Unit, parts: [String]) {
    let found = TextUnits.of(text, granularity).map { text.utf16Substring(NSRange($0)) }
    #expect(found == parts)
  }

  /// The text is "one two". The expected results at unit boundaries are from `UITextInputTokenizer`'s documentation.
  @Test func directions() throws {
    let field = UITextField()
    field.text = "one two"
    let tokenizer = field.tokenizer
    func place(_ offset: Int) throws -> UITextPosition {
      try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }
    let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
    #expect(tokenizer.isPosition(try place(3), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(try place(3), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(try place(4), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(try place(3), withinTextUnit: .word, inDirection: backward))
    #expect(!tokenizer.isPosition(try place(3), withinTextUnit: .word, inDirection: forward))
    let word = try #require(tokenizer.rangeEnclosingPosition(try place(5), with: .word, inDirection: forward))
    #expect(field.text(in: word) == "two")
    let next = try #require(tokenizer.position(from: try place(1), toBoundary: .word, inDirection: forward))
    #expect(field.offset(from: field.beginningOfDocument, to: next) == 3)
    #expect(tokenizer.position(from: field.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
  }

  /// A text view's tokenizer uses the lines of its layout.
  @Test func linesOfTheLayout() throws {
    let view = UITextView(frame: CGRect(0, 0, 60, 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "first second"
    let line = try #require(
      view.tokenizer.rangeEnclosingPosition(
        view.beginningOfDocument, with: .line, inDirection: .storage(.forward)))
    #expect(view.text(in: line) == "first ")
  }
}
