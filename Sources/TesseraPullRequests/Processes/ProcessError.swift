// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error while running a process.
package enum ProcessError: Error, Hashable, CustomStringConvertible {
  /// The program doesn't exist or is not executable.
  case notFound(String)
  /// The operating system refused to start the program.
  case cannotStart(String, reason: String)
  /// The folder for temporary files is not writable.
  case temporaryFile(String, reason: String)
  /// The process ran longer than allowed.
  case timedOut(String, seconds: Int)
  /// The user asked to stop.
  case interrupted

  /// A description of the problem and its remedy.
  package var description: String {
    switch self {
    case .notFound(let name): "Can't find the program '\(name)'. Install it, or add its folder to PATH."
    case .cannotStart(let name, let reason): "Can't run \(name): \(reason). Check its permissions."
    case .temporaryFile(let folder, let reason):
      "Can't write to the temporary folder \(folder): \(reason). Set TMPDIR to a writable folder."
    case .timedOut(let name, let seconds):
      "\(name) was ended because it ran longer than \(seconds) seconds. Make it faster, or raise the timeout."
    case .interrupted: "Stopped on request. Nothing else was changed."
    }
  }
}
