// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the system knows about a file without reading it.
package struct FileStatus {
  /// Whether it is a folder.
  package let isFolder: Bool
  /// The size and the date of the last change, which tell versions of a program apart.
  package let version: String

  /// Returns `nil` if there is no file. Follows symbolic links.
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
