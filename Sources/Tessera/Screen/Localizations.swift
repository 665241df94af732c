// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics

/// The languages in which the program's bundles have localized strings.
public enum Localizations {
  /// The names of the languages, such as `de` and `pt-BR`, in alphabetical order. Read from the folders of the bundles next to
  /// the executable and from string catalogs.
  public static var all: [String] { LocalizedLookup.languages.map(\.description) }

  /// Returns the name of a supported language: one that the bundles have strings for, or one for which they have a fallback, such
  /// as `de` for `de-AT`. If no bundle has localized strings, any language of ISO 639 is supported.
  ///
  /// - Throws: `RenderError.unknownLanguage`.
  public static func named(_ name: String) throws(RenderError) -> String {
    let known = LocalizedLookup.languages
    guard let tag = LanguageTag(name) else { throw .unknownLanguage(name, known: known.map(\.description)) }
    let isKnown =
      known.isEmpty ? Locale.LanguageCode(tag.language).isISOLanguage : !tag.matches(in: known).isEmpty
    guard isKnown else { throw .unknownLanguage(name, known: known.map(\.description)) }
    return tag.description
  }
}
