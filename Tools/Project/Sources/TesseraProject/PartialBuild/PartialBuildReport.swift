// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The result of a partial build: what compiles, and what to fix first.
package struct PartialBuildReport: Equatable, Sendable, Codable {
  /// The outcome of a partial build.
  package enum Status: String, Sendable, Codable {
    /// All files compile.
    case complete
    /// The remaining files compile.
    case partial
    /// A requested file doesn't compile.
    case requestedFileLost
    /// The build fails for a reason that leaving out files can't fix.
    case failed
    /// The limit of builds is reached.
    case roundLimit
  }

  /// A reason with all files that don't compile because of it.
  package struct Cause: Equatable, Sendable, Codable {
    package var text: String
    /// The files, sorted by path.
    package var files: [File]
  }

  /// A file that doesn't compile.
  package struct File: Equatable, Sendable, Codable {
    /// The path relative to the project's root.
    package var path: String
    package var line: Int?
    /// The error in this file, which may differ from its root cause.
    package var message: String
  }

  package var status: Status
  package var compiledFiles: Int
  package var totalFiles: Int
  /// The number of builds.
  package var rounds: Int
  /// The causes, ranked by the number of files.
  package var causes: [Cause]
  /// The requested files that don't compile.
  package var lostFiles: [String]
  /// The errors that don't belong to a file of the project.
  package var otherErrors: [String]

  /// The report as plain text.
  package var text: String {
    var lines = [summary]
    for cause in causes {
      let count = cause.files.count
      lines.append("  \(count.grouped) file\(count == 1 ? "" : "s"): \(cause.text)")
      for file in cause.files.prefix(10) {
        let place = file.line.map { "\(file.path):\($0)" } ?? file.path
        lines.append(file.message == cause.text ? "    \(place)" : "    \(place): \(file.message)")
      }
      if count > 10 { lines.append("    and \((count - 10).grouped) more") }
    }
    if !lostFiles.isEmpty {
      lines.append("Previews or requested files that don't compile: \(lostFiles.joined(separator: ", "))")
    }
    lines += otherErrors.map { "error: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the report as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private var summary: String {
    let total = totalFiles.grouped
    let left = totalFiles - compiledFiles
    let noun = left == 1 ? "this one does not" : "these \(left.grouped) do not"
    let counts = "\(compiledFiles.grouped) of \(total) files compile"
    switch status {
    case .complete: return "All \(total) files compile."
    case .partial: return "\(counts); \(noun), ranked by what would unlock most:"
    case .requestedFileLost: return "A requested file doesn't compile. Fix these causes first:"
    case .failed: return "The build fails for a reason that leaving out files can't fix:"
    case .roundLimit: return "The build still fails after \(rounds) rounds; at most \(counts). Fix these causes first:"
    }
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  var grouped: String {
    var digits = String(self)
    var result = ""
    while digits.count > 3 {
      result = "," + digits.suffix(3) + result
      digits.removeLast(3)
    }
    return digits + result
  }
}
