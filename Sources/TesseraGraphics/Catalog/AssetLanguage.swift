// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The language that localised sets are chosen by.
enum AssetLanguage {
  /// The identifier of the language, as `pt-BR`.
  static var current: String { AmbientLanguage.current?.description ?? Locale.preferredLanguages.first ?? "en" }
}
