// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import Testing

@testable import TesseraCommand

/// Frames according to the examples and rules in RFC 6455, section 5.
@Suite struct WebSocketTests {
  // The examples from FIPS 180-4, and the empty message.
  @Test(arguments: [
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
  ]) func digests(text: String, expected: String) {
    let hex = SHA1.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hex == expected)
  }

  private static let handshake = [
    "upgrade": "websocket", "connection": "keep-alive, Upgrade", "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  /// The example in section 1.3.
  @Test func acceptsHandshakes() {
    let request = HTTPRequest(method: "GET", target: "/socket", headers: Self.handshake)
    #expect(WebSocketHandshake.accept(request) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(arguments: ["upgrade", "connection", "sec-websocket-version", "sec-websocket-key"])
  func refusesIncompleteHandshakes(name: String) {
    var headers = Self.handshake
    headers[name] = nil
    #expect(WebSocketHandshake.accept(HTTPRequest(method: "GET", target: "/", headers: headers)) == nil)
    headers[name] = "7"
    #expect(WebSocketHandshake.accept(HTTPRequest(method: "GET", target: "/", headers: headers)) == nil)
  }

  @Test func handshakesRequireGet() {
    #expect(WebSocketHandshake.accept(HTTPRequest(method: "POST", target: "/", headers: Self.handshake)) == nil)
  }

  /// Returns a masked client frame.
  private static func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8] = [1, 2, 3, 4])
    -> [UInt8]
  {
    var bytes = [(isLast ? 0x80 : 0) | opcode]
    switch payload.count {
    case ...125: bytes.append(0x80 | UInt8(payload.count))
    case ...65535: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [0x80 | 127] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 255) }
    }
    return bytes + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
  }

  private static func events(_ bytes: [UInt8], limit: Int = 1 << 20, piece: Int = .max) throws(WebSocketClose)
    -> [WebSocketFrames.Event]
  {
    var frames = WebSocketFrames(limit: limit)
    var events: [WebSocketFrames.Event] = []
    var input: ArraySlice<UInt8> = []
    var rest = bytes[...]
    while !rest.isEmpty {
      input += rest.prefix(piece)
      rest = rest.dropFirst(piece)
      while let event = try frames.next(&input) { events.append(event) }
    }
    return events
  }

  /// The examples in section 5.7: a masked "Hello", and "Hello" in two fragments with a ping between them.
  @Test func readsTheRFCExamples() throws {
    let hello: [UInt8] = [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]
    #expect(try Self.events(hello) == [.message(.text("Hello"))])
    let parts = Self.frame(1, Array("Hel".utf8), isLast: false) + Self.frame(9, [7]) + Self.frame(0, Array("lo".utf8))
    #expect(try Self.events(parts) == [.ping([7]), .message(.text("Hello"))])
    #expect(try Self.events(Self.frame(8, [])) == [.close])
    #expect(try Self.events(Self.frame(10, [1, 2])) == [])
  }

  @Test(arguments: [0, 1, 125, 126, 127, 65535, 65536, 100_000]) func readsLengths(count: Int) throws {
    let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(try Self.events(Self.frame(2, payload)) == [.message(.binary(payload))])
    // Server frames have the same format, without a mask.
    let written = WebSocketFrames.frame(opcode: .binary, payload: payload)
    #expect(
      written == [0x82, Self.frame(2, payload)[1] & 0x7F] + Self.frame(2, payload)[2...].dropLast(count + 4) + payload)
  }

  @Test func readsChunksOfAnySize() throws {
    let bytes = Self.frame(1, Array("first".utf8)) + Self.frame(2, [9, 9]) + Self.frame(1, Array("último".utf8))
    let whole = try Self.events(bytes)
    for piece in 1..<bytes.count { #expect(try Self.events(bytes, piece: piece) == whole) }
  }

  @Test(
    arguments: [
      ("no mask", [0x81, 0x05, 1, 2, 3, 4, 5], WebSocketClose.protocolError),
      ("reserved bits", [0xC1, 0x80, 0, 0, 0, 0], .protocolError),
      ("unknown opcode", [0x83, 0x80, 0, 0, 0, 0], .protocolError),
      ("a ping in fragments", [0x09, 0x80, 0, 0, 0, 0], .protocolError),
      ("a long ping", [0x89, 0xFE, 0, 126, 0, 0, 0, 0], .protocolError),
      ("a continuation of nothing", [0x80, 0x80, 0, 0, 0, 0], .protocolError),
      ("two bytes for a short length", [0x82, 0xFE, 0, 5, 0, 0, 0, 0], .protocolError),
      ("a negative length", [0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0], .protocolError),
      ("a terabyte", [0x82, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], .tooLarge),
      ("no UTF-8", [0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28], .notUTF8),
    ] as [(String, [UInt8], WebSocketClose)]) func rejectsFrames(what: String, bytes: [UInt8], reason: WebSocketClose)
  {
    #expect(throws: reason, "\(what)") { try Self.events(bytes) }
  }

  /// The size limit applies to the total length of a message's fragments.
  @Test func limitsTheTotalSizeOfFragments() {
    let part = [UInt8](repeating: 1, count: 60)
    let bytes = Self.frame(2, part, isLast: false) + Self.frame(0, part)
    #expect(throws: WebSocketClose.tooLarge) { try Self.events(bytes, limit: 100) }
    #expect(throws: Never.self) { try Self.events(bytes, limit: 120) }
  }

  /// Random bytes result in messages, a close reason, or nothing. They never trap and never use more memory than the
  /// input.
  @Test(arguments: 0..<300) func survivesRandomBytes(seed: UInt64) {
    var random = SeededRandom(state: seed)
    var bytes = (0..<random.whole(1...200)).map { _ in UInt8(random.whole(0...255)) }
    if random.chance(50) { bytes = Self.frame(UInt8(random.whole(0...10)), bytes, isLast: random.chance(70)) + bytes }
    _ = try? Self.events(bytes, limit: 100, piece: random.whole(1...20))
  }
}

extension SeededRandom {
  fileprivate mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  fileprivate mutating func chance(_ percent: Int) -> Bool { whole(1...100) <= percent }
}
