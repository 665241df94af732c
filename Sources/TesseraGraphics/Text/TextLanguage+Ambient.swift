// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraText

extension TextLanguage {
  /// The language of the current screen, or the first language of the process if there is none.
  static var ambient: TextLanguage {
    AmbientLanguage.current.map { TextLanguage($0.description) } ?? process
  }

  private static let process = TextLanguage(Locale.preferredLanguages.first ?? "en")
}
