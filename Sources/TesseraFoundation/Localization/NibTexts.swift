// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// What nibs ask of languages.
package enum NibTexts {
  /// Returns the text of a key in a nib's table, in the language of the screen; nil where the nib's own text is to be shown. A
  /// language that has the table and lacks the key is reported.
  package static func text(_ key: String, table: String, in bundle: Bundle) -> String? {
    LocalizedLookup.text(key, table: table, bundle: bundle, hasDefault: true)?.string
  }

  /// The folders of a bundle in which a nib may stand, the best first.
  package static var folders: [String] {
    let languages = AmbientLanguage.preferences.flatMap { [$0.description, $0.language] }
    return languages.map { "\($0).lproj/" } + ["", "Base.lproj/", "en.lproj/"]
  }
}
