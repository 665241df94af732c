// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pseudo-languages derived from the app's texts. The trait is inherited with the others, so that a view that moves to another
// window, or is painted long after its layout, shows the same text. Texts are changed where they are shown: in labels,
// placeholders, segments and text views that are not editable. Properties return the original text.

import Foundation

/// A pseudo-language, which changes the shown texts to find defects that a translation would cause.
package enum PseudoLocalization: String, Hashable, Sendable {
  case accented, double, bounded

  /// Returns the text as it is shown. Texts without a letter or digit, such as bullets and dashes, are unchanged.
  package func apply(_ text: String) -> String {
    guard Self.isTranslatable(text) else { return text }
    return switch self {
    case .accented: Self.accented(text)
    case .double: text + " " + text
    case .bounded: "[" + text + "]"
    }
  }

  /// Returns the attributed text as it is shown. Letters keep their attributes, and added characters have those of their
  /// neighbors.
  func apply(_ text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0, Self.isTranslatable(text.string) else { return text }
    func added(_ string: String, like index: Int) -> NSAttributedString {
      NSAttributedString(string: string, attributes: text.attributes(at: index, effectiveRange: nil))
    }
    let result = NSMutableAttributedString()
    switch self {
    case .accented:
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let part = text.attributedSubstring(from: range).string
        result.append(NSAttributedString(string: Self.accented(part), attributes: attributes))
      }
    case .double:
      result.append(text)
      result.append(added(" ", like: text.length - 1))
      result.append(text)
    case .bounded:
      result.append(added("[", like: 0))
      result.append(text)
      result.append(added("]", like: text.length - 1))
    }
    return result
  }

  /// Returns the text with accents on its letters and the same number of UTF-16 units.
  package static func accented(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  /// Returns whether the text has anything to translate.
  package static func isTranslatable(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Accents above and below the letters, which reveal both tight lines and tight clips. Each letter is a single scalar, so
  /// that locations in the text do not change.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ".unicodeScalars,
      "åḃçďéḟĝĥîĵķļḿñöṗŕšţûṽŵẋýžÅḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖŔŜŢÛṼŴẊÝŽ".unicodeScalars))
}

/// The trait that passes a pseudo-language to every view of a screen.
package struct TextTranslationTrait: UITraitDefinition {
  package static let defaultValue: PseudoLocalization? = nil
  package static let name = "TextTranslation"
}

extension UITraitCollection {
  /// The pseudo-language, or nil for the original texts, which needs no lookup.
  package var textTranslation: PseudoLocalization? { values.custom.isEmpty ? nil : self[TextTranslationTrait.self] }
}

extension LabelText.Content {
  package func pseudolocalized(for traits: UITraitCollection) -> Self {
    guard let translation = traits.textTranslation else { return self }
    return switch self {
    case .none: .none
    case .plain(let text): .plain(translation.apply(text))
    case .attributed(let text): .attributed(translation.apply(text))
    }
  }
}
