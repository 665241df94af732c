// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Glibc

/// Validates paths from untrusted reports, and opens the files to which they refer.
enum SafePath {
  /// Returns whether a relative path remains inside the folder to which it is appended. Such a path has no `.` or `..`
  /// components, control characters or backslashes, and at most 1000 bytes.
  static func isContained(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 1000 else { return false }
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }) else {
      return false
    }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }

  /// The reason that a file can't be read.
  enum Problem: Error, Equatable {
    case missing, unsafe
    case tooLarge(Int)
    case failed(String)
  }

  /// Reads a regular file inside a folder. Every component below the folder is opened without following symbolic links,
  /// so the path can't change between a check and its use.
  static func read(_ path: String, in folder: String, maximumBytes: Int) throws(Problem) -> [UInt8] {
    guard isContained(path) else { throw .unsafe }
    var directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw problem(errno) }
    defer { close(directory) }
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.dropLast() {
      let next = openat(directory, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else { throw problem(errno) }
      close(directory)
      directory = next
    }
    let file = openat(directory, parts[parts.count - 1], O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw problem(errno) }
    defer { close(file) }
    return try contents(of: file, maximumBytes: maximumBytes)
  }

  private static func contents(of file: Int32, maximumBytes: Int) throws(Problem) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw problem(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unsafe }
    guard status.st_size <= maximumBytes else { throw .tooLarge(Int(status.st_size)) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Glibc.read(file, $0 + start, buffer.count - start) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw problem(errno) }
      if count == 0 { return Array(bytes[..<start]) }
      start += count
    }
    return bytes
  }

  private static func problem(_ code: Int32) -> Problem {
    switch code {
    case ENOENT: .missing
    case ELOOP, ENOTDIR: .unsafe
    default: .failed(String(cString: strerror(code)))
    }
  }
}
