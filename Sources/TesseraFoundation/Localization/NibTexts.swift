// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

package enum NibTexts {
  /// Returns the string for a key in a nib's string table, in the screen's language. Returns nil if the nib's
  /// built-in text should be used. If there is a table for the language but it does not contain the key, the key is
  /// reported.
  package static func text(_ key: String, table: String, in bundle: Bundle) -> String? {
    LocalizedLookup.text(key, table: table, bundle: bundle, hasDefault: true)?.string
  }

  /// The names of the folders in a bundle that may contain a nib, in order of preference.
  package static var folders: [String] {
    let languages = AmbientLanguage.preferences.flatMap { [$0.description, $0.language] }
    return languages.map { "\($0).lproj/" } + ["", "Base.lproj/", "en.lproj/"]
  }
}
