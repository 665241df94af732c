// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// An error that occurs if no worker can be started.
package struct WorkerStartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number, or 0 if the process was started but ended before it accepted a job.
  package var code: Int32
  /// The process's output.
  package var words = ""

  package var description: String {
    guard code != 0 else {
      return "A worker process ended before it accepted a screen."
        + (words.isEmpty ? "" : " Its output: \(words)")
    }
    return "Can't start a worker process: \(String(cString: strerror(code)))."
  }
}
