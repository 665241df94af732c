// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// The conformance files of Unicode 15.0, which `make deps` installs on Debian and Ubuntu.
enum UnicodeData {
  struct Missing: Error, CustomStringConvertible {
    var path: String
    var description: String {
      "\(path) is missing. Install it with `make deps`, or `apt-get install unicode-data`, then try again."
    }
  }

  /// Whether the package can be expected: the file is there, or the system is one that has the package.
  static var isExpected: Bool {
    access("/etc/debian_version", F_OK) == 0 || access("/usr/share/unicode/LineBreak.txt", F_OK) == 0
  }

  /// Whether to run a million cases: with optimization, when they take seconds, or in the long tests.
  static var isWorthwhile: Bool {
    #if DEBUG || TESSERA_QUICK
      return isExpected && LongTests.isEnabled
    #else
      return isExpected
    #endif
  }

  /// Returns the lines of a file under /usr/share/unicode, without comments.
  static func lines(_ name: String) throws -> [Substring] {
    guard let lines = LongTests.unicodeData(name) else { throw Missing(path: "/usr/share/unicode/" + name) }
    return lines
  }
}
