// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// Which closure of a call holds the expected text, for helpers that call `assertInlineSnapshot` with a closure of their
/// own.
///
///     func assertMessage(_ text: String, is expected: (() -> String)? = nil, line: UInt = #line, column: UInt = #column) {
///       assertInlineSnapshot(
///         of: text, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"),
///         matches: expected, line: line, column: column)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Former labels of the closure, which are found as well.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label.
  public var trailingClosureLabel: String
  /// The closure's place among the call's trailing closures; the first is 0.
  public var trailingClosureOffset: Int

  /// A description; by default that of `assertInlineSnapshot` itself.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Reports a failure at a call, for helpers that compare texts themselves.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The test file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    SnapshotIssue.record(message(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  var labels: [String] { [trailingClosureLabel] + deprecatedTrailingClosureLabels }
}
