// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests with clients that are slow, send or receive too much, are numerous, or have disconnected. In each case, a
// limit ends the connection, and the server handles the next request. These tests use short limits;
// `Tools/Checks/soak-report-server` tests the program's actual limits.

import Foundation
import Synchronization
import Testing

@testable import TesseraCommand

@Suite(.timeLimit(.minutes(60))) struct LocalServerTests {
  /// The number of requests that are waiting for a response.
  private final class Waiting: Sendable {
    let count = Mutex(0)
  }

  /// A site that echoes the request in its responses.
  private struct Site: HTTPSite {
    let waiting: Waiting

    func refusal(of head: HTTPRequest, bodyLength: Int) -> HTTPResponse? {
      head.target == "/no" ? HTTPResponse(status: .forbidden) : nil
    }

    func response(to request: HTTPRequest) async -> HTTPResponse {
      if request.target == "/wait" {
        waiting.count.withLock { $0 += 1 }
        try? await Task.sleep(for: .seconds(1))
      }
      if request.target == "/long" { try? await Task.sleep(for: .seconds(600)) }
      if request.target == "/large" {
        return HTTPResponse(status: .ok, body: .bytes([UInt8](repeating: 0, count: 50 << 20)))
      }
      return HTTPResponse(status: .ok, body: .bytes(Array("\(request.method) \(request.target) ".utf8) + request.body))
    }
  }

  private let waiting = Waiting()
  private let limits: ServerLimits = {
    var limits = ServerLimits()
    (limits.headTime, limits.bodyTime, limits.idleTime) = (.seconds(1), .seconds(1), .seconds(3))
    (limits.writeTime, limits.drainTime, limits.acceptPause) = (
      .seconds(1), .seconds(5), .milliseconds(20)
    )
    return limits
  }()

  private func serve<R: Sendable>(
    _ limits: ServerLimits? = nil, accept: ServerLoop.Accept? = nil, _ body: @escaping @Sendable (UInt16) -> R
  ) async throws -> R {
    let limits = limits ?? self.limits
    let server =
      if let accept { try LocalServer(Site(waiting: waiting), port: 0, limits: limits, accept: accept) } else {
        try LocalServer(Site(waiting: waiting), port: 0, limits: limits)
      }
    let port = server.port
    let result = await onThread { body(port) }
    await server.stop()
    return result
  }

  /// Returns the status code and body of one response.
  private static func ask(_ port: UInt16, _ target: String = "/a") -> String {
    let client = SocketClient(port)
    client.send("GET \(target) HTTP/1.1\r\nConnection: close\r\n\r\n")
    return summary(client.receiveAll())
  }

  /// Returns a response's status code and body, such as `200 body`.
  private static func summary(_ answer: String) -> String {
    let parts = answer.components(separatedBy: "\r\n\r\n")
    guard parts.count > 1 else { return answer }
    return ([String(answer.dropFirst(9).prefix(3))] + parts.dropFirst().filter { !$0.isEmpty }).joined(separator: " ")
  }

  @Test func answersInOrder() async throws {
    let answers = try await serve { port in
      let client = SocketClient(port)
      client.send(
        "GET /1 HTTP/1.1\r\n\r\nPOST /2 HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcGET /3 HTTP/1.1\r\nConnection: close\r\n\r\n"
      )
      return client.receiveAll()
    }
    let ends = answers.components(separatedBy: "\r\n\r\n").dropFirst().map { $0.components(separatedBy: "HTTP/1.1")[0] }
    #expect(ends == ["GET /1 ", "POST /2 abc", "GET /3 "])
    #expect(answers.components(separatedBy: "Connection: keep-alive").count == 3)
  }

  @Test(arguments: ["GET /a HTTP", "GET /a HTTP/1.1\r\nA: b\r\n", "POST /a HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc"])
  func reportsTimeoutForPartialRequests(start: String) async throws {
    let (answer, next) = try await serve { port in
      let client = SocketClient(port)
      client.send(start)
      return (Self.summary(client.receiveAll()), Self.ask(port))
    }
    #expect(answer == "408")
    #expect(next == "200 GET /a ")
  }

  /// The time limit applies to the complete head, so an occasional byte does not extend it.
  @Test(arguments: ["GET /", "POST /a HTTP/1.1\r\nContent-Length: 90000\r\n\r\n"])
  func rejectsSlowRequests(start: String) async throws {
    var limits = limits
    limits.drainTime = .milliseconds(200)
    let (seconds, answer) = try await serve(limits) { port in
      let client = SocketClient(port)
      let begin = ContinuousClock.now
      client.send(start)
      // The loop ends when the server closes the connection. The server does so after the time limit and then the
      // drain time, in which it only reads.
      while client.send("a"), .now - begin < .seconds(60) { usleep(10_000) }
      return (ContinuousClock.now - begin, Self.summary(client.receiveAll()))
    }
    #expect(seconds < .seconds(60))
    #expect(answer == "408" || answer.isEmpty)
  }

  @Test func closesSilentConnections() async throws {
    let answers = try await serve { port in
      let silent = SocketClient(port)
      let content = SocketClient(port)
      content.send("GET /a HTTP/1.1\r\n\r\n")
      return [silent.receiveAll(), Self.summary(content.receiveAll())]
    }
    #expect(answers == ["", "200 GET /a "])
  }

  /// If a request's head is too large, the server still reads all of it so that the client can read the response.
  @Test func rejectsMegabyteHeaders() async throws {
    let (answer, seconds) = try await serve { port in
      let client = SocketClient(port)
      let line = "A: " + String(repeating: "b", count: 1 << 20) + "\r\n"
      let begin = ContinuousClock.now
      client.send("GET /a HTTP/1.1\r\n" + line + line + "\r\n")
      return (Self.summary(client.receiveAll()), ContinuousClock.now - begin)
    }
    #expect(answer == "431")
    #expect(seconds < .seconds(30))
  }

  @Test func rejectsEndlessLines() async throws {
    let (seconds, next) = try await serve { port in
      let client = SocketClient(port)
      let begin = ContinuousClock.now
      client.send("GET /")
      let piece = String(repeating: "a", count: 1 << 16)
      while client.send(piece), .now - begin < .seconds(60) {}
      return (ContinuousClock.now - begin, Self.ask(port))
    }
    #expect(seconds < .seconds(60))
    #expect(next == "200 GET /a ")
  }

  @Test func rejectsTooLargeBodies() async throws {
    let answer = try await serve { port in
      let client = SocketClient(port)
      client.send("POST /a HTTP/1.1\r\nContent-Length: 2097152\r\n\r\n" + String(repeating: "a", count: 2 << 20))
      return Self.summary(client.receiveAll())
    }
    #expect(answer == "413")
  }

  /// A request whose head the site rejects ends before its body.
  @Test func rejectsUnexpectedBodies() async throws {
    let answers = try await serve { port in
      let unwanted = SocketClient(port)
      unwanted.send("POST /no HTTP/1.1\r\nContent-Length: 1000\r\n\r\n")
      let asking = SocketClient(port)
      asking.send("POST /a HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\nConnection: close\r\n\r\n")
      let first = String(decoding: asking.receive(), as: UTF8.self)
      asking.send("b")
      return [Self.summary(unwanted.receiveAll()), first, Self.summary(asking.receiveAll())]
    }
    #expect(answers == ["403", "HTTP/1.1 100 Continue\r\n\r\n", "200 POST /a b"])
  }

  /// Each new connection replaces the connection that has been idle for longest.
  @Test func replacesTheOldestIdleConnection() async throws {
    var files = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    let count = min(1100, Int(clamping: files.rlim_cur) / 2)
    var limits = ServerLimits()
    limits.idleTime = .seconds(60)
    let answers = try await serve(limits) { port in
      let idle = (0..<count).map { _ in SocketClient(port) }
      defer { withExtendedLifetime(idle) {} }
      return [Self.ask(port), idle[0].receiveAll(), Self.ask(port)]
    }
    #expect(answers == ["200 GET /a ", "", "200 GET /a "])
  }

  @Test func refusesConnectionsWhenAllAreBusy() async throws {
    var limits = limits
    limits.connections = 2
    let (refused, busy) = try await serve(limits) { [waiting] port in
      let clients = (0..<2).map { _ in SocketClient(port) }
      for client in clients { client.send("GET /wait HTTP/1.1\r\nConnection: close\r\n\r\n") }
      while waiting.count.withLock({ $0 }) < 2 { usleep(1000) }
      return (SocketClient(port).receiveAll(), clients.map { Self.summary($0.receiveAll()) })
    }
    #expect(refused.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    #expect(busy == ["200 GET /wait ", "200 GET /wait "])
  }

  /// `accept` fails because no descriptor is free, then because connections are lost, then with an unknown error.
  @Test func survivesAcceptErrors() async throws {
    let problems = Mutex<[Int32]>([EMFILE, ENFILE, ENOBUFS, ECONNABORTED, EINTR, ENOMEM, EINVAL])
    let accept: ServerLoop.Accept = { (socket: ServerSocket) throws(SocketProblem) -> ServerSocket in
      let code = problems.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if let code { throw SocketProblem(code: code) }
      return try socket.accepted()
    }
    #expect(try await serve(accept: accept) { Self.ask($0) } == "200 GET /a ")
    #expect(problems.withLock { $0.isEmpty })
  }

  /// With descriptors for only three connections, the server closes the first of four connections to free a
  /// descriptor for the last.
  @Test func closesTheOldestConnectionForADescriptor() async throws {
    let count = Mutex(0)
    let accept: ServerLoop.Accept = { (socket: ServerSocket) throws(SocketProblem) -> ServerSocket in
      let result = try socket.accepted()
      guard
        count.withLock({
          $0 += 1; return $0
        }) == 4
      else { return result }
      result.close()
      throw SocketProblem(code: EMFILE)
    }
    var limits = limits
    limits.idleTime = .seconds(60)
    let answers = try await serve(limits, accept: accept) { port in
      let idle = (0..<4).map { _ in
        defer { usleep(20_000) }
        return SocketClient(port)
      }
      let first = idle[0].receiveAll()
      idle[1].send("GET /b HTTP/1.1\r\nConnection: close\r\n\r\n")
      return [first, Self.summary(idle[1].receiveAll()), Self.ask(port)]
    }
    #expect(answers == ["", "200 GET /b ", "200 GET /a "])
  }

  @Test func closesConnectionsThatDoNotRead() async throws {
    let (received, next) = try await serve { port in
      let client = SocketClient(port)
      client.send("GET /large HTTP/1.1\r\n\r\n")
      _ = client.receive()
      usleep(500_000)
      return (client.receiveAll().utf8.count, Self.ask(port))
    }
    #expect(received < 50 << 20)
    #expect(next == "200 GET /a ")
  }

  @Test func survivesClientsThatDisconnect() async throws {
    let next = try await serve { port in
      for target in ["/wait", "/large", "/a"] {
        for _ in 0..<5 { SocketClient(port).send("GET \(target) HTTP/1.1\r\n\r\n") }
      }
      return Self.ask(port)
    }
    #expect(next == "200 GET /a ")
  }

  /// The server stops immediately while connections are in every phase. If it waited for any of them, this test would
  /// take an hour. The soak script checks that stopping takes less than a second.
  @Test func stopsWhileClientsWait() async throws {
    var limits = ServerLimits()
    (limits.headTime, limits.bodyTime) = (.seconds(3600), .seconds(3600))
    (limits.idleTime, limits.writeTime) = (.seconds(3600), .seconds(3600))
    let server = try LocalServer(Site(waiting: waiting), port: 0, limits: limits)
    let port = server.port
    let clients = await onThread {
      [
        "", "GET /", "POST /a HTTP/1.1\r\nContent-Length: 9\r\n\r\n", "GET /long HTTP/1.1\r\n\r\n",
        "GET /large HTTP/1.1\r\n\r\n",
      ]
      .map { start in
        let client = SocketClient(port)
        client.send(start)
        return client
      }
    }
    await server.stop()
    let ends = await onThread { clients.prefix(4).map { $0.receiveAll() } }
    #expect(ends == ["", "", "", ""])
    #expect(await onThread { SocketClient(port).isConnected } == false)
    await server.stop()
  }
}
