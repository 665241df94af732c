// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The language that selects entries of localized sets.
enum AssetLanguage {
  /// The language identifier, such as `pt-BR`.
  static var current: String { AmbientLanguage.current?.description ?? Locale.preferredLanguages.first ?? "en" }
}
