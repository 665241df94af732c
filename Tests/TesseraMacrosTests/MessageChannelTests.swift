// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraMacros

@Suite struct MessageChannelTests {
  /// Returns the message that a channel receives from the bytes.
  static func receive(_ bytes: [UInt8]) throws -> [String]? {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    var channel = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    return try channel.receive()
  }

  static func header(_ length: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } }

  @Test func receivesAMessage() throws {
    #expect(try Self.receive(Self.header(7) + Array(#"["a b"]"#.utf8)) == ["a b"])
  }

  @Test func returnsNilAtTheEnd() throws {
    #expect(try Self.receive([]) == nil)
    // The compiler sends an empty message before it closes the channel.
    #expect(try Self.receive(Self.header(0)) == nil)
  }

  @Test(arguments: [
    [1, 2, 3], header(7) + [91], header(.max), header(1 << 40), header(2) + Array("[}".utf8),
  ])
  func throwsForABrokenMessage(_ bytes: [UInt8]) {
    #expect(throws: (any Error).self) { try Self.receive(bytes) }
  }

  @Test func roundTripsMessages() throws {
    let pipe = Pipe()
    var channel = MessageChannel(
      input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
    try channel.send(["é", "\u{1F600}"])
    #expect(try channel.receive() == ["é", "\u{1F600}"])
  }

  @Test func throwsWhenTheCompilerExits() {
    var channel = MessageChannel(input: -1, output: -1)
    #expect(throws: MacroError.self) { try channel.send([1]) }
    #expect(throws: MacroError.self) { let _: [Int]? = try channel.receive() }
  }
}
