// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraText

extension TextLanguage {
  /// The current screen's language, or the first preferred language of the process if there is no screen.
  static var ambient: TextLanguage {
    AmbientLanguage.current.map { TextLanguage($0.description) } ?? process
  }

  private static let process = TextLanguage(Locale.preferredLanguages.first ?? "en")
}
