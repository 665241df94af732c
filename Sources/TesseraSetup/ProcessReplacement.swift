// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The replacement of this process with another program, which takes over its standard streams, signals and exit code.
enum ProcessReplacement {
  /// Runs the program in this process (`exec`). Returns only if that fails, with the system's error.
  static func run(_ program: String, _ arguments: [String]) -> String {
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    let reason = String(cString: strerror(errno))
    words.forEach { free($0) }
    return reason
  }
}
