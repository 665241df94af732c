// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests with requests split into chunks of every size, requests that RFC 9112 lets a server reject, and randomly
// damaged requests.

import TesseraRandom
import Testing

@testable import TesseraCommand

@Suite struct HTTPRequestParserTests {
  /// Returns the events from parsing the bytes in chunks, and the number of bytes examined.
  private func events(_ bytes: [UInt8], pieces: Int = .max, limits: ServerLimits = ServerLimits()) -> (
    [HTTPRequestParser.Event], work: Int
  ) {
    var parser = HTTPRequestParser(limits)
    var result: [HTTPRequestParser.Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      var input = rest.prefix(pieces)
      rest = rest.dropFirst(input.count)
      while let event = parser.next(&input) { result.append(event) }
    }
    return (result, parser.work)
  }

  private func events(_ text: String, pieces: Int = .max) -> [HTTPRequestParser.Event] {
    events(Array(text.utf8), pieces: pieces).0
  }

  /// Returns the parsed requests, and the status of the rejection at the end, if any.
  private func outcome(_ text: String) -> (requests: [HTTPRequest], refusal: HTTPStatus?) {
    let events = events(text)
    let requests = events.compactMap { if case .request(let request) = $0 { request } else { nil } }
    if case .refusal(let status)? = events.last { return (requests, status) }
    return (requests, nil)
  }

  @Test(arguments: [1, 2, 3, 7, 1000]) func parsesRequestsInPieces(size: Int) {
    let text =
      "\r\nPOST /a?b=c HTTP/1.1\r\nHost: x\r\nX-A:  1\t\r\nx-a: 2\r\nContent-Length: 4\r\n\r\nbodyGET / HTTP/1.0\nA:\n\n"
    let headers = ["host": "x", "x-a": "1, 2", "content-length": "4"]
    let head = HTTPRequest(method: "POST", target: "/a?b=c", headers: headers)
    var whole = head
    whole.body = Array("body".utf8)
    let second = HTTPRequest(method: "GET", target: "/", headers: ["a": ""], keepsAlive: false)
    #expect(
      events(text, pieces: size) == [
        .head(head, bodyLength: 4), .request(whole), .head(second, bodyLength: 0), .request(second),
      ])
  }

  @Test(
    arguments: [
      // Request lines.
      ("GET / HTTP/1.1\r\n\r\n", nil), ("GET  / HTTP/1.1\r\n\r\n", .badRequest), ("GET /\r\n\r\n", .badRequest),
      ("G\u{1}T / HTTP/1.1\r\n\r\n", .badRequest), ("GET /ä HTTP/1.1\r\n\r\n", .badRequest),
      (" GET / HTTP/1.1\r\n\r\n", .badRequest), ("GET / HTTP/1.1 \r\n\r\n", .badRequest),
      ("GET / HTTP/2.0\r\n\r\n", .versionNotSupported), ("GET / SPDY/1\r\n\r\n", .badRequest),
      // Header lines.
      ("GET / HTTP/1.1\r\nA : b\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\n: b\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nA\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nA: b\0c\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", .badRequest),
      // Content lengths.
      ("POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", nil),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", .payloadTooLarge),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .payloadTooLarge),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nExpect: more\r\n\r\n", .expectationFailed),
    ] as [(String, HTTPStatus?)])
  func rejectsInvalidRequests(text: String, status: HTTPStatus?) {
    let outcome = outcome(text)
    #expect(outcome.refusal == status)
    #expect(outcome.requests.count == (status == nil ? 1 : 0))
  }

  /// "GET / HTTP/1.1\r\nA: " and "\r\n\r\n" take 23 of the 16,384 bytes allowed for a head.
  @Test(
    arguments: [(16_384 - 23, nil), (16_384 - 22, .headTooLarge), (1 << 20, .headTooLarge)] as [(Int, HTTPStatus?)])
  func headsUpToTheLimit(count: Int, status: HTTPStatus?) {
    #expect(outcome("GET / HTTP/1.1\r\nA: " + String(repeating: "b", count: count) + "\r\n\r\n").refusal == status)
  }

  @Test(arguments: [(100, nil), (101, .headTooLarge)] as [(Int, HTTPStatus?)])
  func linesUpToTheLimit(count: Int, status: HTTPStatus?) {
    #expect(outcome("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: count) + "\r\n").refusal == status)
  }

  @Test(arguments: [
    ("Connection: close\r\n", false), ("Connection: x, Close\r\n", false), ("Connection: keep-alive\r\n", true),
    ("", true),
  ]) func connections(line: String, stays: Bool) {
    #expect(outcome("GET / HTTP/1.1\r\n\(line)\r\n").requests.map(\.keepsAlive) == [stays])
  }

  @Test(
    arguments: [
      ("/golden?name=a", "a"), ("/golden?x=1&name=a%20%26b&name=c", "a &b"), ("/golden?name", ""),
      ("/golden?name=a=b", "a=b"),
      ("/golden?name=%zz", nil), ("/golden?", nil), ("/golden", nil), ("?name=a", "a"),
    ] as [(String, String?)]) func queries(target: String, name: String?)
  {
    #expect(HTTPRequest(method: "GET", target: target).query("name") == name)
  }

  /// Parsing takes linear time even if the bytes arrive one at a time, because no byte is examined more than twice.
  @Test func parsesInLinearTime() {
    for text in [
      "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 90) + "\r\n", String(repeating: "a", count: 100_000),
      String(repeating: "\r\n", count: 50_000),
      "GET / HTTP/1.1\r\nA:" + String(repeating: " ", count: 16_000) + "\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 100000\r\n\r\n" + String(repeating: "b", count: 100_000),
    ] {
      for size in [1, 1000] {
        #expect(events(Array(text.utf8), pieces: size).work <= 2 * text.utf8.count)
      }
    }
  }

  /// A damaged request results in requests or a rejection, independent of its division into chunks.
  @Test func damagedRequests() {
    let seed = Array(
      ("POST /a/approve HTTP/1.1\r\nHost: 127.0.0.1:80\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n"
        + "{\"name\":\"a\"}GET /a/?b=%20 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").utf8)
    var random = SeededRandom(state: 18)
    var refusals = 0
    for _ in 0..<2000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[at] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert([0x0D, 0x0A, 0x20, 0x3A, 0, 0xFF].randomElement(using: &random) ?? 0, at: at)
        case 3: bytes.insert(contentsOf: bytes[at..<min(at + 30, bytes.count)], at: at)
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<40, using: &random)))
        }
      }
      let (whole, work) = events(bytes)
      let pieces = events(bytes, pieces: Int.random(in: 1...9, using: &random)).0
      #expect(whole == pieces)
      #expect(work <= 2 * bytes.count)
      if case .refusal? = whole.last { refusals += 1 }
    }
    // Some inputs are rejected and some are accepted.
    #expect((200..<1990).contains(refusals))
  }
}
