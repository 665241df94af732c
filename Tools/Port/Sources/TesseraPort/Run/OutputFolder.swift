// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The folder of ported copies. Files appear whole or not at all, and stay as they are where nothing changes, so that the
/// compiler does not build them again.
package struct OutputFolder {
  package let path: String

  package init(path: String) { self.path = path }

  package func read(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name))).map { [UInt8]($0) }
  }

  /// Returns whether the file had to be written.
  package func write(_ bytes: [UInt8], to name: String) throws(PortError) -> Bool {
    if read(name) == bytes { return false }
    let target = path + "/" + name
    let temporary = target + ".\(ProcessInfo.processInfo.processIdentifier).tmp"
    do {
      try FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: temporary))
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw .unwritable(target, error.localizedDescription)
    }
    guard rename(temporary, target) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(atPath: temporary)
      throw .unwritable(target, reason)
    }
    return true
  }

  package func remove(_ name: String) { try? FileManager.default.removeItem(atPath: path + "/" + name) }
}
