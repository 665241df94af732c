// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Lists in words: "bread, milk, and eggs".
///
/// - Note: Differs from UIKit: English, German, French, Spanish, Italian, Portuguese, Dutch and the Scandinavian
///   languages have their word; all others are written with commas alone.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Whose language the word before the last item is in; that of the screen by default.
  open var locale: Locale! = .ambient
  /// Writes items that are no strings; nil, the default, writes them as Swift does.
  open var itemFormatter: Formatter?

  /// Returns the list in words, in the current language.
  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().joined(strings) }

  /// Returns the list in words; nil for an item that the item formatter cannot write.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let itemFormatter else { strings.append("\(item)"); continue }
      guard let text = itemFormatter.string(for: item) else { return nil }
      strings.append(text)
    }
    return joined(strings)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private static let words = [
    "en": "and", "de": "und", "fr": "et", "es": "y", "it": "e", "pt": "e", "nl": "en", "sv": "och", "da": "og",
    "nb": "og", "no": "og", "fi": "ja",
  ]

  private func joined(_ strings: [String]) -> String {
    guard let last = strings.last else { return "" }
    let rest = strings.dropLast()
    guard !rest.isEmpty else { return last }
    let language = String((locale ?? .ambient).identifier.prefix { $0 != "_" && $0 != "-" })
    // The root language that a process without LANG runs in is read as English.
    guard let word = Self.words[language] ?? (["", "C", "POSIX", "root"].contains(language) ? "and" : nil) else {
      return strings.joined(separator: ", ")
    }
    // English sets a comma before the last of three and more, except in Britain's and its like.
    let british = ["en_GB", "en_AU", "en_NZ", "en_ZA", "en_IE"].contains {
      (locale ?? .ambient).identifier.hasPrefix($0)
    }
    let comma = word == "and" && rest.count > 1 && !british ? "," : ""
    return "\(rest.joined(separator: ", "))\(comma) \(word) \(last)"
  }
}
