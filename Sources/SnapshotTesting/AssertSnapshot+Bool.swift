// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Assertions with a Boolean `record`, as in swift-snapshot-testing before 1.17. A Boolean literal can also be converted
// to a `Record`, but a variable can't, so these overloads are required.

/// Asserts a snapshot. Records the snapshot if `record` is true.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recordMode(isRecording: record), timeout: timeout,
    fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts several named snapshots of one value. Records the snapshots if `record` is true.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record: Bool,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recordMode(isRecording: record), timeout: timeout, fileID: fileID,
    file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts several numbered snapshots of one value. Records the snapshots if `record` is true.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record: Bool,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recordMode(isRecording: record), timeout: timeout, fileID: fileID,
    file: filePath,
    testName: testName, line: line, column: column)
}

/// Compares a value with its reference and returns the failure, or nil if they match. Records the snapshot if
/// `record` is true.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: Bool, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recordMode(isRecording: record),
    snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Returns `all` for true. Returns nil for false, so that the default mode applies, as if no argument were passed.
func recordMode(isRecording: Bool) -> SnapshotTestingConfiguration.Record? { isRecording ? .all : nil }
