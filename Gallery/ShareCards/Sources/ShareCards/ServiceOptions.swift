// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// What the command line says.
package struct ServiceOptions: Equatable {
  var host = "127.0.0.1"
  package var port = 8080
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// Requests that may wait for a worker.
  var queue = 64
  /// Seconds that a request may take.
  var deadline = 10
  /// Where cards are kept; nil for nowhere.
  package var cache: String?
  /// The greatest size of the cache, in MiB.
  var cacheSize = 512

  static let usage = """
    Usage: share-cards [--host ADDRESS] [--port NUMBER] [--workers NUMBER] [--queue NUMBER] [--deadline SECONDS]
                       [--cache FOLDER] [--cache-size MIB]

    Serves share cards of 1200 x 630 pixels over HTTP:
      POST /card      a card in JSON; its picture as PNG
      GET /card?name=…&title=…&badge=…&stat=1200:Followers&language=…&appearance=dark&accent=…&initials=…
      GET /health     200 as soon as a worker takes work
      GET /metrics    counts in Prometheus' text format

    Without --cache nothing is kept on disk. TERM and INT end the service when the requests under way are answered.
    """

  /// - Throws: `Mistake` for what is no option, or no value of one.
  package init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Mistake(words: "\(option) is no option, or has no value.") }
      switch option {
      case "--host": host = value
      case "--port": port = try Self.number(option, value, 0...65_535)
      case "--workers": workers = try Self.number(option, value, 1...1024)
      case "--queue": queue = try Self.number(option, value, 0...100_000)
      case "--deadline": deadline = try Self.number(option, value, 1...3600)
      case "--cache": cache = value
      case "--cache-size": cacheSize = try Self.number(option, value, 1...1_000_000)
      default: throw Mistake(words: "There is no option \(option).")
      }
    }
  }

  private static func number(_ option: String, _ text: String, _ range: ClosedRange<Int>) throws(Mistake) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw Mistake(
        words: "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(text).")
    }
    return number
  }

  package struct Mistake: Error {
    let words: String
  }
}
