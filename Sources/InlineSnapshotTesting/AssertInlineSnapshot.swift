// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import SnapshotTesting
import TesseraAssertions

/// Asserts that a value's text equals the one that stands in the test file.
///
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       {
///         "name" : "Blob"
///       }
///       """
///     }
///
/// Without the closure the text is written into the test file, and the test fails once.
///
/// - Parameters:
///   - value: What the strategy takes; nil for a text that is to be removed.
///   - snapshotting: How the value becomes a text.
///   - message: Stands before the failure.
///   - record: When the file is written; nil for the scope's mode, then that of the variable `record`.
///   - timeout: Seconds to wait for a text that comes later.
///   - syntaxDescriptor: Which closure of the call holds the text, for helpers.
///   - expected: The text.
///   - fileID: The module and file; leave it out.
///   - filePath: The test file.
///   - function: The test.
///   - line: Where the call's arguments begin, and a failure is shown.
///   - column: Where the call's arguments begin, in bytes from 1.
///
/// - Note: Differs from swift-snapshot-testing: the file is written at once, whole or not at all, not when the process
///   ends; a file that somebody else changed meanwhile is left alone.
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
    let text = try value().map { value throws(SnapshotTaker.Failure) in
      try SnapshotTaker(timeout: timeout).take(value, snapshotting)
    }
    outcome = InlineVerification(mode: mode, place: place, test: "\(function)").failure(expected?(), text)
  } catch let failure as SnapshotTaker.Failure {
    outcome = failure.message
  } catch {
    outcome = "No snapshot could be taken: \(error)"
  }
  guard let outcome else { return }
  let lead = message()
  SnapshotIssue.record(
    lead.isEmpty ? outcome : "\(lead)\n\n\(outcome)",
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The same with a variable for `record`, which was a Boolean until version 1.17: `all` for true, the scope's mode for false.
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

/// Asserts that a value's text equals one that is an argument, as versions before 1.13 have it. Without the underscore of
/// `_assertInlineSnapshot(matching:as:with:)`, which says more.
public func assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  _assertInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}
