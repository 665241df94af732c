// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraViews
import Testing

@MainActor @Suite struct TextFieldTests {
  private struct NameAndCity: View {
    enum Field { case name, city }
    let journal: Journal
    @State private var name = ""
    @State private var city = ""
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .city }
        TextField("City", text: $city).focused($focus, equals: .city).onSubmit { journal.add("\(name), \(city)") }
      }
      .defaultFocus($focus, .name)
    }
  }

  @Test func returnMovesTheFocusOrEndsEditing() {
    let journal = Journal()
    let screen = HostedScreen(NameAndCity(journal: journal))
    screen.layOut()
    let fields = screen.window.all(UITextField.self)
    screen.window.typeText("Ada\n")
    #expect(fields.map(\.isFirstResponder) == [false, true])
    screen.window.typeText("Ely\n")
    screen.layOut()
    #expect(fields.map(\.isFirstResponder) == [false, false])
    #expect(journal.take() == ["Ada, Ely"])
  }

  // MARK: Vertical axis

  private func field(_ text: String, width: CGFloat = 200, _ modify: (TextField<Text>) -> some View) -> CGSize {
    let screen = HostedScreen(
      modify(TextField("Note", text: .constant(text), axis: .vertical)).border(.black), width: width, height: 400)
    return screen.window.first(UITextView.self)?.frame.size ?? .zero
  }

  /// The lines of a text style have a distance in addition to their height. Frames are aligned to whole pixels.
  @Test func aVerticalFieldIsAsHighAsItsLines() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    func height(_ lines: Int) -> CGFloat { font.lineHeight * CGFloat(lines) + font.leading * CGFloat(lines - 1) }
    #expect((field("a") { $0 }.height - height(1)).magnitude < 1)
    #expect((field("a\nb\nc") { $0 }.height - height(3)).magnitude < 1)
    #expect((field("a") { $0.lineLimit(2...5) }.height - height(2)).magnitude < 1)
    #expect((field("a\nb\nc\nd\ne\nf\ng") { $0.lineLimit(2...5) }.height - height(5)).magnitude < 1)
    #expect((field("a\nb\nc\nd") { $0.lineLimit(3) }.height - height(3)).magnitude < 1)
    #expect((field("a") { $0.lineLimit(4, reservesSpace: true) }.height - height(4)).magnitude < 1)
    #expect(field("a") { $0 }.width == 200)
  }

  private struct Note: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Note", text: $text, axis: .vertical).focused($isFocused)
        Text(verbatim: text.replacingOccurrences(of: "\n", with: "/"))
      }
      .defaultFocus($isFocused, true)
    }
  }

  @Test func aVerticalFieldGrowsWhileTyping() throws {
    let screen = HostedScreen(Note())
    screen.layOut()
    let view = try #require(screen.window.first(UITextView.self))
    let before = view.frame.height
    #expect(screen.window.visibleTexts.contains("Note"))
    screen.window.typeText("one\ntwo")
    screen.layOut()
    #expect(screen.window.visibleTexts == ["one/two"])
    #expect(view.frame.height > before * 1.9)
    #expect(view.isFirstResponder)
  }

  // MARK: Values

  private struct Price: View {
    let journal: Journal
    @State private var price = 5.0
    var body: some View {
      TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
        .onChange(of: price) { journal.add("\(price)") }
    }
  }

  @Test func aValueIsWrittenWhenEditingEnds() throws {
    let journal = Journal()
    let screen = HostedScreen(Price(journal: journal))
    let field = try #require(screen.window.first(UITextField.self))
    #expect(field.text == "5.00")
    field.becomeFirstResponder()
    field.text = ""
    screen.window.typeText("12.5")
    screen.layOut()
    #expect(field.text == "12.5")
    #expect(journal.take() == [])
    field.resignFirstResponder()
    screen.layOut()
    #expect(field.text == "12.50")
    #expect(journal.take() == ["12.5"])
    field.becomeFirstResponder()
    screen.window.typeText("x\n")
    screen.layOut()
    #expect(field.text == "12.50")
    #expect(journal.take() == [])
  }

  private struct Count: View {
    @State private var count: Int? = 3
    let journal: Journal
    var body: some View {
      TextField("Count", value: $count, format: .number).onChange(of: count) {
        journal.add("\(String(describing: count))")
      }
    }
  }

  @Test func anEmptyTextIsNil() throws {
    let journal = Journal()
    let screen = HostedScreen(Count(journal: journal))
    let field = try #require(screen.window.first(UITextField.self))
    field.becomeFirstResponder()
    field.text = ""
    field.resignFirstResponder()
    screen.layOut()
    #expect(journal.take() == ["nil"])
  }

  @Test func theFormerActionsArePerformed() throws {
    let journal = Journal()
    let screen = HostedScreen(
      TextField("Name", text: .constant("")) {
        journal.add("editing \($0)")
      } onCommit: {
        journal.add("commit")
      })
    let field = try #require(screen.window.first(UITextField.self))
    field.becomeFirstResponder()
    screen.window.typeText("\n")
    #expect(journal.take() == ["editing true", "commit", "editing false"])
  }

  // MARK: Styles

  private struct Padded: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(isEnabled ? 10 : 20)
    }
  }

  @Test func aStyleDecoratesFields() throws {
    func frame(_ view: some View) -> CGRect {
      HostedScreen(view.textFieldStyle(Padded())).window.first(UITextField.self)?.frame ?? .zero
    }
    #expect(frame(TextField("Name", text: .constant(""))).minX == 10)
    #expect(frame(SecureField("Name", text: .constant(""))).minX == 10)
    #expect(frame(TextField("Name", text: .constant("")).disabled(true)).width == 160)
  }

  @Test func aPromptHasItsOwnColor() throws {
    func placeholder(_ field: some View) throws -> NSAttributedString {
      try #require(HostedScreen(field).window.first(UITextField.self)?.attributedPlaceholder)
    }
    let plain = try placeholder(TextField("Name", text: .constant(""), prompt: Text(verbatim: "Ada")))
    #expect(plain.string == "Ada")
    #expect(plain.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .placeholderText)
    let red = try placeholder(
      TextField("Name", text: .constant(""), prompt: Text(verbatim: "Ada").foregroundStyle(.red)))
    #expect(red.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
  }
}
