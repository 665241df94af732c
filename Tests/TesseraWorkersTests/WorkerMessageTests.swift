// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraWorkers

@Suite struct WorkerMessageTests {
  private func read(_ pieces: [[UInt8]]) throws -> [WorkerMessage] {
    var reader = WorkerMessageReader()
    var messages: [WorkerMessage] = []
    for piece in pieces {
      piece.withUnsafeBufferPointer { reader.append($0) }
      while let message = try reader.next() { messages.append(message) }
    }
    return messages
  }

  /// A message consists of a type, the length as four little-endian bytes, and the content.
  @Test func bytes() {
    #expect(WorkerMessage(kind: .done, content: [7, 8]).bytes == [4, 2, 0, 0, 0, 7, 8])
    #expect(WorkerMessage(kind: .ready).bytes == [2, 0, 0, 0, 0])
  }

  /// Messages are read completely, regardless of how the system splits their bytes.
  @Test(arguments: [1, 2, 3, 5, 7, 1000]) func pieces(_ size: Int) throws {
    let all = [
      WorkerMessage(kind: .ready), WorkerMessage(kind: .job, content: Array(0..<200)), WorkerMessage(kind: .done),
    ]
    let bytes = all.flatMap(\.bytes)
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(try read(pieces) == all)
  }

  @Test func rejectsInvalidMessages() {
    #expect(throws: WorkerDeath(.unreadableMessage)) { try read([Array("GET / HTTP/1.1\r\n".utf8)]) }
    // A length field of 4 GB.
    #expect(throws: WorkerDeath(.unreadableMessage)) { try read([[4, 255, 255, 255, 255]]) }
  }
}
