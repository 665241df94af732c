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
/// The reference is the file `__Snapshots__/<test file>/<test>.<name>` beside the test file; a snapshot without a name is
/// counted in its test from 1. A missing reference is recorded, and the test fails once.
///
/// - Parameters:
///   - value: What the strategy takes.
///   - snapshotting: How the value becomes a picture, a text or data.
///   - name: Tells the snapshots of one test apart; nil for a number.
///   - record: When the reference is written; nil for the scope's mode, then that of the variable `record`.
///   - timeout: Seconds to wait for a snapshot that comes later.
///   - fileID: The module and file; leave it out.
///   - filePath: The test file, which decides the reference's folder.
///   - testName: The test, which decides the reference's name.
///   - line: Where a failure is shown.
///   - column: Where a failure is shown.
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
  SnapshotIssue.record(failure, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts several snapshots of one value, each named by its key, in the keys' order.
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

/// Asserts several snapshots of one value, which are counted.
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

/// Compares a value with its reference and returns the failure instead of reporting it; nil when the snapshot passes.
///
/// - Parameters:
///   - value: What the strategy takes.
///   - snapshotting: How the value becomes a picture, a text or data.
///   - name: Tells the snapshots of one test apart; nil for a number.
///   - mode: When the reference is written; nil for the scope's mode, then that of the variable `record`.
///   - snapshotDirectory: The reference's folder; nil for the one beside the test file.
///   - timeout: Seconds to wait for a snapshot that comes later.
///   - fileID: The module and file; leave it out.
///   - filePath: The test file, which decides the reference's folder.
///   - testName: The test, which decides the reference's name.
///   - line: Where a failure is shown.
///   - column: Where a failure is shown.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record mode: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  Verification(
    strategy: snapshotting, name: name, mode: mode ?? SnapshotTestingConfiguration.current?.record ?? record,
    directory: snapshotDirectory, timeout: timeout, test: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  .failure(value)
}
