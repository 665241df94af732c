// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraText

extension TextLanguage {
  /// The language of the screen that is being made or painted; without one, the first of the process.
  static var ambient: TextLanguage {
    AmbientLanguage.current.map { TextLanguage($0.description) } ?? process
  }

  private static let process = TextLanguage(Locale.preferredLanguages.first ?? "en")
}
