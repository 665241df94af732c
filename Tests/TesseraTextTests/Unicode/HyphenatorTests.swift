// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct HyphenatorTests {
  private static func hyphenated(_ word: String, _ hyphenator: Hyphenator) -> String {
    let letters = word.unicodeScalars.map(\.value)
    let points = hyphenator.points(in: letters)
    var result = ""
    for (i, scalar) in word.unicodeScalars.enumerated() {
      if points.contains(i) { result += "-" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Words in 23 languages are hyphenated as by pyphen, which uses the same patterns. make-hyphens.py recorded
  /// pyphen's results.
  @Test func matchesPyphen() throws {
    let path = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let bytes = try #require(LongTests.read("/" + path + "/Fixtures/hyphens.txt"))
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count == 23)
    for row in rows {
      let fields = row.split(separator: "\t")
      let hyphenator = try #require(Hyphenator(language: String(fields[0])))
      for expected in fields[1].split(separator: " ") {
        let word = expected.filter { $0 != "-" }
        #expect(Self.hyphenated(word, hyphenator) == expected, "\(fields[0])")
      }
    }
  }

  /// Words that hyphen.tex lists as exceptions because its patterns hyphenate them incorrectly.
  @Test(arguments: ["as-so-ciate", "dec-li-na-tion", "oblig-a-tory", "phil-an-thropic", "present", "ta-ble"])
  func exceptions(_ expected: String) throws {
    let hyphenator = try #require(Hyphenator(language: "en"))
    #expect(Self.hyphenated(expected.filter { $0 != "-" }, hyphenator) == expected)
  }

  @Test(arguments: [
    ("en", true), ("en-US", true), ("en_AU", true), ("de-AT", true), ("no", true), ("pt-BR", true), ("ja", false),
    ("", false), ("x", false), ("en-", true), ("DE", true),
  ])
  func languages(_ language: String, _ isThere: Bool) {
    #expect((Hyphenator(language: language) != nil) == isThere)
  }

  @Test func unusualWords() throws {
    let hyphenator = try #require(Hyphenator(language: "de"))
    #expect(hyphenator.points(in: []) == [])
    #expect(hyphenator.points(in: [0x61]) == [])
    #expect(hyphenator.points(in: [0, 0xFFFF_FFFF, 0x10FFFF, 0xD800]) == [])
    #expect(hyphenator.points(in: Array(repeating: 0x61, count: 101)) == [])
  }
}
