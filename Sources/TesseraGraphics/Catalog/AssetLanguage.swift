// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The language for choosing localized sets.
enum AssetLanguage {
  /// The identifier of the language, such as `pt-BR`.
  static var current: String { AmbientLanguage.current?.description ?? Locale.preferredLanguages.first ?? "en" }
}
