// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

extension UITextField {
  /// The displayed text or placeholder; nil if the field has neither.
  var shownText: ShownText? {
    if hasText {
      var text = makePainter(of: labelText, in: textRect(forBounds: bounds)).inspect(shownString, font: shownFont)
      // Text typed by the user may be longer than the field, so its truncation is not a layout defect.
      text.mayBeTruncated = true
      return text
    }
    guard let string = placeholderContent.pseudolocalized(for: traitCollection).string, !string.isEmpty else {
      return nil
    }
    return makePainter(of: placeholderText, in: placeholderRect(forBounds: bounds)).inspect(string, font: shownFont)
  }
}

struct TextFieldInspector: ControlInspector {
  let view: UITextField

  var hasSystemSize: Bool { true }
  var texts: [ShownText] { view.shownText.map { [$0] } ?? [] }
  var visibleText: String? { view.hasText ? view.shownString : view.shownText?.string }
  func isReusablePart(_ part: UIView) -> Bool { true }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    if view.hasText || view.shownText != nil { attributes["font"] = .font(view.shownFont) }
    if view.hasText {
      attributes["text colour"] = color(view.textColor ?? .label)
    } else {
      attributes["placeholder"] = .word("yes")
    }
    if view.borderStyle != .none { attributes["border style"] = .word("\(view.borderStyle)") }
  }
}
