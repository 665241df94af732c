// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An animation is written while it is rendered. `AtomicFile.write` would require all bytes in memory at the end, and
// memory use would grow with the length of the animation.

import Glibc

/// A file that is written incrementally, and that appears with all its contents or not at all.
///
/// The bytes are written to a temporary file next to the target, which `commit()` renames. The temporary file is
/// removed after any error, by `discard()`, and when the object is released. A device or pipe cannot be replaced, so
/// its bytes are collected in the system's temporary folder and copied at the end. As a result, `overwrite` works for
/// devices, too.
final class StreamedFile {
  private let path: String
  /// The path that `commit()` renames the file to, or `nil` for a device.
  private let target: String?
  private let temporary: String
  /// The file descriptor; -1 once the file is closed.
  private var descriptor: Int32

  init(_ path: String) throws(FileError) {
    self.path = path
    let resolved = try AtomicFile.resolved(path)
    let existing = AtomicFile.status(of: resolved)
    if existing?.isFolder == true { throw FileError(.write, path: path, reason: .isFolder) }
    let isDevice = existing?.isRegular == false
    target = isDevice ? nil : resolved
    temporary = AtomicFile.temporaryName(beside: isDevice ? Self.temporaryFolder : resolved)
    descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, isDevice ? temporary : path, errno: errno) }
  }

  deinit { discard() }

  /// Appends bytes to the file.
  func append(_ bytes: [UInt8]) throws(FileError) {
    try check(AtomicFile.writeAll(bytes, to: descriptor))
  }

  /// Overwrites earlier bytes. The next `append` continues at the end of the file.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    try check(lseek(descriptor, off_t(offset), SEEK_SET) < 0 ? errno : 0)
    try check(AtomicFile.writeAll(bytes, to: descriptor))
    try check(lseek(descriptor, 0, SEEK_END) < 0 ? errno : 0)
  }

  /// Moves the file to its destination. Call no other method afterward.
  func commit() throws(FileError) {
    guard let target else {
      try copyToDevice()
      return discard()
    }
    try check(fsync(descriptor) != 0 ? errno : 0)
    let closed = close(descriptor)
    let code = closed != 0 ? errno : 0
    descriptor = -1
    if code == 0, rename(temporary, target) == 0 { return }
    let reason = code != 0 ? code : errno
    unlink(temporary)
    throw FileError(.write, path, errno: reason)
  }

  /// Removes the temporary file. Does nothing after `commit()`.
  func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlink(temporary)
  }

  private func copyToDevice() throws(FileError) {
    try check(lseek(descriptor, 0, SEEK_SET) < 0 ? errno : 0)
    let device = open(path, O_WRONLY | O_CLOEXEC)
    try check(device < 0 ? errno : 0)
    var code: Int32 = 0
    while code == 0 {
      let bytes: [UInt8]
      do { bytes = try AtomicFile.readSome(descriptor: descriptor, room: 1 << 20, path: path) } catch {
        close(device)
        throw error
      }
      if bytes.isEmpty { break }
      code = AtomicFile.writeAll(bytes, to: device)
    }
    if close(device) != 0, code == 0 { code = errno }
    try check(code)
  }

  private func check(_ code: Int32) throws(FileError) {
    guard code != 0 else { return }
    discard()
    throw FileError(.write, path, errno: code)
  }

  private static var temporaryFolder: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return "\(folder.isEmpty ? P_tmpdir : folder)/"
  }
}
