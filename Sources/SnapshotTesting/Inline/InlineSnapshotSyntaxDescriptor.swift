// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// The closure of a call that contains the expected text, for helper functions that call `assertInlineSnapshot` with their own
/// closure.
///
///     func assertMessage(_ text: String, is expected: (() -> String)? = nil, line: UInt = #line, column: UInt = #column) {
///       assertInlineSnapshot(
///         of: text, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"),
///         matches: expected, line: line, column: column)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Former labels of the closure, which are recognized as well.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label.
  public var trailingClosureLabel: String
  /// The closure's index among the call's trailing closures.
  public var trailingClosureOffset: Int

  /// Creates a descriptor, by default that of `assertInlineSnapshot` itself.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Reports a failure at a call, for helper functions that compare strings themselves.
  ///
  /// - Parameters:
  ///   - message: The failure message.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The test file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    SnapshotIssue.record(message(), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  var labels: [String] { [trailingClosureLabel] + deprecatedTrailingClosureLabels }
}
