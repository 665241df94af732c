// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The edit actions that make selected text bold, italic or underlined.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// Returns whether a style action is currently enabled, or nil for other actions.
  func performsStyleAction(_ action: Selector) -> Bool? {
    switch action.description {
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:": mayChangeStyle
    default: nil
    }
  }

  private var mayChangeStyle: Bool { isEditable && allowsEditingTextAttributes && inputSelection.length > 0 }

  /// Adds a trait to the selection's fonts, or removes the trait if all fonts have it.
  func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
    changeStyle { text, range in
      var fonts: [(UIFont, NSRange)] = []
      text.enumerateAttribute(.font, in: range) { value, part, _ in fonts.append((value as? UIFont ?? shownFont, part))
      }
      let allHave = fonts.allSatisfy { $0.0.fontDescriptor.symbolicTraits.contains(trait) }
      for (font, part) in fonts {
        var traits = font.fontDescriptor.symbolicTraits
        if allHave { traits.remove(trait) } else { traits.insert(trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { continue }
        text.addAttribute(.font, value: UIFont(descriptor: descriptor, size: font.pointSize), range: part)
      }
    }
  }

  /// Underlines the selection, or removes the underline if the whole selection is underlined.
  func toggleSelectionUnderline() {
    changeStyle { text, range in
      var allHave = true
      text.enumerateAttribute(.underlineStyle, in: range) { value, _, _ in
        if (value as? Int ?? 0) == 0 { allHave = false }
      }
      if allHave {
        text.removeAttribute(.underlineStyle, range: range)
      } else {
        text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      }
    }
  }

  private func changeStyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard mayChangeStyle else { return }
    let text = NSMutableAttributedString(attributedString: attributedText)
    change(text, inputSelection)
    content = .attributed(text)
    textDidChange()
    delegate?.textViewDidChange(self)
    MainNotifications.post(Self.textDidChangeNotification, from: self)
  }
}
