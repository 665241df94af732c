// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

public import Foundation

/// Asserts that a value's snapshot equals its reference.
///
///     func testSettings() {
///       assertSnapshot(of: SettingsViewController(), as: .image(on: .iPhone13))
///     }
///
/// The reference is the file `__Snapshots__/<test file>/<test>.<name>` next to the test file; snapshots without a name are
/// numbered in their test from 1. A missing reference is recorded, and the test fails once.
///
/// - Parameters:
///   - value: The value for the strategy.
///   - snapshotting: The strategy that turns the value into a picture, text or data.
///   - name: A name that distinguishes the snapshots of one test; nil for a number.
///   - record: The condition for writing the reference; nil for the scope's mode, or that of the variable `record`.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - fileID: The module and file. Defaults to the caller's.
///   - filePath: The test file, which determines the reference's folder.
///   - testName: The test, which determines the reference's name.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  TestProcess.check()
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  SnapshotIssue.record(failure, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts several snapshots of one value, named by their keys, in the order of the keys.
///
///     assertSnapshots(of: settings, as: ["phone": .image(on: .iPhone13), "tree": .image(on: .iPadMini)])
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts several numbered snapshots of one value.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference and returns the failure instead of reporting it, or nil if the snapshot passes.
///
/// - Parameters:
///   - value: The value for the strategy.
///   - snapshotting: The strategy that turns the value into a picture, text or data.
///   - name: A name that distinguishes the snapshots of one test; nil for a number.
///   - mode: The condition for writing the reference; nil for the scope's mode, or that of the variable `record`.
///   - snapshotDirectory: The reference's folder; nil for the one next to the test file.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - fileID: The module and file. Defaults to the caller's.
///   - filePath: The test file, which determines the reference's folder.
///   - testName: The test, which determines the reference's name.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record mode: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  Verification(
    strategy: snapshotting, name: name, mode: mode ?? SnapshotTestingConfiguration.current?.record ?? record,
    directory: snapshotDirectory, timeout: timeout, test: testName,
    place: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  .failure(value)
}
