// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

/// All lookup APIs for localized strings, in a file that imports both Foundation and the module with the overloads.
@Suite(.serialized) struct LocalizedLookupTests {
  private func inLanguage<R>(_ language: String?, _ body: () throws -> R) throws -> R {
    try MissingResources.$isSilent.withValue(true) {
      try AmbientLanguage.with(language.flatMap { LanguageTag($0) }, body)
    }
  }

  private func reports(in language: String?, _ body: () -> Void) throws -> [MissingResource] {
    let collector = MissingResources.Collector()
    try inLanguage(language) { MissingResources.collecting(into: collector, body) }
    return collector.resources
  }

  private func shop() throws -> TemporaryBundle {
    try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"title\" = \"Shop\"; \"only.en\" = \"English\"; \"cart.empty\" = \"Empty\";",
      "en.lproj/Other.strings": "\"title\" = \"Other\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Laden\"; \"only.de\" = \"Deutsch\";",
      "de.lproj/Other.strings": "\"title\" = \"Anderes\";",
      "pt-br.lproj/Localizable.strings": "\"title\" = \"Loja\";",
      "zh-hant.lproj/Localizable.strings": "\"title\" = \"商店\";",
      "zh-hans.lproj/Localizable.strings": "\"title\" = \"商店简\";",
      "Base.lproj/Localizable.strings": "\"base\" = \"Base\";",
    ])
  }

  @Test func spellings() throws {
    let shop = try shop()
    let b = shop.bundle
    let table: String? = "Other"
    try inLanguage("de") {
      #expect(NSLocalizedString("title", bundle: b, comment: "") == "Laden")
      #expect(NSLocalizedString("title", bundle: b, value: "v", comment: "") == "Laden")
      #expect(NSLocalizedString("none", bundle: b, value: "v", comment: "") == "v")
      #expect(NSLocalizedString("title", tableName: "Other", bundle: b, comment: "") == "Anderes")
      #expect(NSLocalizedString("title", tableName: table, bundle: b, comment: "") == "Anderes")
      #expect(NSLocalizedString("title", tableName: nil, bundle: b, comment: "") == "Laden")
      #expect(NSLocalizedString("title", tableName: "Other", bundle: b, value: "", comment: "") == "Anderes")
      #expect(NSLocalizedText("title", tableName: nil, bundle: b, value: "", comment: "") == "Laden")
      #expect(NSLocalizedText("title", tableName: table, bundle: b, value: "", comment: "") == "Anderes")
      // The main bundle does not contain this key.
      #expect(NSLocalizedString("zz.title", comment: "") == "zz.title")
      #expect(NSLocalizedString("zz.title", value: "v", comment: "") == "v")
      #expect(NSLocalizedString("zz.title", tableName: "Other", comment: "") == "zz.title")
      #expect(NSLocalizedString("zz.title", tableName: nil, value: "v", comment: "") == "v")

      #expect(b.localizedString(forKey: "title", value: "", table: "Other") == "Anderes")
      #expect(b.localizedString(forKey: "title", value: nil, table: "Other") == "Anderes")
      #expect(b.localizedString(forKey: "title", value: "v", table: nil) == "Laden")
      #expect(b.localizedText(forKey: "title", value: nil, table: nil) == "Laden")
      #expect(b.localizedText(forKey: "none", value: nil, table: nil) == "none")
      #expect(b.localizedText(forKey: "none", value: "", table: "") == "none")

      #expect(String(localized: "title", bundle: b) == "Laden")
      #expect(String(localized: "title", table: "Other", bundle: b, locale: .current, comment: "x") == "Anderes")
      #expect(String(localized: "none", defaultValue: "Say \(3)", bundle: b) == "Say 3")
      #expect(String(localized: "title", defaultValue: "Shop", bundle: b, comment: "x") == "Laden")
      #expect(AttributedString(localized: "title", bundle: b) == AttributedString("Laden"))

      let resource = LocalizedStringResource("title", defaultValue: "D", bundle: .atURL(shop.folder))
      #expect(String(localized: resource) == "Laden")
      var english = resource
      english.locale = Locale(identifier: "en_US")
      #expect(String(localized: english) == "Shop")
      let literal: LocalizedStringResource = "zz \(2) things"
      #expect(literal.key == "zz %lld things" && String(localized: literal) == "zz 2 things")
      #expect(String(localized: "a \(resource)", bundle: b) == "a Laden")
    }
  }

  @Test(arguments: [
    ("de-AT", "Laden"), ("pt-BR", "Loja"), ("pt", "Loja"), ("zh-Hant-HK", "商店"), ("zh-TW", "商店"), ("zh", "商店简"),
    ("fr", "Shop"), (nil, "Shop"),
  ])
  func languages(language: String?, title: String) throws {
    let shop = try shop()
    #expect(try inLanguage(language) { String(localized: "title", bundle: shop.bundle) } == title)
  }

  /// The keys created from string interpolations, according to Foundation's documentation of `LocalizationValue`.
  @Test func keys() {
    let int32: Int32 = 1
    let uint: UInt = 2
    let half: Float = 0.5
    let keys: [(String.LocalizationValue, String)] = [
      ("plain 100%", "plain 100%"), ("\(1) of \(uint)", "%lld of %llu"), ("\(int32)", "%d"),
      ("\(half) \(0.5) \(CGFloat(1))", "%f %lf %lf"), ("\("x")", "%@"), ("100% \(1)", "100%% %lld"),
      ("\(1.5, specifier: "%.2f")", "%.2f"), ("\(7, specifier: "%03d")", "%03d"),
      ("\(3, format: .number)", "%@"), ("", ""),
    ]
    for (value, key) in keys { #expect(value.key == key) }
    #expect(String(localized: "100% \(1.5, specifier: "%.2f") \(7, specifier: "%03d")") == "100% 1.50 007")
  }

  // MARK: Missing strings

  @Test func reportsMissingTranslations() throws {
    let b = try shop()
    let name = b.folder.lastPathComponent
    let missing = try reports(in: "de") {
      #expect(String(localized: "only.en", bundle: b.bundle) == "English")
      _ = String(localized: "title", bundle: b.bundle)
      _ = String(localized: "base", bundle: b.bundle)
    }
    #expect(
      missing.map(\.sentence) == ["There is no string \"only.en\" in Localizable of \(name) in de (en is shown)."])
    // Another language has the string, but no fallback language does.
    let other = try reports(in: "en") { #expect(String(localized: "only.de", bundle: b.bundle) == "only.de") }
    #expect(other.map(\.name) == ["only.de"])
  }

  @Test func reportsUnknownKeysWithSimilarNames() throws {
    let b = try shop()
    let missing = try reports(in: "en") {
      _ = NSLocalizedString("cart.emtpy", bundle: b.bundle, comment: "")
      // The table does not exist, so the key is shown as the text and not reported.
      _ = NSLocalizedString("Add to Cart", tableName: "Nowhere", bundle: b.bundle, comment: "")
      _ = NSLocalizedString("Add to Cart", comment: "")
      // The code provides the text for the development language.
      _ = NSLocalizedString("with.default", bundle: b.bundle, value: "Default", comment: "")
      _ = NSLocalizedString("", bundle: b.bundle, comment: "")
    }
    #expect(missing.map(\.name) == ["cart.emtpy"])
    #expect(missing.first?.nearby == ["cart.empty"])
    let german = try reports(in: "de") {
      _ = NSLocalizedString("with.default", bundle: b.bundle, value: "Default", comment: "")
    }
    #expect(german.map(\.name) == ["with.default"])
  }

  /// The development language's strings serve as keys, so only the other languages have files.
  @Test func textsAsKeys() throws {
    let b = try TemporaryBundle(["de.lproj/Localizable.strings": "\"Buy\" = \"Kaufen\";"])
    #expect(try reports(in: "en") { _ = String(localized: "Sell", bundle: b.bundle) } == [])
    #expect(try reports(in: "de") { _ = String(localized: "Sell", bundle: b.bundle) }.map(\.name) == ["Sell"])
  }

  /// The development language's table lacks some keys that the code uses as text, so those keys are shown.
  @Test func textsAsKeysWithADevelopmentTable() throws {
    let b = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"Buy\" = \"Buy\"; \"legal.notice\" = \"All rights reserved\";",
      "en.lproj/Codes.strings": "\"buy.title\" = \"Buy\";",
      "de.lproj/Localizable.strings": "\"Buy\" = \"Kaufen\";",
    ])
    #expect(
      try reports(in: "en") {
        _ = String(localized: "Sell", bundle: b.bundle)
        _ = String(localized: "Log In", bundle: b.bundle)
        _ = String(localized: "Log In", table: "Codes", bundle: b.bundle)
      } == [])
    // No key in the Codes table equals its text, so a single word is treated as an identifier and reported.
    #expect(
      try reports(in: "en") { _ = String(localized: "sell", table: "Codes", bundle: b.bundle) }.map(\.name) == ["sell"])
    // In another language, showing the key is an error.
    #expect(try reports(in: "de") { _ = String(localized: "Log In", bundle: b.bundle) }.map(\.name) == ["Log In"])
  }

  @Test func untranslatedKeysAreNotReported() throws {
    let b = try TemporaryBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{
        "Tessera":{"shouldTranslate":false},
        "Buy":{"localizations":{"de":{"stringUnit":{"value":"Kaufen"}}}},
        "Sell":{"extractionState":"stale"}
      }}
      """
    ])
    let missing = try reports(in: "de") {
      for key in ["Tessera", "Buy", "Sell"] { _ = NSLocalizedString(key, bundle: b.bundle, comment: "") }
    }
    #expect(missing.map(\.name) == ["Sell"])
  }

  @Test func reportsDamagedFiles() throws {
    let b = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"a\" = \"b\"; \"c\" = ",
      "de.lproj/Localizable.strings": "\"a\" = \"ä\";",
      "en.lproj/Plural.stringsdict": "<?xml version=\"1.0\"?><plist><dict><key>",
      "Broken.xcstrings": "{\"strings\": {",
      "Empty.xcstrings": "[]",
    ])
    let missing = try reports(in: "en") {
      for table in ["Localizable", "Plural", "Broken", "Empty"] {
        #expect(NSLocalizedString("a", tableName: table, bundle: b.bundle, comment: "") == "a")
      }
    }
    let broken = missing.filter { $0.reason != nil }
    #expect(broken.map(\.name) == ["Localizable.strings", "Plural.stringsdict", "Broken.xcstrings", "Empty.xcstrings"])
    #expect(broken.first?.reason == "line 1: a string is missing")
    #expect(broken.first?.place == "\(b.folder.lastPathComponent)/en.lproj")
  }

  @Test func localeFollowsTheLanguage() throws {
    let locale = try inLanguage("pt-BR") { Locale.ambient.identifier }
    #expect(locale == "pt_BR")
    // Processes without a setting have a locale without a region.
    let process = Locale.current.identifier == "en_001" ? Locale(identifier: "en_US") : .current
    #expect(try inLanguage(nil) { Locale.ambient } == process)
  }
}
