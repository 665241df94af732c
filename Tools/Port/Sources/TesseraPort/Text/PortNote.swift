// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What the tool has to say about a place of a source, as the compiler says it.
public struct PortNote: Sendable, Hashable, CustomStringConvertible {
  /// How grave it is. An error stops the build.
  public enum Severity: String, Sendable {
    case note, warning, error
  }

  /// How grave it is.
  public let severity: Severity
  /// The source.
  public let path: String
  /// Counted from 1; 0 where the whole file is meant.
  public let line: Int
  /// In UTF-8 bytes, counted from 1.
  public let column: Int
  /// What is not done, and the remedy.
  public let message: String

  /// A note about a place.
  public init(_ severity: Severity, path: String, line: Int, column: Int, message: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: warning: message`, which builds show as they show the compiler's.
  public var description: String {
    line > 0 ? "\(path):\(line):\(column): \(severity): \(message)" : "\(path): \(severity): \(message)"
  }
}
