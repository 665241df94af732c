// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct SecureTextTests {
  private func field() -> (UITextField, UIWindow) {
    let window = makeWindow()
    let field = UITextField(frame: CGRect(0, 0, 200, 34))
    field.isSecureTextEntry = true
    window.addSubview(field)
    field.becomeFirstResponder()
    return (field, window)
  }

  @Test func showsTheLastCharacterForASecond() {
    let (field, window) = field()
    defer { withExtendedLifetime(window) {} }
    field.typeText("a")
    #expect(field.shownString == "•")
    let clock = AnimationClock()
    clock.run {
      field.typeText("b")
      #expect(field.shownString == "•b")
      field.typeText("👩‍👧")
      #expect(field.shownString == "••👩‍👧")
      clock.advance(to: 0.9)
      #expect(field.shownString == "••👩‍👧")
      clock.advance(to: 1.1)
      #expect(field.shownString == "•••")
      field.typeText("d")
      field.selectedRange(NSRange(location: 0, length: 1))
      field.typeText("e")
      #expect(field.shownString == "e•••")
      field.deleteBackward()
      #expect(field.shownString == "•••")
      field.typeText("f")
      field.resignFirstResponder()
      #expect(field.shownString == "••••")
      field.insertText("pasted")
      #expect(!field.shownString.contains("d"))
    }
  }

  /// Insertion points are positioned in the displayed bullets, even while some characters are visible.
  @Test func positionsCountTheRealText() {
    let (field, window) = field()
    defer { withExtendedLifetime(window) {} }
    let clock = AnimationClock()
    clock.run {
      field.typeText("a")
      field.typeText("👩‍👧")
      var last: CGFloat = -1
      for unit in [0, 1, 6] {
        let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: unit)!)
        #expect(caret.minX > last)
        last = caret.minX
      }
      #expect(
        field.offset(from: field.beginningOfDocument, to: field.closestPosition(to: CGPoint(x: 190, y: 10))!) == 6)
    }
  }
}

extension UITextField {
  fileprivate func selectedRange(_ range: NSRange) { moveSelection(to: range) }
}
