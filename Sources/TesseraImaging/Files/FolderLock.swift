// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// An exclusive lock on a folder. It prevents lost updates when several processes read, modify and rewrite the same
/// file.
///
/// The operating system locks the folder itself, so there is no lock file, and the lock is released when its process
/// exits. The lock excludes other threads as well as other processes. On file systems that do not support folder
/// locks, such as some network disks, the closure runs without a lock.
package enum FolderLock {
  /// Creates the folder, waits for the lock, and holds the lock while the closure runs.
  package static func holding<R, Failure: Error>(
    _ folder: String, else failure: (FileError) -> Failure, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let descriptor: Int32
    do throws(FileError) {
      try AtomicFile.createDirectory(folder)
      descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(.read, folder, errno: errno) }
    } catch { throw failure(error) }
    // Closing the descriptor releases the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
