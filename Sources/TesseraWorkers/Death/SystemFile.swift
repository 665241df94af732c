// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// Reads files of unknown length that the system generates when they are read.
package enum SystemFile {
  /// Returns the bytes of a file such as `/proc/1/maps`. Empty if the file can't be read.
  package static func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return all }
      all += part[..<count]
    }
  }
}
