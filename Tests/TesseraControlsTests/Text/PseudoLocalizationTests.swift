// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews
import TesseraViewFixtures
import Testing

@Suite @MainActor struct TextTranslationTests {
  @Test(arguments: [
    (PseudoLocalization.accented, "Settings", "Ŝéţţîñĝš"), (.accented, "7:51 q", "7:51 q"), (.accented, "", ""),
    (.double, "Settings", "Settings Settings"), (.double, "• –", "• –"), (.double, "12", "12 12"),
    (.bounded, "Settings", "[Settings]"), (.bounded, "", ""), (.bounded, "🎂", "🎂"), (.bounded, "你好", "[你好]"),
  ])
  func texts(_ translation: PseudoLocalization, _ text: String, _ expected: String) {
    #expect(translation.apply(text) == expected)
  }

  /// Letters keep their attributes. Added characters have the attributes of the adjacent character.
  @Test func keepsAttributes() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1.0])
    text.addAttribute(.kern, value: 2.0, range: NSRange(location: 1, length: 1))
    func kerns(_ text: NSAttributedString) -> [Double] {
      (0..<text.length).map { text.attribute(.kern, at: $0, effectiveRange: nil) as? Double ?? 0 }
    }
    #expect(kerns(PseudoLocalization.accented.apply(text)) == [1, 2])
    #expect(PseudoLocalization.accented.apply(text).string == "åḃ")
    #expect(kerns(PseudoLocalization.bounded.apply(text)) == [1, 1, 2, 2])
    #expect(kerns(PseudoLocalization.double.apply(text)) == [1, 2, 2, 1, 2])
  }

  private func translated<R>(_ translation: PseudoLocalization?, _ body: () -> R) -> R {
    UITraitCollection.current.replacing(TextTranslationTrait.self, value: translation).withCurrent(body)
  }

  @Test func translatesAppTextButNotTypedText() {
    translated(.double) {
      let label = UILabel()
      label.text = "Total"
      #expect(label.text == "Total")
      #expect(label.shownString == "Total Total")
      let button = UIButton(type: .system)
      button.setTitle("Pay", for: .normal)
      #expect(button.titleLabel?.shownString == "Pay Pay")
      let field = UITextField()
      field.placeholder = "Name"
      #expect(field.shownText?.string == "Name Name")
      field.text = "Ann"
      #expect(field.shownText?.string == "Ann")
      let segments = UISegmentedControl(items: ["Day"])
      #expect(segments.shownTexts.map(\.string) == ["Day Day"])
    }
  }

  /// Text in a read-only view belongs to the app, so it is pseudo-localized. Text in an editable view belongs to the
  /// user, so it is unchanged.
  @Test func appliesToTextViews() {
    func size(_ text: NSAttributedString, _ translation: PseudoLocalization?, isEditable: Bool) -> CGSize {
      translated(translation) {
        let view = UITextView()
        view.isEditable = isEditable
        view.isScrollEnabled = false
        view.attributedText = text
        #expect(view.text == text.string)
        return view.sizeThatFits(CGSize(width: 1000, height: 1000))
      }
    }
    let text = NSMutableAttributedString(string: "Total ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(string: "due", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    let bounded = PseudoLocalization.bounded.apply(text)
    #expect(bounded.attribute(.font, at: 10, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(size(text, .bounded, isEditable: false) == size(bounded, nil, isEditable: false))
    #expect(size(text, .bounded, isEditable: true) == size(text, nil, isEditable: true))
    #expect(size(text, .bounded, isEditable: false).width > size(text, nil, isEditable: false).width)
  }

  /// Positions refer to the app's original text.
  @Test(arguments: [PseudoLocalization.double, .bounded, .accented])
  func positionsInTextViewsAreUnchanged(_ translation: PseudoLocalization) {
    translated(translation) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.isEditable = false
      view.text = "Total"
      for x in stride(from: -10.0, through: 210, by: 20) {
        let place = view.closestPosition(to: CGPoint(x: x, y: 15))
        let offset = place.map { view.offset(from: view.beginningOfDocument, to: $0) } ?? 0
        #expect((0...5).contains(offset))
      }
    }
  }

  /// The size of a doubled text equals the size of a label that contains the text twice.
  @Test func sizesFollowTheShownText() {
    let twice = UILabel()
    twice.text = "Total Total"
    let label = translated(.double) { () -> UILabel in
      let label = UILabel()
      label.text = "Total"
      _ = label.intrinsicContentSize
      return label
    }
    #expect(translated(.double) { label.intrinsicContentSize } == twice.intrinsicContentSize)
  }

  @Test func appliesToEveryLabelOfTheWindow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel()
    label.text = "Total"
    root.addSubview(label)
    #expect(label.shownString == "Total")
    root.traitOverrides[TextTranslationTrait.self] = .bounded
    #expect(label.shownString == "[Total]")
  }
}

@Suite @MainActor struct HighContrastTests {
  /// Apple's Human Interface Guidelines, "Color": systemBlue is 0, 122, 255, and 0, 64, 221 with increased contrast.
  @Test func systemColorsFollow() {
    let normal = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(accessibilityContrast: .normal),
    ])
    let high = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(accessibilityContrast: .high),
    ])
    let blue = UIColor.systemBlue.rasterColor(with: normal)
    let strong = UIColor.systemBlue.rasterColor(with: high)
    #expect((blue.red, blue.green, blue.blue) == (0, 122, 255))
    #expect((strong.red, strong.green, strong.blue) == (0, 64, 221))
  }

  @Test func accessibilityUsesTheShownText() {
    let screen = UIScreen.main
    let before = screen.environment
    defer { screen.environment = before }
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    screen.environment.traits = UITraitCollection(traitsFrom: [
      before.traits, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
  }
}
