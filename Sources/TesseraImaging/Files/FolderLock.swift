// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// Whoever reads a file, changes it and writes it again must be alone, else the changes of others between are lost.
///
/// The lock is the system's, on the folder itself: no file is left behind, and it ends with the process that holds it, however
/// that ends. It excludes threads and processes alike, all those that ask for it. Disks that lock no folders, as some of other
/// machines, do without.
package enum FolderLock {
  /// Makes the folder, waits until nobody else holds it, and holds it while the body runs.
  package static func holding<R, Failure: Error>(
    _ folder: String, else failure: (FileError) -> Failure, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let descriptor: Int32
    do throws(FileError) {
      try AtomicFile.createDirectory(folder)
      descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(.read, folder, errno: errno) }
    } catch { throw failure(error) }
    // Closing lets go.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
