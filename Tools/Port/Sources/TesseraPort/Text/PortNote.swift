// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A diagnostic of the tool for a location in a source, in the compiler's format.
public struct PortNote: Sendable, Hashable, CustomStringConvertible {
  /// The severity. An error stops the build.
  public enum Severity: String, Sendable {
    case note, warning, error
  }

  /// The severity.
  public let severity: Severity
  /// The path of the source.
  public let path: String
  /// The line, from 1, or 0 for the whole file.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// The problem and its remedy.
  public let message: String

  /// Creates a note for a location.
  public init(_ severity: Severity, path: String, line: Int, column: Int, message: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: warning: message`, which builds show like the compiler's diagnostics.
  public var description: String {
    line > 0 ? "\(path):\(line):\(column): \(severity): \(message)" : "\(path): \(severity): \(message)"
  }
}
