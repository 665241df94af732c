// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraServer

@Suite struct ParameterMistakeTests {
  private struct Card: Decodable {
    struct Number: Decodable {
      var label: String
      var value: Int
    }
    var name: String
    var numbers: [Number]
    var isDark: Bool?
  }

  @Test(arguments: [
    (#"{"numbers": []}"#, "name", "is missing"),
    (#"{"name": 1, "numbers": []}"#, "name", "expected a string, found number"),
    (#"{"name": "a", "numbers": {}}"#, "numbers", "expected an array, found a dictionary"),
    (#"{"name": "a", "numbers": [{"label": "x", "value": 1}, {"label": "x"}]}"#, "numbers[1].value", "is missing"),
    (
      #"{"name": "a", "numbers": [{"label": "x", "value": true}]}"#, "numbers[0].value",
      "expected a whole number, found bool"
    ),
    (#"{"name": null, "numbers": []}"#, "name", "expected a string, found null or nothing"),
    (#"{"name": "a", "numbers": [], "isDark": "yes"}"#, "isDark", "expected true or false, found a string"),
  ]) func reportsPathAndProblem(json: String, path: String, reason: String) throws {
    let error = #expect(throws: (any Error).self) { try JSONDecoder().decode(Card.self, from: Data(json.utf8)) }
    let mistake = ParameterMistake(try #require(error))
    #expect(mistake.path == path)
    #expect(mistake.reason == reason)
  }

  @Test(arguments: ["", "{", "[1,", "\u{0}"]) func invalidJSON(json: String) throws {
    let error = #expect(throws: (any Error).self) { try JSONDecoder().decode(Card.self, from: Data(json.utf8)) }
    #expect(!ParameterMistake(try #require(error)).reason.isEmpty)
  }
}
