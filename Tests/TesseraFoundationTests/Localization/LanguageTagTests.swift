// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("zh-hant", "zh-Hant"), ("ZH_HANT_hk", "zh-Hant-HK"),
    ("es-419", "es-419"), ("en_US_POSIX", "en-US"), ("de_DE.UTF-8", "de-DE"), ("de@euro", "de"), ("iw", "he"),
    ("German", "de"), ("ca-valencia", "ca"),
  ])
  func reads(text: String, tag: String) { #expect(LanguageTag(text)?.description == tag) }

  @Test(arguments: ["", "Base", "-", "x", "12", "klingon", "C", "d€"])
  func rejectsInvalidTags(text: String) { #expect(LanguageTag(text) == nil) }

  /// Right-to-left languages according to CLDR's layout orientation and script direction.
  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("ckb", true), ("yi", true), ("dv", true),
    ("pa-PK", true),
    ("az-Arab", true), ("ar-Latn", false), ("de", false), ("zh-Hant", false), ("pa", false), ("ku", false),
  ])
  func direction(text: String, isRightToLeft: Bool) {
    #expect(LanguageTag(text)?.isRightToLeft == isRightToLeft)
  }

  /// Fallbacks follow CLDR's parent locales and likely scripts. The same language is an acceptable fallback in
  /// another region, but not in another script.
  @Test(arguments: [
    ("pt-BR", "pt pt-PT", "pt pt-PT"),
    ("pt-AO", "pt pt-PT pt-BR", "pt-PT pt pt-BR"),
    ("zh-Hant-HK", "zh-Hans zh-Hant", "zh-Hant"),
    ("zh-HK", "zh-Hans zh-Hant", "zh-Hant"),
    ("zh-Hant-MO", "zh-Hant zh-HK zh", "zh-HK zh-Hant"),
    ("zh-TW", "zh zh-Hans", ""),
    ("zh", "zh-Hans zh-Hant", "zh-Hans"),
    ("es-MX", "es es-419", "es-419 es"),
    ("es-ES", "es-419", "es-419"),
    ("en-AU", "en en-GB", "en-GB en"),
    ("en-001", "en de", "en"),
    ("nb", "no de", "no"),
    ("sr-Latn", "sr", ""),
    ("de-AT", "de fr", "de"),
    ("de", "fr", ""),
  ])
  func matches(wanted: String, available: String, best: String) throws {
    let languages = available.split(separator: " ").compactMap { LanguageTag(String($0)) }
    let found = try #require(LanguageTag(wanted)).matches(in: languages)
    #expect(found.map(\.description).joined(separator: " ") == best)
  }
}
