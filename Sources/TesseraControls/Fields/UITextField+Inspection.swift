// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UITextField {
  /// The text or the placeholder; nil for a field without both.
  package var shownText: ShownText? {
    if hasText { return painter(labelText, textRect(forBounds: bounds)).inspect(shownString, font: shownFont) }
    guard let string = placeholderContent.shown(in: traitCollection).string, !string.isEmpty else { return nil }
    return painter(placeholderText, placeholderRect(forBounds: bounds)).inspect(string, font: shownFont)
  }

  /// The font of text without its own, at the text size of the field's environment.
  package var inspectedFont: UIFont { shownFont }
}
