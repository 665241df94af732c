// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Sizes and rectangles according to the diagram in UITextField+Geometry.swift. A line of n-point text is 2444/2048 n
/// high, rounded up to a whole point, plus one point. A field with a rounded border is 12 points taller and at least
/// 34 points high.
@MainActor @Suite struct UITextFieldTests {
  nonisolated static let heights: [(UITextField.BorderStyle, CGFloat, CGFloat)] = [
    (.none, 17, 22),  // 20.29 rounds up to 21, + 1
    (.roundedRect, 17, 34),  // 22 + 12
    (.none, 14, 18),  // 16.71 rounds up to 17, + 1
    (.roundedRect, 14, 34),  // 30 is less than the minimum height
    (.roundedRect, 34, 54),  // 40.57 rounds up to 41, + 1 + 12
    (.line, 17, 26), (.bezel, 17, 26),  // 22 + 4
  ]

  @Test(arguments: heights)
  func height(_ style: UITextField.BorderStyle, _ size: CGFloat, _ height: CGFloat) {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }

  @Test func widthFitsTheTextOrPlaceholder() {
    let field = UITextField()
    let label = UILabel()
    label.text = "Placeholder"
    field.placeholder = "Placeholder"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.text = "Some text that is longer"
    label.text = field.text
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
    #expect(UITextField().intrinsicContentSize.width == 0)
  }

  @Test func prioritiesAreTheDefaults() {
    let field = UITextField()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(field.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(field.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  /// The field is 34 high. The 20.287-point line begins at 6.857, which rounds to 7 on the half-point grid. Its
  /// baseline is 16.187 below 7, at 23.187, which rounds to 23. So the last baseline is 11 above the bottom.
  @Test func baselinesOfCenteredText() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "a"
    let painted = PaintedControl(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    let box = addBox(to: painted.window)
    activate(
      field.topAnchor.constraint(equalTo: painted.window.topAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: field.firstBaselineAnchor),
      box.bottomAnchor.constraint(equalTo: field.lastBaselineAnchor))
    painted.window.layoutIfNeeded()
    #expect(box.frame.minY == 33 && box.frame.maxY == 33)
  }

  @Test func rectangles() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Text"
    let bounds = CGRect(0, 0, 100, 34)
    #expect(field.textRect(forBounds: bounds) == CGRect(7, 2, 86, 30))
    #expect(field.borderRect(forBounds: bounds) == bounds)
    // The button's centered position is 7.5, which is 7 2/3 on the screen's grid of thirds.
    let clear = field.clearButtonRect(forBounds: bounds)
    #expect(clear.minX == 76 && abs(clear.minY - 23.0 / 3) < 1e-9 && clear.size == CGSize(width: 19, height: 19))
    field.leftView = UIView(frame: CGRect(0, 0, 20, 10))
    field.leftViewMode = .always
    field.clearButtonMode = .whileEditing
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(0, 12, 20, 10))
    // The text spans 20 + 7 to 100 - 7 or, while editing, to 76 - 7.
    #expect(field.textRect(forBounds: bounds) == CGRect(27, 2, 66, 30))
    #expect(field.editingRect(forBounds: bounds) == CGRect(27, 2, 42, 30))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(80, 12, 20, 10))
    #expect(field.textRect(forBounds: bounds) == CGRect(7, 2, 66, 30))
  }

  @Test func overlaysFollowEditing() throws {
    let field = UITextField(frame: CGRect(0, 0, 100, 34))
    let left = UIView(frame: CGRect(0, 0, 20, 10))
    field.leftView = left
    field.leftViewMode = .unlessEditing
    field.clearButtonMode = .whileEditing
    field.text = "x"
    field.layoutIfNeeded()
    #expect(left.superview === field && field.clearButton == nil)
    field.startEditing()
    field.layoutIfNeeded()
    #expect(left.superview == nil)
    let button = try #require(field.clearButton)
    #expect(button.superview === field && button.frame.width == 19)
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "")
    field.layoutIfNeeded()
    #expect(button.superview == nil)
  }

  /// A delegate that logs its calls in order.
  final class Log: UITextFieldDelegate {
    var lines: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lines.append("should begin"); return allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { lines.append("should end"); return allows }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("change \(range.location) \(range.length) '\(string)'")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { lines.append("return"); return allows }
  }

