// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials

/// The executable of the current process.
package enum RunningProgram {
  /// The executable's path, with symbolic links resolved if the system provides it.
  package static let path =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
}
