// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The translations of a nib's texts: `abc-12-XyZ.text` and so on, in tables of the file's name.
@MainActor
struct NibStrings {
  private let bundle: Bundle
  private let table: String
  private let isTranslated: Bool

  init(_ document: NibDocument) {
    bundle = document.bundle
    table = document.name
    let folder = bundle.resourceURL ?? bundle.bundleURL
    isTranslated =
      bundle.localizations.contains { language in
        ["strings", "xcstrings", "stringsdict"].contains { kind in
          let path = folder.appendingPathComponent("\(language).lproj/\(document.name).\(kind)").path
          return FileManager.default.fileExists(atPath: path)
        }
      } || FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(document.name).xcstrings").path)
  }

  /// The text of a key; nil where the file's own is to be shown.
  subscript(key: String) -> String? {
    guard isTranslated else { return nil }
    let missing = "\u{1}"
    let text = bundle.localizedString(forKey: key, value: missing, table: table)
    return text == missing || text == key ? nil : text
  }
}
