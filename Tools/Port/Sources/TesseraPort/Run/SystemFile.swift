// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Functions that read and write whole files.
package enum SystemFile {
  /// A system error.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// The system's error number, such as `ENOENT`.
    package let code: Int32

    /// Creates an error from an error number.
    package init(code: Int32) { self.code = code }

    /// The system's description of the error.
    package var description: String { String(cString: strerror(code)) }

    /// The error of the last failed system call.
    package static var last: Failure { Failure(code: errno) }
  }

  /// Returns a file's bytes.
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return try receive(from: descriptor, expecting: Int(status.st_size))
  }

  /// Returns a file's text, or `nil` if the file can't be read or is not UTF-8.
  package static func text(of path: String) -> String? {
    guard let bytes = try? bytes(of: path) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Writes a file, and replaces an existing file.
  package static func save(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
    do throws(Failure) {
      try send(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only when a file is closed.
    guard close(descriptor) == 0 || errno == EINTR else { throw .last }
  }

  /// Creates a folder and its missing parents. Does nothing if the folder exists.
  package static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let failure = Failure.last
    let parent = Paths.folder(of: path)
    guard failure.code == ENOENT, !parent.isEmpty, parent != path else { throw failure }
    try makeFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Moves a file, and replaces an existing file at the target path.
  package static func move(_ path: String, to target: String) throws(Failure) {
    guard rename(path, target) == 0 else { throw .last }
  }

  /// Deletes a file. Does nothing if the file doesn't exist or can't be deleted.
  package static func remove(_ path: String) { unlink(path) }

  // MARK: Descriptors

  /// Reads a descriptor to its end.
  ///
  /// - Parameter size: The file's size, if known.
  package static func receive(from descriptor: Int32, expecting size: Int = 0) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    // Read one byte more than expected, so that a short read detects the end.
    var room = max(size + 1, 4096)
    while true {
      var failure: Failure?
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let received = retrying { read(descriptor, buffer.baseAddress, room) }
        if received < 0 { failure = .last } else { count = received }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if part.isEmpty || size > 0 && part.count < room { return bytes }
      room = 65536
    }
  }

  /// Writes all bytes. If the descriptor is nonblocking, waits until it is writable.
  package static func send(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying { write(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent) }
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&state, 1, -1)
      } else {
        throw .last
      }
    }
  }

  /// Retries a system call while signals interrupt it.
  package static func retrying<Value: SignedInteger>(_ call: () -> Value) -> Value {
    while true {
      let value = call()
      if value != -1 || errno != EINTR { return value }
    }
  }
}
