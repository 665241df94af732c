// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// A descriptor of the closure that contains the expected text, for helper functions that call `assertInlineSnapshot`
/// and have a closure parameter with another label or position.
///
///     func assertMessage(_ text: String, is expected: (() -> String)? = nil, line: UInt = #line, column: UInt = #column) {
///       assertInlineSnapshot(
///         of: text, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"),
///         matches: expected, line: line, column: column)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Former labels of the closure, which are also recognized.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label.
  public var trailingClosureLabel: String
  /// The closure's index among the call's trailing closures.
  public var trailingClosureOffset: Int

  /// Creates a descriptor. The default values describe the closure of `assertInlineSnapshot`.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Reports a failure at a call, for helper functions that perform their own string comparison.
  ///
  /// - Parameters:
  ///   - message: The failure message.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the test file.
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
