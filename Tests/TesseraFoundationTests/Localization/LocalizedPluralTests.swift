// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

@Suite(.serialized) struct LocalizedPluralTests {
  private func inLanguage<R>(_ language: String, device: String = "iphone", _ body: () throws -> R) throws -> R {
    try MissingResources.$isSilent.withValue(true) {
      try AmbientLanguage.with(LanguageTag(language), device: device, body)
    }
  }

  /// The example with two variables in Apple's "Stringsdict File Format". One variable is nested in the other's text.
  @Test func stringsdict() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"%d files\" = \"not this\";",
      "en.lproj/Localizable.stringsdict": TemporaryBundle.plurals([
        "%d files": ("%#@files@", ["files": "zero=no files|one=a file|other=%d files"]),
        "%d in %d": (
          "%1$#@files@ in %2$#@folders@!",
          ["files": "one=%d file|other=%d files", "folders": "one=%d folder|other=%d folders"]
        ),
        "nested": (
          "%#@files@", ["files": "one=%d file%#@rest@|other=%d files%#@rest@", "rest": "one=|other=, several"]
        ),
        "%@ has %d": ("%@ has %#@n@", ["n": "one=one|other=%d of %3$@"]),
        "between": ("%1$@: %2$#@n@ (%3$@)", ["n": "one=%d file|other=%d files"]),
        "no other": ("%#@n@", ["n": "one=x"]),
        "unknown": ("%#@n@ and %#@m@", ["n": "other=x"]),
        "cycle": ("%#@a@", ["a": "other=a %#@b@", "b": "other=b %#@a@"]),
        "percent": ("%#@n@ 100%%", ["n": "other=%d"]),
        "width": ("%#@n@", ["n": "other=[%*d]"]),
      ]),
      "pl.lproj/Localizable.stringsdict": TemporaryBundle.plurals([
        "%d files": ("%#@files@", ["files": "one=%d plik|few=%d pliki|many=%d plików|other=%d pliku"])
      ]),
    ])
    func text(_ key: String, _ arguments: any CVarArg...) -> String {
      let format = NSLocalizedString(key, bundle: bundle.bundle, comment: "")
      return String(localizedFormat: format, arguments: arguments)
    }
    try inLanguage("en") {
      let files = [0, 1, 2, -1].map { text("%d files", $0) }
      #expect(files == ["no files", "a file", "2 files", "a file"])
      #expect(text("%d in %d", 1, 3) == "1 file in 3 folders!")
      #expect(text("nested", 2) == "2 files, several")
      #expect(text("%@ has %d", "Ann", 5, "ten") == "Ann has 5 of ten")
      #expect(text("%@ has %d", "Ann", 1, "ten") == "Ann has one")
      #expect(text("between", "A", 2, "B") == "A: 2 files (B)")
      #expect(text("no other", 1) == "x")
      #expect(text("no other", 2) == "")
      #expect(text("unknown", 1, 2) == "x and %#@m@")
      #expect(text("cycle", 1) == "a b ")
      #expect(text("percent", 7) == "7 100%")
      // A missing argument, and an argument of the wrong type.
      #expect(text("%d files") == "(null) files")
      // A plural format concatenated with other strings.
      let format = "> " + NSLocalizedString("%d files", bundle: bundle.bundle, comment: "") + " <"
      #expect(String(format: format, 1) == "> a file <")
      #expect(String.localizedStringWithFormat(format, 2000) == "> 2,000 files <")
      #expect(String(format: format, locale: Locale(identifier: "de_DE"), 2000) == "> 2.000 files <")
    }
    try inLanguage("pl") {
      let files = [1, 2, 5, 22].map { text("%d files", $0) }
      #expect(files == ["1 plik", "2 pliki", "5 plików", "22 pliki"])
    }
  }

  @Test func widthsAndDevices() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>S</string><key>20</key><string>Long</string><key>x</key><string>?</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>iPad</string><key>ipod</key><string>Pod</string><key>other</key><string>Other</string></dict></dict>
      <key>e</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>iPad</string><key>other</key><string>Other</string></dict></dict>
      </dict></plist>
      """
    ])
    let keys = ["w", "d", "e"]
    let phone = try inLanguage("en") { keys.map { NSLocalizedString($0, bundle: bundle.bundle, comment: "") } }
    #expect(phone == ["Long", "Pod", "Other"])
    let pad = try inLanguage("en", device: "ipad") {
      keys.map { NSLocalizedString($0, bundle: bundle.bundle, comment: "") }
    }
    #expect(pad == ["Long", "iPad", "iPad"])
  }

  @Test func catalogPlurals() throws {
    let bundle = try TemporaryBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Hallo"}}}},
        "%lld photos": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld photo"}}, "other": {"stringUnit": {"value": "%lld photos"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld фото-один"}}, "few": {"stringUnit": {"value": "%lld фото-два"}},
            "many": {"stringUnit": {"value": "%lld фото-пять"}}, "other": {"stringUnit": {"value": "%lld фото"}}}}}}},
        "%@ has %lld": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%1$@ has one"}}, "other": {"stringUnit": {"value": "%@ has %lld"}}}}}}},
        "%lld birds on %lld trees": {"localizations": {"en": {
          "stringUnit": {"value": "%#@birds@ on %#@trees@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "a tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Touch"}}, "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap it"}}}}}}},
        "100%": {}
      }}
      """
    ])
    let kit = bundle.bundle
    func photos(_ n: Int) -> String { String(localized: "\(n) photos", bundle: kit) }
    try inLanguage("en") {
      #expect([0, 1, 2, 1234].map(photos) == ["0 photos", "1 photo", "2 photos", "1,234 photos"])
      #expect(String(localized: "\("Ann") has \(1)", bundle: kit) == "Ann has one")
      #expect(String(localized: "\("Ann") has \(3)", bundle: kit) == "Ann has 3")
      #expect(String(localized: "\(1) birds on \(1) trees", bundle: kit) == "1 bird on a tree")
      #expect(String(localized: "\(2) birds on \(3) trees", bundle: kit) == "2 birds on 3 trees")
      #expect(String(localized: "Tap", bundle: kit) == "Tap it")
      #expect(String(localized: "100%", bundle: kit) == "100%")
      #expect(String(localized: "Hello", bundle: kit) == "Hello")
      #expect(String(format: NSLocalizedString("%lld photos", bundle: kit, comment: ""), 1) == "1 photo")
    }
    let pad = try inLanguage("en", device: "ipad") { String(localized: "Tap", bundle: kit) }
    #expect(pad == "Touch")
    try inLanguage("ru") {
      #expect([1, 3, 5, 21].map(photos) == ["1 фото-один", "3 фото-два", "5 фото-пять", "21 фото-один"])
    }
    try inLanguage("de") { #expect(String(localized: "Hello", bundle: kit) == "Hallo") }
  }
}
