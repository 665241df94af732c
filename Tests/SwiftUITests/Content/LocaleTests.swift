// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// The language of strings, which follows the locale of the environment.
@MainActor @Suite struct LocaleTests {
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LocaleTests-\(UUID().uuidString)")
    for (language, word) in [("en", "Hello"), ("de", "Hallo")] {
      let lproj = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(word)\";".utf8).write(to: lproj.appendingPathComponent("Localizable.strings"))
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func stringsAreInTheLanguageOfTheLocale() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let text = Text("greeting", bundle: bundle)
    #expect(HostedScreen(text).texts == ["Hello"])
    #expect(HostedScreen(text.environment(\.locale, Locale(identifier: "de_AT"))).texts == ["Hallo"])
    #expect(HostedScreen(text.bold().environment(\.locale, Locale(identifier: "de"))).texts == ["Hallo"])
  }
}
