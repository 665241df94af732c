// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

extension UITextField {
  /// The text or the placeholder; nil for a field without both.
  var shownText: ShownText? {
    if hasText {
      var text = painter(labelText, textRect(forBounds: bounds)).inspect(shownString, font: shownFont)
      // Typed text may be longer than the field, which is not a defect of the screen.
      text.mayBeCut = true
      return text
    }
    guard let string = placeholderContent.shown(in: traitCollection).string, !string.isEmpty else { return nil }
    return painter(placeholderText, placeholderRect(forBounds: bounds)).inspect(string, font: shownFont)
  }
}

struct TextFieldSpeaker: ControlSpeaker {
  let view: UITextField

  var hasSystemSize: Bool { true }
  var texts: [ShownText] { view.shownText.map { [$0] } ?? [] }
  var words: String? { view.hasText ? view.shownString : view.shownText?.string }
  func isSpare(_ part: UIView) -> Bool { true }

  func addControlLook(to look: inout ViewLook) {
    if view.hasText || view.shownText != nil { look["font"] = .font(view.shownFont) }
    if view.hasText {
      look["text colour"] = color(view.textColor ?? .label)
    } else {
      look["placeholder"] = .word("yes")
    }
    if view.borderStyle != .none { look["border style"] = .word("\(view.borderStyle)") }
  }
}
