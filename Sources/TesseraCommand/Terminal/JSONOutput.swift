// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// The output of commands with `--json`: a single line with a JSON value, and nothing else on standard output.
///
/// Each value has a schema in `Documentation/Schemas`, against which tests validate it.
enum JSONOutput {
  /// Writes a line to standard output. Tests replace it.
  @TaskLocal static var writeLine: @Sendable (String) -> Void = { Swift.print($0) }

  /// Prints a value.
  static func print(_ value: some Encodable) throws { writeLine(try text(value)) }

  /// Prints a report.
  static func print(_ report: SnapshotReport) { writeLine(report.json()) }

  /// Returns a value as a line of JSON with sorted keys. Hidden characters are escaped.
  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try HiddenCharacters.json(value), as: UTF8.self)
  }

  /// Returns an absolute path without `.` and `..`.
  static func absolutePath(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
