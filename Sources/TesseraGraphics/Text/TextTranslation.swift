// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Languages made from the app's own texts. The trait travels with the others, so that a view that leaves one window for
// another, or is painted long after it was laid out, shows the same text. Texts change where they are shown, in labels,
// placeholders, segments and text views that cannot be edited; the properties return what the app set.

import Foundation

/// How the texts that an app shows are changed to find what a translation would break.
package enum TextTranslation: String, Hashable, Sendable {
  case accented, double, bounded

  /// The text as it shows. Texts without a letter or digit, such as bullets and dashes, stay as they are.
  package func apply(_ text: String) -> String {
    guard Self.isTranslatable(text) else { return text }
    return switch self {
    case .accented: Self.accented(text)
    case .double: text + " " + text
    case .bounded: "[" + text + "]"
    }
  }

  /// The text with attributes as it shows: every letter keeps its attributes, and what is added takes those beside it.
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

  /// The text with marks on its letters, of as many UTF-16 units.
  package static func accented(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  /// Whether the text has anything to translate.
  package static func isTranslatable(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Marks above and below the letters, so that both a tight line and a tight clip show. All of one scalar, so that the
  /// letters of a text keep their places.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ".unicodeScalars,
      "åḃçďéḟĝĥîĵķļḿñöṗŕšţûṽŵẋýžÅḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖŔŜŢÛṼŴẊÝŽ".unicodeScalars))
}

/// The trait that carries a translation to every view of a screen.
package struct TextTranslationTrait: UITraitDefinition {
  package static let defaultValue: TextTranslation? = nil
  package static let name = "TextTranslation"
}

extension UITraitCollection {
  /// Nil for the app's own texts, which costs no look-up.
  package var textTranslation: TextTranslation? { values.custom.isEmpty ? nil : self[TextTranslationTrait.self] }
}

extension LabelText.Content {
  /// The text as it shows in an environment.
  package func shown(in traits: UITraitCollection) -> Self {
    guard let translation = traits.textTranslation else { return self }
    return switch self {
    case .none: .none
    case .plain(let text): .plain(translation.apply(text))
    case .attributed(let text): .attributed(translation.apply(text))
    }
  }
}
