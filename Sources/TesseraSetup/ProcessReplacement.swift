// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Replaces this process with another program, which thereby has its standard streams, signals and exit code.
enum ProcessReplacement {
  /// Runs the program in place of this one. Returns only if that fails, with the system's reason.
  static func run(_ program: String, _ arguments: [String]) -> String {
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    let reason = String(cString: strerror(errno))
    words.forEach { free($0) }
    return reason
  }
}
