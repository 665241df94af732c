// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions

// Inline snapshots as in versions before 1.13, in which they had no separate module.

/// Asserts that the text representation of a value equals an argument. Ignores leading and trailing whitespace.
///
///     _assertInlineSnapshot(matching: user, as: .dump, with: """
///       ▿ User
///         - id: 1
///       """)
///
/// If the argument is empty, it is replaced with the value's text representation in the test file, and the test fails
/// once. Newer tests call `assertInlineSnapshot(of:as:matches:)` in `InlineSnapshotTesting`.
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

/// Compares the text representation of a value with an argument. Returns the failure instead of reporting it, or nil
/// if they are equal.
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
