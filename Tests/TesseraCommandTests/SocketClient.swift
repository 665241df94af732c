// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A client that sends arbitrary text. Its methods block, so call them in `onThread`. Otherwise, they would occupy
/// the threads that run tasks, which servers require.
final class SocketClient: Sendable {
  private let descriptor: Int32
  let isConnected: Bool

  init(_ port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var wait = timeval(tv_sec: 3600, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &wait, socklen_t(MemoryLayout<timeval>.size))
    }
    let file = descriptor
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    isConnected = result == 0
  }

  /// Sends text. Returns whether all of it was sent.
  @discardableResult func send(_ text: String) -> Bool {
    let flags = Int32(MSG_NOSIGNAL)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Returns all bytes received until the server closes the connection or sends nothing for an hour.
  func receiveAll() -> String {
    var result: [UInt8] = []
    while true {
      let piece = receive()
      guard !piece.isEmpty else { return String(decoding: result, as: UTF8.self) }
      result += piece
    }
  }

  /// Returns the next received bytes, or an empty array if the server closed the connection.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return Array(buffer.prefix(max(count, 0)))
  }

  deinit { close(descriptor) }
}

/// Runs blocking code on a separate thread, outside the thread pool that runs tasks.
func onThread<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
