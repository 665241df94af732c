// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder of ported copies. Files appear whole or not at all, and stay as they are where nothing changes, so that the
/// compiler does not build them again.
package struct OutputFolder {
  package let path: String

  package init(path: String) { self.path = path }

  package func read(_ name: String) -> [UInt8]? {
    try? SystemFile.bytes(of: path + "/" + name)
  }

  /// Returns whether the file had to be written.
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

  package func remove(_ name: String) { SystemFile.remove(path + "/" + name) }
}
