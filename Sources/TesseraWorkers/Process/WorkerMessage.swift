// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format of messages between parent and worker: one byte for the type, four bytes for the little-endian length,
// and the content.

/// A message between parent and worker.
struct WorkerMessage: Equatable {
  enum Kind: UInt8 {
    /// To the worker: a job. The content is its request.
    case job = 1
    /// To the parent: the worker is ready for jobs.
    case ready = 2
    /// To the parent: a job has begun. The content is the thread's ID.
    case began = 3
    /// To the parent: a job is done. The content is its answer.
    case done = 4
    /// To the parent: a progress report, which restarts the job's time limit.
    case progress = 5
    /// To the worker: a job whose request has a descriptor.
    case jobWithDescriptor = 6
  }

  var kind: Kind
  var content: [UInt8] = []

  /// The maximum length of the content, in bytes. Longer messages are invalid.
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

/// Assembles messages from received bytes.
struct WorkerMessageReader {
  private var buffer: [UInt8] = []

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Returns the next complete message, or nil if more bytes are needed.
  ///
  /// - Throws: A `WorkerDeath` with the cause `unreadableMessage` if the bytes are not a valid message.
  mutating func next() throws(WorkerDeath) -> WorkerMessage? {
    guard buffer.count >= WorkerMessage.headLength else { return nil }
    let length = (1...4).reduce(0) { $0 | Int(buffer[$1]) << (8 * ($1 - 1)) }
    guard let kind = WorkerMessage.Kind(rawValue: buffer[0]), length <= WorkerMessage.most else {
      throw WorkerDeath(.unreadableMessage)
    }
    let end = WorkerMessage.headLength + length
    guard buffer.count >= end else { return nil }
    let message = WorkerMessage(kind: kind, content: Array(buffer[WorkerMessage.headLength..<end]))
    buffer.removeFirst(end)
    return message
  }
}
