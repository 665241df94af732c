// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Glibc

/// The unnamed files that serve as a process's standard input, output and error.
struct StandardFiles {
  /// An open file that is deleted when it is closed.
  struct File {
    let descriptor: Int32

    init() throws(ProcessError) {
      var template = Array("\(NSTemporaryDirectory())/tessera-XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else {
        throw .temporaryFile(NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unlink(template)
    }

    /// Returns all bytes of the file.
    func contents() -> [UInt8] {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var offset = 0
      while true {
        let count = pread(descriptor, &buffer, buffer.count, offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
        offset += count
      }
    }

    /// Writes bytes, and moves to the start.
    func fill(_ bytes: [UInt8]) -> Bool {
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return lseek(descriptor, 0, SEEK_SET) == 0
    }
  }

  let input: File
  let output: File
  let errors: File

  /// Creates the files. The input contains the given bytes.
  init(input bytes: [UInt8]) throws(ProcessError) {
    input = try File()
    output = try File()
    errors = try File()
    guard input.fill(bytes) else {
      throw .temporaryFile(NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
    }
  }

  /// Closes the files, which deletes them.
  func close() {
    for file in [input, output, errors] { Glibc.close(file.descriptor) }
  }
}
