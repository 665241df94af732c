// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

struct PluralRulesTests {
  /// Sample numbers from CLDR's plurals.xml (`@integer`, `@decimal`), by language and category.
  @Test(arguments: [
    ("en", "one: 1; other: 0 2 16 100 1000 10000 0.0 1.0 1.5 10.0"),
    ("de", "one: 1; other: 0 2 16 1.0 0.5"),
    ("fr", "one: 0 1 0.0 0.1 1.5; many: 1000000 1c6 2c6 1.1c6; other: 2 17 100 2.0 3.5 1c3"),
    ("es", "one: 1 1.0 1.00; many: 1000000 1c6; other: 0 2 16 100 0.5 1.5"),
    ("it", "one: 1; many: 1000000; other: 0 2 16 1.0"),
    ("pt", "one: 0 1 0.0 1.5; many: 1000000; other: 2 17 2.0"),
    ("pt-PT", "one: 1; many: 1000000; other: 0 2 16 0.0 1.5"),
    ("ja", "other: 0 1 2 15 100 0.0 1.5"),
    ("ru", "one: 1 21 31 101 1001; few: 2 3 4 22 24 102; many: 0 5 11 14 19 100 1000 111; other: 0.0 1.5 10.0"),
    ("uk", "one: 1 21; few: 2 22; many: 0 5 11; other: 0.5"),
    ("pl", "one: 1; few: 2 4 22 24 102; many: 0 5 19 21 100 112; other: 0.0 1.0 1.5"),
    ("cs", "one: 1; few: 2 3 4; many: 0.0 1.5 100.0; other: 0 5 19 100"),
    ("ar", "zero: 0 0.0; one: 1 1.0; two: 2 2.0; few: 3 10 103 110 1003; many: 11 26 111; other: 100 102 200 0.1 1.1"),
    ("he", "one: 1 0.0 0.9; two: 2; other: 0 3 17 100 1.0 2.0"),
    ("lv", "zero: 0 10 20 11 19 0.0; one: 1 21 101 0.1 1.0 2.1; other: 2 9 22 102 0.2"),
    ("lt", "one: 1 21 1.0; few: 2 9 22 2.0; many: 0.1 1.7; other: 0 10 20 100 0.0"),
    ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11 25 100"),
    ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7 20"),
    ("sl", "one: 1 101 201; two: 2 102; few: 3 4 103 0.0 1.5; other: 0 5 19 100"),
    ("ro", "one: 1; few: 0 2 16 102 1002 0.0 1.5; other: 20 35 100"),
    ("da", "one: 1 0.1 1.6; other: 0 2 16 2.0 3.4"),
    ("hr", "one: 1 21 101 0.1 1.1; few: 2 4 22 0.2; other: 0 5 19 0.0 0.5"),
    ("is", "one: 1 21 0.1 1.0 1.1; other: 0 2 11 16 0.0 0.2"),
    ("mk", "one: 1 21 31 0.1; other: 0 2 11 16 0.0"),
    ("fil", "one: 0 1 3 5 7 8 10 0.0 0.3; other: 4 6 9 14 0.4"),
    ("hi", "one: 0 1 0.0 0.5 1.0; other: 2 17 1.1"),
    ("gv", "one: 1 11 21; two: 2 12; few: 0 20 100; many: 0.0 1.5; other: 3 10 13"),
    ("br", "one: 1 21 31; two: 2 22; few: 3 4 9 23; many: 1000000; other: 0 5 8 10 20"),
    ("mt", "one: 1; two: 2; few: 0 3 10 103; many: 11 19 111; other: 20 35 100"),
    ("kw", "zero: 0; one: 1; two: 2 22 1000; few: 3 23; many: 21 41; other: 4 19 100"),
  ])
  func samples(language: String, samples: String) throws {
    let rules = PluralRules.of(try #require(LanguageTag(language)))
    for group in samples.split(separator: "; ") {
      let parts = group.split(separator: ": ")
      for number in parts[1].split(separator: " ") {
        let operands = try #require(PluralOperands(decimal: String(number)), "\(number)")
        #expect(rules.category(operands).rawValue == parts[0], "\(language) \(number)")
      }
    }
  }

  /// The reference for every language in the table is ICU, which is part of Foundation on Linux. Haitian is excluded
  /// because it has had rules only since CLDR 47. Latvian and Prussian differ: their rules, `v = 2 and f % 100 =
  /// 11..19`, specify the category zero for 1.11, but ICU derives the fraction from the rounded double and doesn't
  /// get 11.
  @Test func agreesWithICU() throws {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    typealias Select =
      @convention(c) (
        OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
      ) -> Int32
    guard let library = dlopen("lib_FoundationICU.so", RTLD_LAZY),
      let openSymbol = dlsym(library, "swift_uplrules_openForType"),
      let selectSymbol = dlsym(library, "swift_uplrules_select")
    else { return }
    let open = unsafeBitCast(openSymbol, to: Open.self)
    let select = unsafeBitCast(selectSymbol, to: Select.self)
    let numbers =
      (0...220).map(Double.init) + [
        1000, 1001, 1002, 2000, 10000, 100_000, 1_000_000, 1_000_001, 2_000_000, 21_000_000,
      ]
      + [0.1, 0.2, 0.5, 1.1, 1.2, 1.5, 2.1, 2.5, 3.4, 10.1, 11.5, 21.1, 100.5, 0.25, 1.11, 2.12]
    var differing: Set<String> = []
    for language in PluralRules.languages where language != "ht" {
      let rules = PluralRules.of(try #require(LanguageTag(language), "\(language)"))
      var status: Int32 = 0
      let oracle = try #require(open(language, 0, &status))
      for number in numbers {
        var word = [UInt16](repeating: 0, count: 16)
        let count = select(oracle, number, &word, 16, &status)
        let expected = String(decoding: word.prefix(Int(count)), as: UTF16.self)
        if rules.category(PluralOperands(number)).rawValue != expected { differing.insert(language) }
      }
    }
    #expect(differing.sorted() == ["lv", "prg"])
  }

  @Test func unknownLanguagesUseOneForm() throws {
    let rules = PluralRules.of(try #require(LanguageTag("xx")))
    #expect(rules.category(PluralOperands(1)) == .other)
  }

  /// The sign is ignored, and all doubles are accepted.
  @Test(arguments: [-1.0, 1.0, 1e300, .infinity, .nan, 1e-300, -0.0])
  func hostileNumbers(number: Double) throws {
    let english = PluralRules.of(try #require(LanguageTag("en")))
    #expect(english.category(PluralOperands(number)) == (abs(number) == 1 ? .one : .other))
    #expect(english.category(PluralOperands(Int.min)) == .other)
    #expect(english.category(PluralOperands(UInt64.max)) == .other)
  }

  @Test(arguments: ["", ".", "1.", "x", "1.2.3", "1c", "1c99", "1234567890123456789", "1e5"])
  func rejectsInvalidDecimals(text: String) { #expect(PluralOperands(decimal: text) == nil) }
}
