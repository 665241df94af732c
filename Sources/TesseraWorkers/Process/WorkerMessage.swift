// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What parent and worker say to each other: a byte for the kind, four for the length with the lowest first, the content.

/// A message between parent and worker.
struct WorkerMessage: Equatable {
  enum Kind: UInt8 {
    /// To the worker: a job, by its request.
    case job = 1
    /// To the parent: the worker is there and takes jobs.
    case ready = 2
    /// To the parent: a job begins, on the thread of this number.
    case began = 3
    /// To the parent: a job is done, with this answer.
    case done = 4
    /// To the parent: how far the job is. Its time begins anew.
    case progress = 5
    /// To the worker: a job that comes with a descriptor.
    case jobWithDescriptor = 6
  }

  var kind: Kind
  var content: [UInt8] = []

  /// The greatest content. What is longer is no message.
  static let most = 256 << 20
  static let headLength = 5

  var bytes: [UInt8] {
    var bytes: [UInt8] = [kind.rawValue]
    bytes.reserveCapacity(Self.headLength + content.count)
    withUnsafeBytes(of: UInt32(content.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes += content
    return bytes
  }
}

/// Puts messages together from bytes as they arrive.
struct WorkerMessageReader {
  private var buffer: [UInt8] = []

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The next whole message; nil if more bytes are needed.
  ///
  /// - Throws: `WorkerDeath.Cause.nonsense` wrapped in a death, if the bytes are no message.
  mutating func next() throws(WorkerDeath) -> WorkerMessage? {
    guard buffer.count >= WorkerMessage.headLength else { return nil }
    let length = (1...4).reduce(0) { $0 | Int(buffer[$1]) << (8 * ($1 - 1)) }
    guard let kind = WorkerMessage.Kind(rawValue: buffer[0]), length <= WorkerMessage.most else {
      throw WorkerDeath(.nonsense)
    }
    let end = WorkerMessage.headLength + length
    guard buffer.count >= end else { return nil }
    let message = WorkerMessage(kind: kind, content: Array(buffer[WorkerMessage.headLength..<end]))
    buffer.removeFirst(end)
    return message
  }
}
