// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics

/// The languages for which the program's bundles contain localized strings.
public enum Localizations {
  /// The language names, such as `de` and `pt-BR`, in alphabetical order. They are read from string catalogs and from
  /// the folders of the bundles next to the executable.
  public static var all: [String] { LocalizedLookup.languages.map(\.description) }

  /// Returns the name of a supported language. A language is supported if the bundles contain strings for it or for
  /// its fallback, such as `de` for `de-AT`. If no bundle has localized strings, every ISO 639 language is supported.
  ///
  /// - Throws: `RenderError.unknownLanguage` if the language is not supported.
  public static func named(_ name: String) throws(RenderError) -> String {
    let known = LocalizedLookup.languages
    guard let tag = LanguageTag(name) else { throw .unknownLanguage(name, known: known.map(\.description)) }
    let isKnown =
      known.isEmpty ? Locale.LanguageCode(tag.language).isISOLanguage : !tag.matches(in: known).isEmpty
    guard isKnown else { throw .unknownLanguage(name, known: known.map(\.description)) }
    return tag.description
  }
}
