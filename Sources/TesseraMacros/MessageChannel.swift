// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials

internal import Glibc

/// The channel for messages from and to the compiler. A message consists of its length (eight bytes in little-endian
/// order), followed by JSON of that length.
struct MessageChannel {
  /// The maximum length of a message, in bytes. Source files are never longer.
  static let longestMessage: UInt64 = 1 << 30

  let input: Int32
  let output: Int32

  /// Returns the next message, or `nil` if the compiler has closed the channel, which it indicates with an empty
  /// message.
  ///
  /// Throws a `MacroError` if the channel is closed within a message, and a `DecodingError` if the message is not
  /// valid JSON.
  mutating func receive<Message: Decodable>() throws -> Message? {
    guard let header = try read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0 else { return nil }
    guard length <= Self.longestMessage, let payload = try read(count: Int(length)) else {
      throw MacroError("The compiler sent an incomplete message.")
    }
    return try JSONDecoder().decode(Message.self, from: Data(payload))
  }

  /// Sends a message. Throws an error if the message cannot be encoded or the compiler has closed the channel.
  mutating func send(_ message: some Encodable) throws {
    let payload = try JSONEncoder().encode(message)
    let length = UInt64(payload.count)
    try write((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + payload)
  }

  /// Reads a number of bytes, or returns `nil` at the end of the input.
  private func read(count: Int) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(input, buffer.baseAddress! + filled, count - filled)
      }
      if received < 0 && errno == EINTR { continue }
      guard received >= 0 else { throw MacroError("The compiler's message can't be read.") }
      if received == 0 {
        if filled == 0 { return nil }
        throw MacroError("The compiler sent an incomplete message.")
      }
      filled += received
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws {
    var written = 0
    while written < bytes.count {
      let sent = bytes.withUnsafeBytes { buffer in
        Glibc.write(output, buffer.baseAddress! + written, bytes.count - written)
      }
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else { throw MacroError("The answer can't be sent to the compiler.") }
      written += sent
    }
  }
}
