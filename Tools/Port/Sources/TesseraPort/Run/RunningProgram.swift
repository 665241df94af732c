// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials

/// The program of this process.
package enum RunningProgram {
  /// The path of its file, without symbolic links if the system provides it.
  package static let path =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
}
