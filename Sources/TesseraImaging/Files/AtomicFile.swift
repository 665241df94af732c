// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A file appears with all its contents or not at all: the bytes are written to a temporary file in the same folder,
// which is then renamed. A killed process, a full disk or two concurrent writers never leave a partial file under the
// target's name. Foundation's atomic write works the same way, but it adds startup time and does not flush the bytes
// before the rename.

import Glibc

/// A namespace for reading files, writing them atomically, and creating folders.
public enum AtomicFile {
  /// Writes a file atomically, replacing an existing one. If the path is a symbolic link, replaces its target.
  ///
  /// On an error, the old file is untouched and no temporary file is left. Devices and pipes (`/dev/stdout`) cannot be
  /// replaced and are written directly.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file.
  ///   - makesFolder: Whether missing folders in the path are created.
  public static func write(_ bytes: [UInt8], to path: String, makesFolder: Bool = false) throws(FileError) {
    try write(bytes, to: path, makesFolder: makesFolder, flushes: true)
  }

  /// - Parameter flushes: Whether the bytes are flushed to disk before the rename. An unflushed file may be truncated
  ///   after a system crash. Pass false only for files whose readers detect truncation and can rebuild them.
  package static func write(
    _ bytes: [UInt8], to path: String, makesFolder: Bool = false, flushes: Bool
  ) throws(FileError) {
    if makesFolder, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try checkPath(path, .write)
      try createDirectory(String(path[..<slash]))
    }
    let target = try resolved(path)
    if let existing = status(of: target) {
      if existing.isFolder { throw FileError(.write, path: path, reason: .isFolder) }
      if !existing.isRegular { return try writeDirectly(bytes, to: path) }
    }
    let temporary = temporaryName(beside: target)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path, errno: errno) }
    var code = writeAll(bytes, to: descriptor)
    if code == 0, flushes, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw FileError(.write, path, errno: code)
    }
  }

  /// Returns the bytes of a file, a device or a pipe.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - maximumBytes: The maximum size; larger files and endless devices are rejected. The default is 2 GiB.
  public static func read(_ path: String, maximumBytes: Int = 1 << 31) throws(FileError) -> [UInt8] {
    try checkPath(path, .read)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, errno: errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw FileError(.read, path, errno: errno) }
    let expected = Int(information.st_size)
    guard expected <= maximumBytes else {
      throw FileError(.read, path: path, reason: .tooLarge(maximumBytes: maximumBytes))
    }
    var bytes: [UInt8] = []
    // Read one byte more than expected, to detect the end of the file without another buffer.
    var room = max(expected, 0) + 1
    while true {
      let chunk = try readSome(descriptor: descriptor, room: room, path: path)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= maximumBytes else {
        throw FileError(.read, path: path, reason: .tooLarge(maximumBytes: maximumBytes))
      }
      room = 1 << 16
    }
  }

  /// Creates a folder and its missing parents. Does nothing if the folder exists.
  public static func createDirectory(_ path: String) throws(FileError) {
    try checkPath(path, .createFolder)
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += prefix.isEmpty || prefix == "/" ? part : "/\(part)"
      if mkdir(prefix, 0o777) == 0 { continue }
      let code = errno
      guard status(of: prefix)?.isFolder == true else { throw FileError(.createFolder, path, errno: code) }
    }
  }
}

// Helpers shared with `StreamedFile`.
extension AtomicFile {
  struct Status {
    let isFolder: Bool
    let isRegular: Bool
  }

  /// Returns the status of a path, following symbolic links, or `nil` if the path does not exist or is inaccessible.
  static func status(of path: String) -> Status? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    let kind = information.st_mode & S_IFMT
    return Status(isFolder: kind == S_IFDIR, isRegular: kind == S_IFREG)
  }

  static func checkPath(_ path: String, _ operation: FileError.Operation) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(operation, path: path, reason: .invalidPath) }
  }

  /// Returns the path to write: the target if the path is a symbolic link, or the path unchanged.
  static func resolved(_ path: String) throws(FileError) -> String {
    try checkPath(path, .write)
    guard !path.hasSuffix("/") else { throw FileError(.write, path: path, reason: .isFolder) }
    var information = stat()
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil)
    else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns a hidden file name in the same folder, because a file cannot be renamed across disks. Names are unique
  /// per process and call. If a killed process with the same process id left such a file, `open` fails rather than
  /// mixing the contents.
  static func temporaryName(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + TemporaryFiles.name()
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, path, errno: errno) }
    var code = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw FileError(.write, path, errno: code) }
  }

  /// Writes all bytes. Returns 0 or the system error number.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  static func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var done = 0
    while done < buffer.count {
      // Some systems reject more than 2 GB in one call.
      let part = UnsafeRawBufferPointer(rebasing: buffer[done...].prefix(1 << 30))
      let count = systemWrite(descriptor, part.baseAddress, part.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
        // A non-blocking pipe may not be ready, so wait until it accepts more bytes.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&request, 1, -1) < 0 && errno != EINTR { return errno }
        continue
      }
      if count < 0 { return errno }
      done += count
    }
    return 0
  }

  /// Reads at most `room` bytes. Returns an empty array at the end of the file.
  static func readSome(descriptor: Int32, room: Int, path: String) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: min(room, 1 << 30)) { buffer, count in
      var result = systemRead(descriptor, buffer.baseAddress, buffer.count)
      while result < 0 && errno == EINTR { result = systemRead(descriptor, buffer.baseAddress, buffer.count) }
      if result < 0 { code = errno }
      count = max(0, result)
    }
    guard code == 0 else { throw FileError(.read, path, errno: code) }
    return bytes
  }
}

// `AtomicFile.read` and `write` shadow the system functions of the same name.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { read($0, $1, $2) }
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
