// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder of ported copies. Files are written atomically, and only if they changed, so that the compiler does not build
/// them again.
package struct OutputFolder {
  /// The path of the folder, which does not have to exist.
  package let path: String

  /// Creates a reference to an output folder, without creating the folder.
  package init(path: String) { self.path = path }

  /// Returns the bytes of a file, or `nil` if it can't be read.
  package func read(_ name: String) -> [UInt8]? {
    try? SystemFile.bytes(of: path + "/" + name)
  }

  /// Writes a file unless it already has these bytes. Returns whether it was written.
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

  /// Removes a file, if there is one.
  package func remove(_ name: String) { SystemFile.remove(path + "/" + name) }
}
