// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// Support for tests that take a long time and run only if TESSERA_LONG_TESTS is set.
enum LongTests {
  static var isEnabled: Bool { getenv("TESSERA_LONG_TESTS") != nil }

  /// Returns the lines of a file below /usr/share/unicode, without comments.
  static func unicodeData(_ name: String) -> [Substring]? {
    guard let bytes = read("/usr/share/unicode/" + name) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      return content.isEmpty ? nil : Substring(decoding: content, as: UTF8.self)
    }
  }

  /// Returns a file's bytes, or nil if it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
