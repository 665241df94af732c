// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGraphics

/// Runs the body in a language, such as `de` or `pt-BR`. Views created in the body look up their strings in this
/// language, and snapshots have the language's layout direction.
///
///     try withLanguage("ar") {
///       assertSnapshot(of: SettingsViewController(), as: .image)
///     }
///
/// - Throws: `RenderError.unknownLanguage` if the name is not a language, and the errors of the body.
@MainActor
public func withLanguage<R>(_ language: String, _ body: () throws -> R) throws -> R {
  guard let tag = LanguageTag(language) else { throw RenderError.unknownLanguage(language, known: Localizations.all) }
  return try AmbientLanguage.with(tag) { () throws(any Error) in try body() }
}