  @Test func editingCallsTheDelegateAndSendsEvents() {
    let field = UITextField()
    let log = Log()
    field.delegate = log
    for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] {
      field.addAction(UIAction { _ in log.lines.append("event \(event.rawValue >> 16)") }, for: event)
    }
    log.allows = false
    #expect(!field.startEditing() && !field.isEditing)
    log.allows = true
    #expect(field.startEditing() && field.isEditing)
    field.typeText("Hi")
    log.allows = false
    field.typeText("!")
    #expect(!field.stopEditing())
    log.allows = true
    field.pressReturn()
    #expect(field.stopEditing() && field.text == "Hi")
    #expect(
      log.lines == [
        "should begin", "should begin", "did begin", "event 1", "change 0 0 'Hi'", "event 2", "change 2 0 '!'",
        "should end", "return", "event 8", "should end", "did end", "event 4",
      ])
  }

  @Test func insertsAndDeletesWholeCharacters() {
    let field = UITextField()
    field.deleteBackward()
    #expect(!field.hasText)
    field.insertText("a👍🏽")
    field.insertText("b\nc")
    #expect(field.text == "a👍🏽b c")
    for expected in ["a👍🏽b ", "a👍🏽b", "a👍🏽", "a", "", ""] {
      field.deleteBackward()
      #expect(field.text == expected)
    }
    field.attributedText = NSAttributedString(string: "xy", attributes: [.kern: 2])
    field.insertText("z")
    #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    field.text = nil
    #expect(field.text == "" && field.attributedText?.length == 0)
  }

  /// Inserted text has the typing attributes, and existing text is unchanged.
  @Test func typingAttributesApplyToPlainText() throws {
    let field = UITextField()
    field.text = "ab"
    field.typingAttributes = [.foregroundColor: UIColor.red]
    field.insertText("c")
    let text = try #require(field.attributedText)
    #expect(text.string == "abc")
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor != .red)
    // A deletion does not turn plain text into attributed text.
    let other = UITextField()
    other.text = "ab"
    other.typingAttributes = [.foregroundColor: UIColor.red]
    other.deleteBackward()
    guard case .plain("a") = other.content else { return #expect(Bool(false), "it is attributed") }
    // The same rules apply to a text view.
    let view = UITextView()
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.insertText("c")
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func postsChanges() {
    let field = UITextField()
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    field.text = "by code"
    #expect(counter.count == 0)
    field.insertText("!")
    field.deleteBackward()
    #expect(counter.count == 2)
  }

  @Test func secureTextShowsBullets() {
    let field = UITextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    let label = UILabel()
    label.text = "••••••"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    #expect(!field.description.contains("secret"))
  }

  /// In a 50-point field with a minimum font size of 1, text that is more than 100 points wide is drawn at less than
  /// half of 17 points.
  @Test func shrinksToFit() {
    let field = UITextField(frame: CGRect(0, 0, 50, 22))
    field.text = "A text of some length"
    let glyphs = { (field: UITextField) -> [GlyphRun] in
      field.displayList(scale: 1, pixels: (50, 22), background: .clear).commands.compactMap {
        if case .glyphs(let run, _, _) = $0 { run } else { nil }
      }
    }
    #expect(glyphs(field).allSatisfy { $0.size == 17 })
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 1
    #expect(!glyphs(field).isEmpty && glyphs(field).allSatisfy { $0.size < 8.5 })
    field.minimumFontSize = .nan
    #expect(glyphs(field).allSatisfy { $0.size == 17 })
  }

  @Test func paintsItsBox() throws {
    let field = UITextField(frame: CGRect(10, 10, 100, 34))
    field.borderStyle = .roundedRect
    let painted = PaintedControl(field)
    #expect(try painted.color(60, 27) == .white)
    // Nothing is drawn outside the rounded corner. The half-point border is the pixel at the edge.
    #expect(try painted.color(10, 10) == PaintedControl.ground)
    #expect(try painted.color(60, 10) == UIColor.systemGray4.light)
    field.borderStyle = .none
    #expect(try painted.color(60, 27) == PaintedControl.ground)
  }

  /// In an empty field, the insertion point is at the leading edge. It is 2 points wide, as tall as the line, and has
  /// the tint color.
  @Test func paintsTheInsertionPoint() throws {
    let field = UITextField(frame: CGRect(10, 10, 100, 34))
    let painted = PaintedControl(field)
    field.startEditing()
    #expect(field.insertionRect(in: field.bounds) == CGRect(0, 7, 2, 20.5))
    #expect(try painted.color(10.5, 27) == UIColor.systemBlue.light)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.insertionRect(in: field.bounds).maxX == 100)
  }
}
