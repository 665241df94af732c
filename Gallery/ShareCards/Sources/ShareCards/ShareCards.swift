// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import ShareCard
internal import TesseraServer

internal import Glibc

/// The service's entry point.
public enum ShareCards {
  /// Handles requests until the process receives SIGTERM or SIGINT, then exits. In a worker process, renders cards
  /// instead.
  public static func main() async {
    await RenderPool.serveIfWorker(CardTemplate.templates)
    do {
      try await run(ServiceOptions.parse())
    } catch {
      let code = ServiceOptions.exitCode(for: error)
      if code == .success {
        print(ServiceOptions.fullMessage(for: error))
        exit(0)
      }
      say(ServiceOptions.fullMessage(for: error))
      exit(code == .validationFailure ? 2 : 1)
    }
  }

  private static func run(_ options: ServiceOptions) async throws {
    let cache = try options.cache.map { try CardCache(folder: $0, limit: options.cacheSize << 20) }
    var configuration = RenderPoolConfiguration()
    if let workers = options.workers { configuration.workers = workers }
    configuration.queueLimit = options.queue
    configuration.deadline = .seconds(options.deadline)
    configuration.timeLimit = .seconds(options.deadline)
    configuration.memoryLimit = 768 << 20
    configuration.warmUp = CardTemplate.warmUp.map { .init(CardTemplate.name, json: $0) }
    let pool = try RenderPool(configuration: configuration)
    // Computes the value now so that the first request doesn't wait for it.
    _ = BuildIdentity.text
    let service = CardService(pool: pool, cache: cache)
    var logger = Logger(label: "share-cards")
    logger.logLevel = .notice
    let application = Application(
      router: service.router,
      server: .http1(configuration: .init(idleTimeout: .seconds(30))),
      configuration: .init(
        address: .hostname(options.host, port: options.port), backlog: 1024,
        availableConnectionsDelegate: .maximum(4096, logger: logger)),
      onServerRunning: { channel in
        say("share-cards listens on \(channel.localAddress.map { "\($0)" } ?? "an unknown address").")
      },
      logger: logger)
    try await application.runService()
    await pool.shutDown(within: .seconds(options.deadline))
  }

  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
