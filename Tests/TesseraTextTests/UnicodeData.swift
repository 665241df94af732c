// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// Unicode 15.0's conformance files, which `make deps` installs on Debian and Ubuntu.
enum UnicodeData {
  struct Missing: Error, CustomStringConvertible {
    var path: String
    var description: String {
      "\(path) is missing. Install it with `make deps`, or `apt-get install unicode-data`, then try again."
    }
  }

  /// Whether the files should be installed, because they exist or the operating system provides the package.
  static var isExpected: Bool {
    access("/etc/debian_version", F_OK) == 0 || access("/usr/share/unicode/LineBreak.txt", F_OK) == 0
  }

  /// Whether to run a million cases: in optimized builds, where they take seconds, and in the long tests.
  static var isWorthwhile: Bool {
    #if DEBUG || TESSERA_QUICK
      return isExpected && LongTests.isEnabled
    #else
      return isExpected
    #endif
  }

  /// Returns the lines of a file below /usr/share/unicode, without comments.
  static func lines(_ name: String) throws -> [Substring] {
    guard let lines = LongTests.unicodeData(name) else { throw Missing(path: "/usr/share/unicode/" + name) }
    return lines
  }
}
