// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

internal import Glibc

/// A server for a report on 127.0.0.1. Requests must contain the token that is part of the page's address.
struct ReportServer: Sendable {
  let site: ReportSite
  /// The port, or 0 to use any free port.
  let port: UInt16
  var limits = ServerLimits()

  /// Serves the page until a closure returns, and then writes the approvals. The closure receives the page's address.
  ///
  /// - Throws: `CommandFailure` if the port is in use, or the error thrown by the closure.
  func run(_ body: @escaping @Sendable (_ address: String) async throws -> Void) async throws {
    let server: LocalServer
    do { server = try LocalServer(site, port: port, limits: limits) } catch { throw failure(error) }
    do {
      try await body("http://127.0.0.1:\(server.port)/\(site.token)/")
    } catch {
      await stopServer(server)
      throw error
    }
    await stopServer(server)
  }

  private func stopServer(_ server: LocalServer) async {
    await server.stop()
    await site.save()
  }

  private func failure(_ problem: SocketProblem) -> CommandFailure { problem.failure(port: Int(port)) }
}

extension SocketProblem {
  /// Returns a failure for an unavailable port. The message contains the remedy.
  func failure(port: Int) -> CommandFailure {
    let remedy =
      switch code {
      case EADDRINUSE: "another program uses it. Choose another with --port, or omit --port for any free port."
      case EACCES: "you have no permission. Choose one above 1023 with --port, or omit --port for any free port."
      default: "\(sentence) (error \(code)). Fix this and try again."
      }
    return CommandFailure(description: "Can't listen on port \(port) of 127.0.0.1: \(remedy)")
  }
}
