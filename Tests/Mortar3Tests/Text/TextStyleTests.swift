// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct TextStyleTests {
  private let style = TextStyle(
    font: .boldSystemFont(ofSize: 20), color: .red, alignment: .center, lineHeight: 30, kerning: 2,
    underline: .single)

  @Test func attributes() {
    let attributes = style.attributes
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    #expect(paragraph?.minimumLineHeight == 30 && paragraph?.maximumLineHeight == 30)
    #expect(paragraph?.alignment == .center)
    #expect(TextStyle().attributes.isEmpty)
    #expect(style.with { $0.color = .blue }.color == .blue)
  }

  /// The style and the text may be set in any order.
  @Test(arguments: [true, false])
  func labels(_ isStyleFirst: Bool) {
    let label = UILabel {
      if isStyleFirst { $0.textStyle = style }
      $0.styledText = "Hello"
      if !isStyleFirst { $0.textStyle = style }
    }
    #expect(label.text == "Hello" && label.styledText == "Hello")
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(label.textAlignment == .center)
    // The label has a single line with the height that the style specifies.
    #expect(label.intrinsicContentSize.height == 30)
    label.styledText = "Bye"
    #expect(label.attributedText?.string == "Bye")
    label.styledText = nil
    #expect(label.text == nil || label.text == "")
  }

  @Test func boundStyledTexts() {
    let title = MutableProperty("a")
    let label = UILabel {
      $0.textStyle = style
      $0.bind(\.styledText) <~ title
    }
    title.value = "b"
    #expect(label.attributedText?.string == "b")
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
  }

  @Test func buttons() {
    let button = UIButton(type: .system) {
      $0.setStyledTitle("Go", for: .normal)
      $0.setStyledTitle("Wait", for: .disabled)
      $0.textStyle = style
    }
    #expect(button.attributedTitle(for: .normal) == style.attributedString("Go"))
    #expect(button.attributedTitle(for: .disabled) == style.attributedString("Wait"))
  }

  @Test func textFields() {
    let field = UITextField {
      $0.textStyle = style
      $0.styledText = "Ada"
    }
    #expect(field.text == "Ada" && field.styledText == "Ada")
    #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red && field.textAlignment == .center)
  }

  @Test func paragraphStyles() {
    #expect(NSParagraphStyle.configure { $0.lineSpacing = 4 }.lineSpacing == 4)
  }
}
