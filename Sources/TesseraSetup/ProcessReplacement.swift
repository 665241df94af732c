// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Replaces this process with another program. The program uses this process's standard streams and receives its
/// signals, and its exit code becomes that of this process.
enum ProcessReplacement {
  /// Runs the program in this process (`exec`). If this fails, returns the system's error message. Otherwise, never
  /// returns.
  static func run(_ program: String, _ arguments: [String]) -> String {
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    let reason = String(cString: strerror(errno))
    words.forEach { free($0) }
    return reason
  }
}
