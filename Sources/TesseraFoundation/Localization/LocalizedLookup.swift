// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Lookup of localized strings by their keys, for `NSLocalizedString` and similar functions.
package enum LocalizedLookup {
  /// Returns the string for a key, or nil if no table contains the key. Reports missing keys.
  ///
  /// - Parameter languages: The preferred languages, in order of preference.
  static func text(
    _ key: String, table: String?, bundle: Bundle, languages: [LanguageTag] = AmbientLanguage.preferences,
    hasDefault: Bool = false
  ) -> LocalizedText? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? StringTables.defaultTable
    var complaint: MissingResource?
    for tables in StringTables.of(bundle) {
      let table = tables.table(name)
      guard table.exists else { continue }
      let answer = table.answer(key, languages)
      let missing = table.complaint(key, answer: answer, wanted: languages, hasDefault: hasDefault)
      if let answer {
        if let missing { MissingResources.report(missing) }
        return answer.text.on(AmbientLanguage.device)
      }
      // Another bundle next to the executable may contain the key.
      complaint = complaint ?? missing
    }
    if let complaint { MissingResources.report(complaint) }
    return nil
  }

  /// Returns the string for a key as Foundation's functions do. If no table contains the key, returns `value`, or the
  /// key if `value` is empty.
  static func string(_ key: String, value: String?, table: String?, bundle: Bundle) -> String {
    let value = value ?? ""
    if let text = text(key, table: table, bundle: bundle, hasDefault: !value.isEmpty) { return text.string }
    return value.isEmpty ? key : value
  }

  /// The languages of the bundles next to the executable, in alphabetical order.
  package static var languages: [LanguageTag] {
    StringTables.of(.main).reduce(into: Set()) { $0.formUnion($1.languages) }.sorted()
  }
}
