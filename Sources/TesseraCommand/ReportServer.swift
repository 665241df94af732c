// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Tessera

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Serves a report on 127.0.0.1. Requests need the token in the page's address.
struct ReportServer: Sendable {
  let site: ReportSite
  private let server: HTTPServer
  private let port: UInt16

  /// - Parameter port: 0 for any that is free.
  init(site: ReportSite, port: UInt16) throws {
    self.site = site
    self.port = port
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    server = HTTPServer(address: address, timeout: 60, logger: .disabled, handler: site)
  }

  /// Passes the page's address to the body and serves until it returns. Then writes what was approved.
  ///
  /// - Throws: `CommandFailure` when the port is taken, and what the body throws.
  func run(_ body: @escaping @Sendable (_ address: String) async throws -> Void) async throws {
    let (events, sink) = AsyncThrowingStream<Void, any Error>.makeStream()
    let serving = Task { [server] in
      do {
        try await server.run()
        sink.finish()
      } catch {
        sink.finish(throwing: error)
      }
    }
    let watching = Task { [server] in
      try await server.waitUntilListening(timeout: 60)
      sink.yield()
    }
    do {
      try await waitForFirst(events)
      guard case .ip4(_, let port)? = await server.listeningAddress else {
        throw CommandFailure(description: "The server ended before it began. Try again.")
      }
      try await body("http://127.0.0.1:\(port)/\(site.token)/")
    } catch {
      watching.cancel()
      await end(serving)
      throw error
    }
    await end(serving)
  }

  /// Throws when it cannot listen.
  private func waitForFirst(_ events: AsyncThrowingStream<Void, any Error>) async throws {
    do {
      for try await _ in events { return }
    } catch {
      throw failure(error)
    }
  }

  private func end(_ serving: Task<Void, Never>) async {
    await server.stop(timeout: 1)
    serving.cancel()
    _ = await serving.value
    await site.save()
  }

  private func failure(_ error: any Error) -> CommandFailure {
    guard case SocketError.failed(_, let code, let reason) = error else {
      return CommandFailure(description: "The server cannot listen on 127.0.0.1: \(error). Try again.")
    }
    let remedy =
      switch code {
      case EADDRINUSE: "another program uses it. Choose another with --port, or leave --port out for any that is free."
      case EACCES: "you may not use it. Choose one above 1023 with --port, or leave --port out for any that is free."
      default: "\(reason) (error \(code)). Resolve that and try again."
      }
    return CommandFailure(description: "Cannot listen on port \(port) of 127.0.0.1: \(remedy)")
  }
}
