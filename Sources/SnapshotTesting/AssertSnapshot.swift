// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

public import Foundation

/// Asserts that a value's snapshot matches its reference.
///
///     func testSettings() {
///       assertSnapshot(of: SettingsViewController(), as: .image(on: .iPhone13))
///     }
///
/// The reference is the file `__Snapshots__/<test file>/<test>.<name>` next to the test file. A test's unnamed
/// snapshots are numbered from 1. If the reference is missing, it is recorded, and the test fails once.
///
/// - Parameters:
///   - value: The value to snapshot.
///   - snapshotting: The strategy that converts the value to an image, text or data.
///   - name: A name that distinguishes the snapshots of one test, or nil to use a number.
///   - record: The condition for writing the reference, or nil to use the mode set by `withSnapshotTesting` or the
///     `.snapshots` trait, or else by the variable `record`.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - fileID: The module and file of the call. Defaults to the caller's.
///   - filePath: The path of the test file, which determines the reference's folder.
///   - testName: The test, which determines the reference's name.
///   - line: The line at which failures are reported.
///   - column: The column at which failures are reported.
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
///     assertSnapshots(of: settings, as: ["phone": .image(on: .iPhone13), "tablet": .image(on: .iPadMini)])
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

/// Compares a value with its reference. Returns the failure instead of reporting it, or nil if the snapshot matches.
///
/// - Parameters:
///   - value: The value to snapshot.
///   - snapshotting: The strategy that converts the value to an image, text or data.
///   - name: A name that distinguishes the snapshots of one test, or nil to use a number.
///   - mode: The condition for writing the reference, or nil to use the mode set by `withSnapshotTesting` or the
///     `.snapshots` trait, or else by the variable `record`.
///   - snapshotDirectory: The reference's folder, or nil to use the folder next to the test file.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - fileID: The module and file of the call. Defaults to the caller's.
///   - filePath: The path of the test file, which determines the reference's folder.
///   - testName: The test, which determines the reference's name.
///   - line: The line at which failures are reported.
///   - column: The column at which failures are reported.
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
