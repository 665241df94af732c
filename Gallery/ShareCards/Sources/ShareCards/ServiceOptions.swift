// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import ArgumentParser
internal import Foundation

/// The command-line options.
package struct ServiceOptions: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "share-cards", abstract: "Serves share cards of 1200 x 630 pixels over HTTP.",
    discussion: """
      POST /card      a card in JSON; its picture as PNG
      GET /card?name=…&title=…&badge=…&stat=1200:Followers&language=…&appearance=dark&accent=…&initials=…
      GET /health     200 if a worker is ready
      GET /metrics    counters in Prometheus' text format

      TERM and INT end the service after pending requests have been answered.
      """)

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port, 0 to 65535; 0 for any free port.")
  package var port = 8080

  @Option(help: "The number of worker processes, 1 to 1024. The number of cores by default.")
  package var workers: Int?

  @Option(help: "The number of requests that can wait for a worker, at most 100000.")
  var queue = 64

  @Option(help: ArgumentHelp("The maximum duration of a request, 1 to 3600.", valueName: "seconds"))
  var deadline = 10

  @Option(help: ArgumentHelp("The folder of the cache. No cache by default.", valueName: "folder"))
  package var cache: String?

  @Option(help: ArgumentHelp("The maximum size of the cache, 1 to 1000000.", valueName: "MiB"))
  var cacheSize = 512

  package init() {}

  package func validate() throws {
    for (option, value, range) in [
      ("--port", port, 0...65_535), ("--workers", workers ?? 1, 1...1024), ("--queue", queue, 0...100_000),
      ("--deadline", deadline, 1...3600), ("--cache-size", cacheSize, 1...1_000_000),
    ] where !range.contains(value) {
      throw ValidationError("\(option) \(value) is out of range. Use \(range.lowerBound) to \(range.upperBound).")
    }
    if cache == "" { throw ValidationError("--cache needs a folder.") }
  }
}
