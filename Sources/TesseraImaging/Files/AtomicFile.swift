// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Files appear whole or not at all: the bytes go to a temporary file beside the target, which is then renamed. A
// program that is killed, a full disk or two writers at once never leave half a picture under the target's name.
// Foundation's atomic write does the same but costs its start-up time and does not flush the bytes before the rename.

import Glibc

/// Reads files, writes them whole or not at all, and makes folders.
public enum AtomicFile {
  /// Writes a file, replacing the one that is there. A symbolic link stays, and the file it leads to is replaced.
  ///
  /// On an error the old file is untouched and no temporary file is left. Devices and pipes (`/dev/stdout`) cannot be
  /// replaced and are written directly.
  ///
  /// - Parameters:
  ///   - bytes: All that the file will have.
  ///   - path: The file's.
  ///   - makesFolder: Whether a folder that there is not is made, with those above it.
  public static func write(_ bytes: [UInt8], to path: String, makesFolder: Bool = false) throws(FileError) {
    try write(bytes, to: path, makesFolder: makesFolder, flushes: true)
  }

  /// - Parameter flushes: Whether the bytes are on the disk before they have the file's name. A file that is not flushed may
  ///   be cut off after the system went down, so only what notices that and can be made again is written without.
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

  /// The bytes of a file, a device or a pipe.
  ///
  /// - Parameters:
  ///   - path: The file's.
  ///   - maximumBytes: Larger files are refused, and so is a device without end. The default is 2 GiB.
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
    // One byte more than expected, so that the end shows without another buffer.
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

  /// Makes a folder and the folders above it that are missing. One that exists is no error.
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

// What `StreamedFile` needs as well.
extension AtomicFile {
  struct Status {
    let isFolder: Bool
    let isRegular: Bool
  }

  /// What is at a path, links followed. Nil where there is nothing, or it may not be looked at.
  static func status(of path: String) -> Status? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    let kind = information.st_mode & S_IFMT
    return Status(isFolder: kind == S_IFDIR, isRegular: kind == S_IFREG)
  }

  static func checkPath(_ path: String, _ operation: FileError.Operation) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(operation, path: path, reason: .invalidPath) }
  }

  /// The path to write: where a symbolic link leads, else the path itself.
  static func resolved(_ path: String) throws(FileError) -> String {
    try checkPath(path, .write)
    guard !path.hasSuffix("/") else { throw FileError(.write, path: path, reason: .isFolder) }
    var information = stat()
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil)
    else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// A hidden name in the same folder, since a rename cannot cross disks. Unique per process and call; a name left by
  /// a killed process of the same id makes `open` fail rather than mix two files.
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

  /// Writes every byte; gives 0 or the error number.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  static func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var done = 0
    while done < buffer.count {
      // Some systems refuse more than 2 GB in one call.
      let part = UnsafeRawBufferPointer(rebasing: buffer[done...].prefix(1 << 30))
      let count = systemWrite(descriptor, part.baseAddress, part.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
        // Whoever gave us a pipe that does not block still wants all the bytes.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&request, 1, -1) < 0 && errno != EINTR { return errno }
        continue
      }
      if count < 0 { return errno }
      done += count
    }
    return 0
  }

  /// At most `room` bytes; none at the end of the file.
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

// `AtomicFile.read` and `write` hide the system's functions of that name.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { read($0, $1, $2) }
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
