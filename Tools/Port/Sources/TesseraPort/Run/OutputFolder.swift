// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder for the ported copies. Files are written atomically, and only if they have changed, so that the
/// compiler doesn't recompile unchanged files.
package struct OutputFolder {
  /// The folder's path. The folder may not exist yet.
  package let path: String

  /// Creates a reference to an output folder, without creating the folder.
  package init(path: String) { self.path = path }

  /// Returns a file's bytes, or `nil` if the file can't be read.
  package func read(_ name: String) -> [UInt8]? {
    try? SystemFile.bytes(of: path + "/" + name)
  }

  /// Writes a file unless it already contains these bytes. Returns whether the file was written.
  package func write(_ bytes: [UInt8], to name: String) throws(PortError) -> Bool {
    if read(name) == bytes { return false }
    let target = path + "/" + name
    let temporary = target + ".\(getpid()).tmp"
    do throws(SystemFile.Failure) {
      try SystemFile.makeFolder(Paths.folder(of: target))
      try SystemFile.save(bytes, to: temporary)
      try SystemFile.move(temporary, to: target)
    } catch {
      SystemFile.remove(temporary)
      throw .unwritable(target, error.description)
    }
    return true
  }

  /// Deletes a file if it exists.
  package func remove(_ name: String) { SystemFile.remove(path + "/" + name) }
}
