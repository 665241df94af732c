// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Standard error, for everything that is not the result.
enum Console {
  /// Whether a person is watching.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Progress: one line that is overwritten on a terminal, plain lines otherwise.
  static func progress(_ done: Int, _ total: Int, _ what: String) {
    let line = "[\(done)/\(total)] \(what)"
    if isTerminal {
      FileHandle.standardError.write(Data(("\r\u{1B}[K" + line + (done == total ? "\n" : "")).utf8))
    } else {
      error(line)
    }
  }
}
