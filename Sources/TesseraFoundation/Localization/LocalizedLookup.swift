// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Finds texts by their keys, as `NSLocalizedString` and its like do.
package enum LocalizedLookup {
  /// Returns the text of a key; nil where no table has it. What is missing is reported.
  ///
  /// - Parameter languages: The languages to look for, the best first.
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
      let missing = table.complaint(key, answer, languages, hasDefault: hasDefault)
      if let answer {
        if let missing { MissingResources.report(missing) }
        return answer.text.on(AmbientLanguage.device)
      }
      // Of several bundles beside the program's any may have it.
      complaint = complaint ?? missing
    }
    if let complaint { MissingResources.report(complaint) }
    return nil
  }

  /// Returns the text of a key as Foundation's functions give it: the value where no table has the key, the key where that is
  /// empty.
  static func string(_ key: String, value: String?, table: String?, bundle: Bundle) -> String {
    let value = value ?? ""
    if let text = text(key, table: table, bundle: bundle, hasDefault: !value.isEmpty) { return text.string }
    return value.isEmpty ? key : value
  }

  /// The languages that the program's bundles have, in the order of the alphabet.
  package static var languages: [LanguageTag] {
    StringTables.of(.main).reduce(into: Set()) { $0.formUnion($1.languages) }.sorted()
  }
}
