// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// A queue that passes responses from tasks to the server's thread and wakes the thread.
final class ServerMailbox: @unchecked Sendable {
  /// A file descriptor that becomes readable when a message arrives.
  let wakeDescriptor: Int32
  private let writeDescriptor: Int32
  private let lock = NSLock()
  private var letters: [(connection: Int, letter: Message)] = []
  private var stops = false

  /// A message for a connection.
  enum Message: Sendable {
    case response(HTTPResponse)
    /// A WebSocket frame.
    case frame([UInt8])
    case close(WebSocketClose)
  }

  /// Creates an empty mailbox.
  ///
  /// - Throws: `SocketProblem` if there are no free file descriptors.
  init() throws(SocketProblem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SocketProblem(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (wakeDescriptor, writeDescriptor) = (ends[0], ends[1])
  }

  // The descriptors are closed after the last task that may write, so that no task writes to a reused descriptor.
  deinit {
    close(wakeDescriptor)
    close(writeDescriptor)
  }

  func post(_ response: HTTPResponse, to connection: Int) { post(.response(response), to: connection) }
  func post(frame: [UInt8], to connection: Int) { post(.frame(frame), to: connection) }
  func post(close reason: WebSocketClose, to connection: Int) { post(.close(reason), to: connection) }

  private func post(_ letter: Message, to connection: Int) {
    lock.withLock { letters.append((connection, letter)) }
    wake()
  }

  func stop() {
    lock.withLock { stops = true }
    wake()
  }

  /// Returns the messages received since the previous call, and whether the server should stop.
  func takeMessages() -> (letters: [(connection: Int, letter: Message)], stops: Bool) {
    var scratch = [UInt8](repeating: 0, count: 256)
    while scratch.withUnsafeMutableBytes({ read(wakeDescriptor, $0.baseAddress, $0.count) }) > 0 {}
    return lock.withLock {
      defer { letters = [] }
      return (letters, stops)
    }
  }

  /// Wakes the thread. If the pipe is full, the thread is already being woken.
  private func wake() {
    var byte: UInt8 = 1
    _ = write(writeDescriptor, &byte, 1)
  }
}
