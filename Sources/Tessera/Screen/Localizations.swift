// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics

/// The languages that the program's bundles have texts in.
public enum Localizations {
  /// Their names, such as `de` and `pt-BR`, in the order of the alphabet. Read from the folders of the bundles beside the
  /// executable and from string catalogues.
  public static var all: [String] { LocalizedLookup.languages.map(\.description) }

  /// The name of a language in which texts can be shown: one that the bundles have, or that one of theirs stands in for, as
  /// `de` does for `de-AT`. Where no bundle has texts, any language of ISO 639.
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
