// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
package import ShareCard

/// Creates cards from a URL's query parameters. The parameters are converted to JSON so that the same validation
/// applies.
package enum CardQuery {
  private static let texts: Set<String> = ["name", "title", "badge", "language", "appearance", "accent"]

  /// Returns the card for the query parameters.
  ///
  /// - Throws: `DecodingError`, or `Mistake` for an unknown name or an invalid statistic.
  package static func card(_ parameters: [(name: String, value: String)]) throws -> Card {
    var object: [String: Any] = [:]
    var statistics: [[String: Any]] = []
    for (name, value) in parameters {
      switch name {
      case "stat":
        let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw Mistake(words: "stat: expected VALUE:LABEL, such as 1200:Followers.") }
        statistics.append(["value": Int(parts[0]) ?? parts[0], "label": parts[1]])
      case "initials": object["avatar"] = ["initials": value]
      case let name where texts.contains(name): object[name] = value
      default: throw Mistake(words: "\(name): a card has no such property.")
      }
    }
    if !statistics.isEmpty { object["statistics"] = statistics }
    return try JSONDecoder().decode(Card.self, from: JSONSerialization.data(withJSONObject: object))
  }

  package struct Mistake: Error {
    let words: String
  }
}
