// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import ArgumentParser
import Foundation
import TesseraServer
import Testing

import ShareCard
import ShareCards

@Suite struct CardTests {
  private func mistake(_ json: String) -> String {
    do {
      _ = try JSONDecoder().decode(Card.self, from: Data(json.utf8))
      return ""
    } catch { return "\(ParameterMistake(error))" }
  }

  @Test(arguments: [
    (#"{"name": "Ada"}"#, ""),
    (#"{}"#, "name: is missing"),
    (#"{"name": " "}"#, "name: expected at least one character"),
    (
      #"{"name": "A", "statistics": [{"value": 1, "label": "a"}, {"value": [], "label": "b"}]}"#,
      "statistics[1].value: expected a whole number, or a text of at most 12 characters"
    ),
    (#"{"name": "A", "avatar": {}}"#, "avatar.initials: is missing"),
    (#"{"name": "A", "avatar": {"image": "?"}}"#, "avatar.image: expected a picture file as base64"),
    (#"{"name": "A", "avatar": {"initials": "ABCD"}}"#, "avatar.initials: expected 1 to 3 characters, found 4"),
    (#"{"name": "A", "accent": "red"}"#, "accent: expected a color such as #5E5CE6"),
  ]) func mistakesAreTold(json: String, words: String) {
    #expect(mistake(json) == words)
  }

  @Test func lengthsAreLimited() {
    #expect(
      mistake(#"{"name": "\#(String(repeating: "a", count: 121))"}"#)
        == "name: expected at most 120 characters, found 121")
    let statistic = #"{"value": 1, "label": "a"}"#
    let five = [String](repeating: statistic, count: 5).joined(separator: ",")
    #expect(mistake(#"{"name": "A", "statistics": [\#(five)]}"#) == "statistics: expected at most 4, found 5")
    // One character with a thousand combining marks.
    #expect(mistake(#"{"name": "a\#(String(repeating: "\u{301}", count: 1000))"}"#).hasPrefix("name: expected at most"))
  }

  @Test func cardsSurviveEncoding() throws {
    let card = Card(
      name: "Ada", title: "t", badge: "b", statistics: [Statistic(.number(3), "a"), Statistic(.text("4k"), "b")],
      avatar: .image(Data([1, 2, 3])), accent: Accent(rgb: 0x00ff10), appearance: .dark, language: "ar")
    #expect(try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card)) == card)
  }

  @Test func directions() {
    #expect(!Card(name: "Ada").isRightToLeft)
    #expect(Card(name: "סארה").isRightToLeft)
    #expect(Card(name: "123 سارة").isRightToLeft)
    #expect(!Card(name: "سارة", language: "en").isRightToLeft)
    #expect(Card(name: "Sara", language: "ar").isRightToLeft)
  }

  @Test func queries() throws {
    let card = try CardQuery.card([
      ("name", "Ada"), ("stat", "1200:Followers"), ("stat", "4.9:Stars: all"), ("initials", "AL"),
      ("appearance", "dark"),
    ])
    let expected = Card(
      name: "Ada", statistics: [Statistic(.number(1200), "Followers"), Statistic(.text("4.9"), "Stars: all")],
      avatar: .initials("AL"), appearance: .dark)
    #expect(card == expected)
    #expect(throws: CardQuery.Mistake.self) { try CardQuery.card([("name", "Ada"), ("size", "2")]) }
    #expect(throws: CardQuery.Mistake.self) { try CardQuery.card([("name", "Ada"), ("stat", "12")]) }
    #expect(throws: DecodingError.self) { try CardQuery.card([]) }
  }

  @Test func tags() {
    #expect(CardService.names("\"a\", \"b\"", "\"b\""))
    #expect(CardService.names("W/\"b\"", "\"b\""))
    #expect(CardService.names("*", "\"b\""))
    #expect(!CardService.names("\"bb\"", "\"b\""))
  }

  @Test func commandLines() throws {
    let options = try ServiceOptions.parse(["--port", "0", "--cache", "cards", "--workers", "3"])
    #expect((options.port, options.cache, options.workers) == (0, "cards", 3))
    for bad in [
      ["--port"], ["--port", "x"], ["--port", "70000"], ["--nothing", "1"], ["--workers", "0"], ["--cache", ""],
    ] {
      #expect(throws: (any Error).self) { try ServiceOptions.parse(bad) }
    }
  }
}
