// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions

// Inline snapshots of versions before 1.13, when they had no separate module.

/// Asserts that a value's text equals an argument. Leading and trailing whitespace is ignored.
///
///     _assertInlineSnapshot(matching: user, as: .dump, with: """
///       ▿ User
///         - id: 1
///       """)
///
/// An empty argument is replaced by the value's text in the test file, and the test fails once. Newer tests call
/// `assertInlineSnapshot(of:as:matches:)` of `InlineSnapshotTesting`.
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  TestProcess.check()
  let failure = _verifyInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  SnapshotIssue.record(failure, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares a value's text with an argument and returns the failure instead of reporting it, or nil if they are equal.
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let mode = recordMode(isRecording: recording) ?? SnapshotTestingConfiguration.current?.record ?? record
  let place = InlinePlace(path: "\(filePath)", line: Int(line), column: Int(column), argument: "with")
  do {
    let text = try SnapshotCapture(timeout: timeout).take(value(), snapshotting).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let expected = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    return InlineVerification(mode: mode, place: place, test: testName)
      .failure(expected.isEmpty && !text.isEmpty ? nil : expected, text)
  } catch let failure as SnapshotCapture.Failure {
    return failure.message
  } catch {
    return "No snapshot could be taken: \(error)"
  }
}
