// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@testable import TesseraGraphics

/// A target that reads the `Contents.json` of an asset set. Any input must result in an asset set or nil.
@MainActor
enum CatalogTarget {
  static func take(_ bytes: [UInt8]) {
    let json = Data(bytes)
    for traits in [UITraitCollection(), UITraitCollection(displayScale: 3)] {
      for isSymbol in [false, true] {
        guard let set = ImageSet(name: "a", folder: "/nowhere", json: json, isSymbol: isSymbol) else { continue }
        if let entry = set.entry(for: traits, language: "de") {
          check(!entry.file.contains("/"), "a file is outside of its set: \(entry.file)")
        }
      }
      _ = ColorSet(name: "a", json: json)?.color(for: traits)
    }
  }
}
