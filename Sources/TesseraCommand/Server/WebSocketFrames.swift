// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Parses the frames that a server receives from a client (RFC 6455, section 5), in chunks of any size:
//
//     byte 0    FIN, three bits that must be clear, opcode
//     byte 1    MASK (required for clients), length: 0...125, 126 for two more bytes, 127 for eight
//     4 bytes   mask
//     payload   each byte ^ mask[i % 4]
//
// A protocol violation ends the connection with the status code specified by the RFC. Extensions are not supported.

internal import Foundation

/// A parser for the messages of one client.
struct WebSocketFrames {
  enum Opcode: UInt8 {
    case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  enum Event: Equatable {
    case message(WebSocketMessage)
    /// A ping, which must be answered with a pong that contains the same bytes.
    case ping([UInt8])
    case close
  }

  /// The maximum size of a message, in bytes.
  private let limit: Int
  /// The opcode and the bytes received so far of an incomplete message, or nil.
  private var message: (opcode: Opcode, bytes: [UInt8])?

  init(limit: Int) { self.limit = limit }

  /// Consumes the next complete frame. Returns nil if more input is required.
  mutating func next(_ input: inout ArraySlice<UInt8>) throws(WebSocketClose) -> Event? {
    while true {
      guard let head = try head(input) else { return nil }
      guard input.count >= head.size + head.length else { return nil }
      let start = input.startIndex + head.size
      var payload = Array(input[start..<start + head.length])
      for index in payload.indices { payload[index] ^= head.mask[index & 3] }
      input = input[(start + head.length)...]
      if let event = try handleFrame(head, payload: payload) { return event }
    }
  }

  private struct Head {
    var isLast: Bool
    var opcode: Opcode
    var length: Int
    var mask: [UInt8]
    /// The number of bytes before the payload.
    var size: Int
  }

  private func head(_ input: ArraySlice<UInt8>) throws(WebSocketClose) -> Head? {
    guard input.count >= 2 else { return nil }
    let (first, second) = (input[input.startIndex], input[input.startIndex + 1])
    guard first & 0x70 == 0, let opcode = Opcode(rawValue: first & 15), second & 0x80 != 0 else { throw .protocolError }
    let isLast = first & 0x80 != 0
    let short = Int(second & 127)
    if opcode.isControl, !isLast || short > 125 { throw .protocolError }
    let extra = short == 126 ? 2 : short == 127 ? 8 : 0
    guard input.count >= 2 + extra else { return nil }
    var length = UInt64(short)
    if extra > 0 {
      length = input[(input.startIndex + 2)..<(input.startIndex + 2 + extra)].reduce(0) { $0 << 8 | UInt64($1) }
      // A length must be encoded in as few bytes as possible.
      guard length > (extra == 2 ? 125 : 65535), length >> 63 == 0 else { throw .protocolError }
    }
    let before = opcode.isControl ? 0 : message?.bytes.count ?? 0
    guard length <= UInt64(max(0, limit - before)) || opcode.isControl else { throw .tooLarge }
    guard input.count >= 6 + extra else { return nil }
    let mask = Array(input[(input.startIndex + 2 + extra)..<(input.startIndex + 6 + extra)])
    return Head(isLast: isLast, opcode: opcode, length: Int(length), mask: mask, size: 6 + extra)
  }

  private mutating func handleFrame(_ head: Head, payload: [UInt8]) throws(WebSocketClose) -> Event? {
    switch head.opcode {
    case .ping: return .ping(payload)
    case .pong: return nil
    case .close: return .close
    case .continuation:
      guard message != nil else { throw .protocolError }
      message?.bytes += payload
    case .text, .binary:
      guard message == nil else { throw .protocolError }
      message = (head.opcode, payload)
    }
    guard head.isLast, let whole = message else { return nil }
    message = nil
    guard whole.opcode == .text else { return .message(.binary(whole.bytes)) }
    guard let text = String(validating: whole.bytes, as: UTF8.self) else { throw .notUTF8 }
    return .message(.text(text))
  }

  /// Returns a server frame, which is not masked.
  static func frame(opcode: Opcode, payload: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode.rawValue]
    switch payload.count {
    case ...125: frame.append(UInt8(payload.count))
    case ...65535: frame += [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(127)
      for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(payload.count >> shift & 255)) }
    }
    frame.reserveCapacity(frame.count + payload.count)
    frame += payload
    return frame
  }

  static func frame(closing reason: WebSocketClose) -> [UInt8] {
    frame(opcode: .close, payload: [UInt8(reason.rawValue >> 8), UInt8(reason.rawValue & 255)])
  }
}

/// The handshake of RFC 6455, section 4.2.
enum WebSocketHandshake {
  /// Returns the accept value for a request's key, or nil if the request is not a WebSocket handshake.
  static func accept(_ request: HTTPRequest) -> String? {
    func words(_ name: String) -> [String] {
      (request.headers[name] ?? "").lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    }
    guard request.method == "GET", words("upgrade").contains("websocket"), words("connection").contains("upgrade"),
      request.headers["sec-websocket-version"] == "13", let key = request.headers["sec-websocket-key"],
      key.utf8.count == 24
    else { return nil }
    return Data(SHA1.digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
  }
}

/// SHA-1 (FIPS 180-4), which the handshake requires. It is not used for security.
enum SHA1 {
  static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { message.append(UInt8((bytes.count * 8) >> shift & 255)) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: message.count, by: 64) { addBlock(message[start..<start + 64], to: &state) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> UInt32($0) & 255) } }
  }

  private static func addBlock(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    func rotated(_ x: UInt32, _ count: UInt32) -> UInt32 { x << count | x >> (32 - count) }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for i in 16..<80 { words.append(rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1)) }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for i in 0..<80 {
      let (f, k): (UInt32, UInt32) =
        switch i {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, 5) &+ f &+ e &+ k &+ words[i]
      (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
  }
}
