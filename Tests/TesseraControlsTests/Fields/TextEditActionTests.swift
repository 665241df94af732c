// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Availability and effects of cut, copy, paste and select actions in UIKit's text classes.
@MainActor @Suite(.serialized) struct TextEditActionTests {
  private static let actions: [Selector] = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

  private func possible(_ responder: UIResponder) -> [String] {
    Self.actions.filter { responder.canPerformAction($0, withSender: nil) }.map(\.description)
  }

  private func emptied() -> UIPasteboard {
    let board = UIPasteboard.general
    board.string = nil
    return board
  }

  @Test func actionsOfATextField() {
    let board = emptied()
    let field = UITextField()
    #expect(possible(field) == [])
    field.text = "one two"
    #expect(possible(field) == ["select:", "selectAll:"])
    field.select(nil)
    #expect(possible(field) == ["cut:", "copy:", "selectAll:"])
    board.string = "x"
    field.selectAll(nil)
    #expect(possible(field) == ["cut:", "copy:", "paste:"])
    field.isSecureTextEntry = true
    #expect(possible(field) == ["paste:"], "secure text can't be copied")
  }

  @Test func actionsOfATextView() {
    let board = emptied()
    board.string = "x"
    let view = UITextView()
    view.text = "text"
    view.selectAll(nil)
    #expect(possible(view) == ["cut:", "copy:", "paste:"])
    view.isEditable = false
    #expect(possible(view) == ["copy:"])
    #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
  }

  @Test func cutCopyPaste() throws {
    let board = emptied()
    let log = TextInputTests.Log()
    let field = UITextField()
    field.text = "one two"
    field.delegate = log
    field.select(nil)
    let word = try #require(field.selectedTextRange)
    #expect(field.text(in: word) == "two", "the word before the insertion point")
    field.copy(nil)
    #expect(board.string == "two" && field.text == "one two")
    field.cut(nil)
    #expect(field.text == "one " && log.lines.contains("should 4 3 ''"))
    log.lines = []
    board.string = "a\nb"
    field.paste(nil)
    #expect(field.text == "one a b", "one line")
    #expect(log.lines.first == "should 4 0 'a\nb'")
    log.allows = false
    field.selectAll(nil)
    field.paste(nil)
    field.delete(nil)
    #expect(field.text == "one a b", "the delegate objected")
    log.allows = true
    field.delete(nil)
    #expect(field.text == "")
  }

  @Test func textViewsReportPasting() {
    let board = emptied()
    board.string = "x"
    let log = TextInputTests.Log()
    let view = UITextView()
    view.delegate = log
    view.paste(nil)
    #expect(view.text == "x" && log.lines == ["should 0 0 'x'", "selection", "change"])
  }
}
