// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of text views' appearance apart from text layout: highlights, borders, pseudo-localizations, and effects of
// edit actions.

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

@MainActor @Suite struct TextViewAppearanceTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  private final class Plain: NSObject, NSTextLayoutManagerDelegate {}
  private final class Old: NSObject, NSLayoutManagerDelegate {}

  private func make(_ text: String, _ usesTextKit2: Bool) -> UITextView {
    let view = UITextView(usingTextLayoutManager: usesTextKit2)
    view.frame = CGRect(0, 0, 400, 100)
    view.font = Self.font
    view.isEditable = false
    view.text = text
    return view
  }

  /// A pseudo-localized text has the same size with and without a custom layout manager, and positions refer to the
  /// app's original text.
  @Test(arguments: [PseudoLocalization.accented, .double, .bounded], [true, false])
  func layoutManagersShowPseudoLanguages(_ translation: PseudoLocalization, usesTextKit2: Bool) throws {
    UITraitCollection.current.replacing(TextTranslationTrait.self, value: translation).withCurrent {
      let (delegate, old) = (Plain(), Old())
      for text in ["Total due", "• –", ""] {
        let (plain, own) = (make(text, usesTextKit2), make(text, usesTextKit2))
        if usesTextKit2 { own.textLayoutManager?.delegate = delegate } else { own.layoutManager.delegate = old }
        #expect(own.usesLayoutManager && !plain.usesLayoutManager)
        let size = CGSize(width: 400, height: 1000)
        #expect(own.sizeThatFits(size) == plain.sizeThatFits(size), "\(text)")
        #expect(own.text == text && own.inputLength == text.utf16.count)
      }
      let view = make("ab cd\nsecond", usesTextKit2)
      if usesTextKit2 { view.textLayoutManager?.delegate = delegate } else { view.layoutManager.delegate = old }
      let end = view.caretRect(for: view.endOfDocument)
      #expect(abs(end.minY - 8 - Self.font.lineHeight) <= 0.5)
      let second = view.position(from: view.beginningOfDocument, offset: 6).map { view.caretRect(for: $0) }
      #expect(second.map { abs($0.minX - 5) <= 0.5 } == true)
      #expect(view.geometry.lines.map(\.units) == [0..<6, 6..<12])
    }
  }

  /// The highlight is drawn below the text in the scheme's color at 20 % opacity, unless the view specifies other
  /// highlight attributes.
  @Test func drawsHighlights() throws {
    let view = UITextView(frame: CGRect(0, 0, 200, 60))
    view.backgroundColor = .white
    view.attributedText = NSAttributedString(
      string: "        ",
      attributes: [
        .font: Self.font, .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
        .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.pink,
      ])
    let painted = PaintedControl(view)
    let pink = UIColor.systemPink.light
    let color = try painted.color(10, 16)
    // 20 % pink over white.
    let white = 255 * 4
    let green = (white + Int(pink.green)) / 5
    let red = (white + Int(pink.red)) / 5
    #expect((green - 1...green + 1).contains(Int(color.green)))
    #expect((red - 1...red + 1).contains(Int(color.red)))
    view.textHighlightAttributes = [.backgroundColor: UIColor.blue]
    #expect(try painted.color(10, 16) == UIColor.blue.light)
    view.textLayoutManager?.addRenderingAttribute(
      .kern, value: 0, for: try #require(view.textLayoutManager?.documentRange))
    #expect(view.usesLayoutManager)
    #expect(try painted.color(10, 16) == UIColor.blue.light)
    // A color scheme without a highlight style draws no highlight.
    view.attributedText = NSAttributedString(
      string: "        ", attributes: [.textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.pink])
    #expect(try painted.color(10, 16) == UIColor.white.light)
  }

  @Test func drawsBorders() throws {
    let view = UITextView(frame: CGRect(0, 0, 200, 60))
    view.backgroundColor = .white
    let painted = PaintedControl(view)
    #expect(view.borderStyle == .none && UITextView.BorderStyle.roundedRect.rawValue == 1)
    #expect(try painted.color(100, 0) == UIColor.white.light)
    view.borderStyle = .roundedRect
    #expect(try painted.color(100, 0) == UIColor.systemGray4.light)
    #expect(try painted.color(100, 1) == UIColor.white.light)
    view.contentSize.height = 500
    view.contentOffset.y = 100
    #expect(try painted.color(100, 0) == UIColor.systemGray4.light)
  }

  @Test func editsTextFormatting() throws {
    let window = makeWindow(300, 300)
    let view = UITextView(frame: CGRect(0, 0, 300, 200))
    view.font = Self.font
    view.text = "some words"
    window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 4)
    func can(_ name: String) -> Bool { view.canPerformAction(Selector(name), withSender: nil) }
    view.toggleBoldface(nil)
    #expect(!can("toggleBoldface:") && view.attributedText.fontTraits(at: 0)?.contains(.traitBold) == false)
    view.allowsEditingTextAttributes = true
    #expect(can("toggleBoldface:") && can("toggleItalics:") && can("toggleUnderline:"))
    view.toggleBoldface(nil)
    #expect(view.attributedText.fontTraits(at: 3)?.contains(.traitBold) == true)
    #expect(view.attributedText.fontTraits(at: 4)?.contains(.traitBold) == false)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    // If part of the selection is bold, the first toggle makes all of it bold and the second toggle none.
    view.selectedRange = NSRange(location: 0, length: 10)
    view.toggleBoldface(nil)
    #expect(view.attributedText.fontTraits(at: 9)?.contains(.traitBold) == true)
    view.toggleBoldface(nil)
    #expect(view.attributedText.fontTraits(at: 0)?.contains(.traitBold) == false)
    view.toggleItalics(nil)
    view.toggleUnderline(nil)
    #expect(view.attributedText.fontTraits(at: 5)?.contains(.traitItalic) == true)
    #expect(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    view.toggleUnderline(nil)
    #expect(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
    view.isEditable = false
    #expect(!can("toggleBoldface:"))
  }
}

extension NSAttributedString {
  fileprivate func fontTraits(at unit: Int) -> UIFontDescriptor.SymbolicTraits? {
    (attribute(.font, at: unit, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
  }
}
