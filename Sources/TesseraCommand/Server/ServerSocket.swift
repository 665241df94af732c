// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All of the server's network system calls, including the differences between C libraries.

internal import Glibc

/// A nonblocking socket. Its owner must close it.
struct ServerSocket: Sendable {
  let descriptor: Int32

  enum Transfer: Equatable {
    case bytes(Int)
    /// The socket is not ready. Retry after `poll`.
    case later
    /// The peer has closed the connection, or the connection is broken.
    case ended
  }

  /// Returns a socket that listens on a port of 127.0.0.1, or on any free port if the port is 0.
  ///
  /// - Throws: `SocketProblem` with the system's error number.
  static func listening(on port: UInt16) throws(SocketProblem) -> ServerSocket {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SocketProblem(code: errno) }
    let result = ServerSocket(descriptor: descriptor)
    result.set(SO_REUSEADDR)
    result.prepare()
    var address = loopback(port)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(descriptor, SOMAXCONN) == 0 else {
      let code = errno
      result.close()
      throw SocketProblem(code: code)
    }
    return result
  }

  /// The local port.
  var port: UInt16 {
    var address = loopback(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Accepts the next connection.
  func accepted() throws(SocketProblem) -> ServerSocket {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { throw SocketProblem(code: errno) }
    let result = ServerSocket(descriptor: accepted)
    result.prepare()
    return result
  }

  func receive(into buffer: inout [UInt8]) -> Transfer {
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return Self.transferResult(count: count, zeroEnds: true)
  }

  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let flags = Int32(MSG_NOSIGNAL)
    let count = bytes.withUnsafeBytes { buffer in
      Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
    }
    return Self.transferResult(count: count, zeroEnds: false)
  }

  /// Notifies the peer that no more data will be sent.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() {
    _ = Glibc.close(descriptor)
  }

  private static func transferResult(count: Int, zeroEnds: Bool) -> Transfer {
    if count > 0 { return .bytes(count) }
    if count == 0 { return zeroEnds ? .ended : .later }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .ended
  }

  /// Makes the socket nonblocking and prevents child processes from inheriting it.
  private func prepare() {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // Disable Nagle's algorithm. Each frame is sent as a whole, so delaying it to collect more data would only add
    // latency.
    set(TCP_NODELAY, of: Int32(IPPROTO_TCP))
  }

  private func set(_ option: Int32, of level: Int32 = SOL_SOCKET) {
    var on: Int32 = 1
    setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }
}

/// The error of a socket call.
struct SocketProblem: Error {
  let code: Int32

  var sentence: String { String(cString: strerror(code)) }
  /// Whether the error means that no connections are waiting to be accepted.
  var isEmpty: Bool { code == EAGAIN || code == EWOULDBLOCK }
  /// Whether the error affects only this connection.
  var isPassing: Bool { [EINTR, ECONNABORTED, EPROTO].contains(code) }
}

private func loopback(_ port: UInt16) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return address
}
