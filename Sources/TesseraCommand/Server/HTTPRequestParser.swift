// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Parses HTTP/1.1 requests (RFC 9112) in chunks of any size. Each byte is read at most twice: when its line is
// collected, and when the line is parsed. Ambiguous requests are rejected, such as requests with two lengths, a
// length and an encoding, folded lines, or spaces before colons. Transfer encodings are also rejected, because the
// report's page does not use them.

/// A parser for the requests on one connection.
struct HTTPRequestParser {
  enum Event: Equatable {
    /// A complete request head. The next event is `request` or `refusal`.
    case head(HTTPRequest, bodyLength: Int)
    /// A complete request. The bytes that follow belong to the next request.
    case request(HTTPRequest)
    /// The input is too large or not a valid request. No more requests can be read from the connection.
    case refusal(HTTPStatus)
  }

  /// The parser's position within a request.
  enum Place: Equatable {
    case between, head, body, end
  }

  private(set) var place = Place.between
  /// The number of bytes read. Used by tests.
  private(set) var work = 0
  private let limits: ServerLimits
  private var line: [UInt8] = []
  private var headSize = 0
  private var lineCount = 0
  private var request: HTTPRequest?
  private var bodyLength = 0

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Consumes input up to the next event. Returns nil if more input is required.
  mutating func next(_ input: inout ArraySlice<UInt8>) -> Event? {
    switch place {
    case .end: return nil
    case .body: return readBody(&input)
    case .between, .head:
      do {
        while let length = try collect(&input) {
          if let event = try readLine(line.prefix(length)) { return event }
          line.removeAll(keepingCapacity: true)
        }
        return nil
      } catch {
        (place, line) = (.end, [])
        return .refusal(error.status)
      }
    }
  }

  private struct Refusal: Error { let status: HTTPStatus }

  // Lines

  /// Collects a line. Returns its length without the line break, or nil if the input ends first.
  private mutating func collect(_ input: inout ArraySlice<UInt8>) throws(Refusal) -> Int? {
    // Allow the line break to be the last byte within the limit, so that a head of exactly the maximum size is
    // accepted.
    let window = input.prefix(limits.headBytes - headSize)
    let end = window.firstIndex(of: 0x0A)
    let piece = window[..<(end.map { $0 + 1 } ?? window.endIndex)]
    work += piece.count
    line += piece
    headSize += piece.count
    input = input[piece.endIndex...]
    if !piece.isEmpty { place = .head }
    guard end != nil else {
      if headSize == limits.headBytes { throw Refusal(status: .headTooLarge) }
      return nil
    }
    let length = line.count - 1
    return length > 0 && line[length - 1] == 0x0D ? length - 1 : length
  }

  private mutating func readLine(_ line: ArraySlice<UInt8>) throws(Refusal) -> Event? {
    work += line.count
    if var request {
      // Make the reference unique, so that appending a line does not copy the other lines.
      self.request = nil
      guard line.isEmpty else {
        lineCount += 1
        guard lineCount <= limits.headLines else { throw Refusal(status: .headTooLarge) }
        try Self.readHeader(line, into: &request)
        self.request = request
        return nil
      }
      return try endHead(request)
    }
    // Skip empty lines before a request (RFC 9112, section 2.2).
    if !line.isEmpty { request = try Self.requestLine(line) }
    return nil
  }

  /// Parses a request line such as `GET /path HTTP/1.1`.
  private static func requestLine(_ line: ArraySlice<UInt8>) throws(Refusal) -> HTTPRequest {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), !parts[1].isEmpty, parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw Refusal(status: .badRequest) }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Refusal(status: version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
    }
    return HTTPRequest(
      method: String(decoding: parts[0], as: UTF8.self), target: String(decoding: parts[1], as: UTF8.self),
      keepsAlive: version == "HTTP/1.1")
  }

  /// The headers that a request can contain only once. A repeated header is a sign of request smuggling.
  private static let single: Set = [
    "host", "content-length", "transfer-encoding", "content-type", "origin", "expect",
  ]

  private static func readHeader(_ line: ArraySlice<UInt8>, into request: inout HTTPRequest) throws(Refusal) {
    guard let colon = line.firstIndex(of: 0x3A), isToken(line[..<colon]) else { throw Refusal(status: .badRequest) }
    let value = trimmed(line[(colon + 1)...])
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw Refusal(status: .badRequest) }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let text = String(decoding: value, as: UTF8.self)
    guard request.headers[name] != nil else {
      request.headers[name] = text
      return
    }
    guard !single.contains(name) else { throw Refusal(status: .badRequest) }
    request.headers[name, default: ""] += ", " + text
  }

  // Bodies

  private mutating func endHead(_ head: HTTPRequest) throws(Refusal) -> Event {
    var request = head
    if let encoding = request.headers["transfer-encoding"] {
      throw Refusal(
        status: request.headers["content-length"] == nil && !encoding.isEmpty ? .notImplemented : .badRequest)
    }
    if let expected = request.headers["expect"], expected.lowercased() != "100-continue" {
      throw Refusal(status: .expectationFailed)
    }
    bodyLength = try request.headers["content-length"].map { (text) throws(Refusal) in try length(text) } ?? 0
    if let options = request.headers["connection"] {
      let names = options.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
      if names.contains("close") { request.keepsAlive = false }
    }
    (self.request, line, place) = (request, [], .body)
    return .head(request, bodyLength: bodyLength)
  }

  private func length(_ text: String) throws(Refusal) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Refusal(status: .badRequest)
    }
    guard let length = Int(text), length <= limits.bodyBytes else { throw Refusal(status: .payloadTooLarge) }
    return length
  }

  private mutating func readBody(_ input: inout ArraySlice<UInt8>) -> Event? {
    let piece = input.prefix(bodyLength - (request?.body.count ?? 0))
    work += piece.count
    request?.body += piece
    input = input[piece.endIndex...]
    guard let whole = request, whole.body.count == bodyLength else { return nil }
    (place, request, bodyLength, headSize, lineCount) = (.between, nil, 0, 0, 0)
    return .request(whole)
  }

  // Characters

  /// Letters, digits and the token characters of RFC 9110, section 5.6.2.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        // ! # $ % & ' * + - . ^ _ ` | ~
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
        default: false
        }
      }
  }

  /// Returns the bytes without leading and trailing spaces and tabs.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return bytes[first...last]
  }
}
