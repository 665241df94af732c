// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pseudolanguages that are derived from the app's strings. The pseudolanguage is a trait, so that a view displays the
// same text after it is moved to a different window or if it is drawn long after its layout. Strings are modified
// where they are displayed: in labels, placeholders, segments and noneditable text views. The properties of these
// views return the original strings.

import Foundation

/// A pseudolanguage, which modifies the displayed text to find defects that a translation would cause.
package enum PseudoLocalization: String, Hashable, Sendable {
  case accented, double, bounded

  /// Returns the text in the pseudolanguage. Text without letters and digits, such as bullets and dashes, is
  /// unchanged.
  package func apply(_ text: String) -> String {
    guard Self.isTranslatable(text) else { return text }
    return switch self {
    case .accented: Self.accented(text)
    case .double: text + " " + text
    case .bounded: "[" + text + "]"
    }
  }

  /// Returns the attributed text in the pseudolanguage. Letters keep their attributes, and added characters have the
  /// attributes of adjacent characters.
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

  /// Returns the text with accents on its letters. The number of UTF-16 units is unchanged.
  package static func accented(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  /// Returns whether the text contains anything to translate.
  package static func isTranslatable(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Letters with accents above and below, which reveal insufficient line heights and clipping. Each letter is a
  /// single Unicode scalar, so that offsets in the text are unchanged.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ".unicodeScalars,
      "åḃçďéḟĝĥîĵķļḿñöṗŕšţûṽŵẋýžÅḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖŔŜŢÛṼŴẊÝŽ".unicodeScalars))
}

/// A trait that passes the pseudolanguage to all views of a screen.
package struct TextTranslationTrait: UITraitDefinition {
  package static let defaultValue: PseudoLocalization? = nil
  package static let name = "TextTranslation"
}

extension UITraitCollection {
  /// The pseudolanguage, or nil to display the original text. Without custom traits, no lookup is required.
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
