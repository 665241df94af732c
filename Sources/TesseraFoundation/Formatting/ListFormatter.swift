// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A formatter for lists, such as "bread, milk, and eggs".
///
/// - Note: Differs from UIKit: only lists in English, German, French, Spanish, Italian, Portuguese, Dutch and the
///   Scandinavian languages have a conjunction. In other languages, all items are separated by commas.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale that determines the conjunction. By default, the screen's language.
  open var locale: Locale! = .ambient
  /// The formatter for items that are not strings. If nil, the default, Swift's string representations are used.
  open var itemFormatter: Formatter?

  /// Returns a formatted list in the current language.
  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().joined(strings) }

  /// Returns a formatted list, or nil if the item formatter can't format an item.
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
    // A process without the LANG environment variable has the root language, which is treated as English.
    guard let word = Self.words[language] ?? (["", "C", "POSIX", "root"].contains(language) ? "and" : nil) else {
      return strings.joined(separator: ", ")
    }
    // In lists of three or more items, English has a comma before the conjunction, except in British English and
    // related variants.
    let british = ["en_GB", "en_AU", "en_NZ", "en_ZA", "en_IE"].contains {
      (locale ?? .ambient).identifier.hasPrefix($0)
    }
    let comma = word == "and" && rest.count > 1 && !british ? "," : ""
    return "\(rest.joined(separator: ", "))\(comma) \(word) \(last)"
  }
}
