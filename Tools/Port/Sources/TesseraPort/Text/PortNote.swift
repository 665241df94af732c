// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A diagnostic of the porting tool for a location in a source, in the compiler's format.
public struct PortNote: Sendable, Hashable, CustomStringConvertible {
  /// A diagnostic's severity. An error stops the build.
  public enum Severity: String, Sendable {
    case note, warning, error
  }

  /// The severity.
  public let severity: Severity
  /// The source's path.
  public let path: String
  /// The line number, starting at 1, or 0 for the whole file.
  public let line: Int
  /// The column in UTF-8 bytes, starting at 1.
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

  /// The note as `path:line:column: warning: message`, which build tools display like the compiler's diagnostics.
  public var description: String {
    line > 0 ? "\(path):\(line):\(column): \(severity): \(message)" : "\(path): \(severity): \(message)"
  }
}
