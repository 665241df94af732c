// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGraphics

/// Runs the body in a language, such as `de` or `pt-BR`: views made in it look their texts up there, and snapshots taken in it
/// have the language's direction.
///
///     try withLanguage("ar") {
///       assertSnapshot(of: SettingsViewController(), as: .image)
///     }
///
/// - Throws: `RenderError.unknownLanguage` for what is no language; what the body throws.
@MainActor
public func withLanguage<R>(_ language: String, _ body: () throws -> R) throws -> R {
  guard let tag = LanguageTag(language) else { throw RenderError.unknownLanguage(language, known: Localizations.all) }
  return try AmbientLanguage.with(tag) { () throws(any Error) in try body() }
}
