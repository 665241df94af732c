// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import SnapshotTesting
import TesseraAssertions

/// Asserts that the text representation of a value equals the snapshot in the test file.
///
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       {
///         "name" : "Blob"
///       }
///       """
///     }
///
/// Without the closure, the snapshot is written to the test file, and the test fails once.
///
/// - Parameters:
///   - value: The value to snapshot, or nil to remove the snapshot from the file.
///   - snapshotting: The strategy that converts the value to text.
///   - message: The text that precedes the failure message.
///   - record: The condition for writing the file. Defaults to the mode of `withSnapshotTesting` or the `.snapshots`
///     trait, or else to the global variable `record`.
///   - timeout: The number of seconds to wait for an asynchronous strategy.
///   - syntaxDescriptor: A description of the trailing closure that contains the snapshot. Passed by helper
///     functions.
///   - expected: The expected text.
///   - fileID: The module and file of the call. Defaults to the caller's.
///   - filePath: The path of the test file.
///   - function: The test function.
///   - line: The line of the call's arguments, at which failures are reported.
///   - column: The column of the call's arguments, in bytes, starting at 1.
///
/// - Note: Differs from swift-snapshot-testing: the file is written immediately and atomically, not when the process
///   exits. A file that another program has changed in the meantime is not modified.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  TestProcess.check()
  let mode = record ?? SnapshotTestingConfiguration.current?.record ?? SnapshotTesting.record
  let place = InlinePlace(path: "\(filePath)", line: Int(line), column: Int(column), syntax: syntaxDescriptor)
  let outcome: String?
  do {
    let text = try value().map { value throws(SnapshotCapture.Failure) in
      try SnapshotCapture(timeout: timeout).take(value, snapshotting)
    }
    outcome = InlineVerification(mode: mode, place: place, test: "\(function)").failure(expected?(), text)
  } catch let failure as SnapshotCapture.Failure {
    outcome = failure.message
  } catch {
    outcome = "No snapshot could be taken: \(error)"
  }
  guard let outcome else { return }
  let lead = message()
  SnapshotIssue.record(
    lead.isEmpty ? outcome : "\(lead)\n\n\(outcome)",
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts with a Boolean `record`, as in versions before 1.17. True means `all`, and false means the default mode.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: Bool, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(), record: record ? .all : nil, timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath, function: function,
    line: line, column: column)
}

/// Asserts that the text representation of a value equals a string argument, as in versions before 1.13. Replaces the
/// underscored `_assertInlineSnapshot(matching:as:with:)`.
public func assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  _assertInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}
