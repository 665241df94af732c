// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// File system metadata of a file.
package struct FileStatus {
  /// Whether the path is a folder.
  package let isFolder: Bool
  /// The size and modification date, which distinguish versions of a program.
  package let version: String

  /// Reads a file's metadata and follows symbolic links. Returns `nil` if the file doesn't exist.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    #if canImport(Glibc)
      let date = status.st_mtim
    #else
      let date = status.st_mtimespec
    #endif
    version = "\(status.st_size) \(date.tv_sec).\(date.tv_nsec)"
  }
}
