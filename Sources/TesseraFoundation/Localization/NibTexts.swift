// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

package enum NibTexts {
  /// Returns the string for a key in a nib's table, in the language of the screen, or nil to show the nib's own text. Reports a
  /// key that is missing in a language with such a table.
  package static func text(_ key: String, table: String, in bundle: Bundle) -> String? {
    LocalizedLookup.text(key, table: table, bundle: bundle, hasDefault: true)?.string
  }

  /// The folders of a bundle that may contain a nib, from best to worst.
  package static var folders: [String] {
    let languages = AmbientLanguage.preferences.flatMap { [$0.description, $0.language] }
    return languages.map { "\($0).lproj/" } + ["", "Base.lproj/", "en.lproj/"]
  }
}
