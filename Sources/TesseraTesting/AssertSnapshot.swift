// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions
public import Tessera

/// Asserts that a value's image or text matches its golden, the stored reference.
///
///     @Test func badge() {
///       assertSnapshot(of: BadgeView(count: 3), as: .image)
///     }
///
/// The golden is the file `__Snapshots__/<test file>/<test>.png` next to the test file, or `<test>.<name>.png` for a
/// named snapshot. If the golden is missing, it is recorded and the test fails once. Review the recorded golden, then
/// run the tests again. Images are compared exactly unless the strategy sets a tolerance, because they don't depend
/// on the machine.
///
/// - Parameters:
///   - value: A view, view controller, screen, image or text, depending on the strategy.
///   - snapshotting: The strategy that converts the value to an image or text.
///   - name: A name that distinguishes the snapshots of one test, such as the argument of a parameterized test.
///   - record: The condition for writing the golden. If nil, uses the record mode of the scope, then that of the
///     environment, then `missing`.
///   - fileID: The module and file. Defaults to the caller's.
///   - filePath: The test file, which determines the golden's folder.
///   - testName: The test, which determines the golden's name.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
///
/// - Note: Differs from swift-snapshot-testing: names have no counter, so a second snapshot in a test requires a
///   name. There is no `timeout` because snapshots are synchronous. In CI, nothing is recorded unless
///   `TESSERA_RECORD` is set.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  TestProcess.check()
  let place = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = Assertion(named: name, record: record, directory: nil, test: testName, place: place)
  guard let outcome = assertion.run(value, snapshotting) else { return }
  SnapshotIssue.attach(outcome.result.pictures, in: outcome.reportFolder, name: assertion.stem, at: place)
  SnapshotIssue.record(outcome.message, at: place)
}

/// Asserts several snapshots of one value, in key order. Each key is the snapshot's name. The value is evaluated
/// once.
///
///     assertSnapshots(of: settings, as: ["small": .image(on: .iPhoneSE), "large": .image(on: .iPhone16ProMax)])
@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let made = Result { try value() }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try made.get(), as: strategy, named: name, record: record, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts one image of a screen per variant of a matrix. Each image is named after its variant.
///
///     assertSnapshots(of: settings, on: SnapshotMatrix(textSizes: [.large, .accessibilityLarge]))
@preconcurrency @MainActor
public func assertSnapshots(
  of screen: @autoclosure @MainActor () throws -> Screen, on matrix: SnapshotMatrix,
  tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let made = Result { try screen() }
  let device = (try? made.get().device) ?? .iPhone16
  for variant in matrix.variants(device: device) {
    assertSnapshot(
      of: try made.get(), as: .image(variant, tolerance: tolerance, masks: masks), named: variant.name,
      record: record, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its golden. Returns the failure message instead of reporting it, or nil if the snapshot
/// passes.
///
/// - Parameters:
///   - value: A view, view controller, screen, image or text, depending on the strategy.
///   - snapshotting: The strategy that converts the value to an image or text.
///   - name: A name that distinguishes the snapshots of one test.
///   - record: The condition for writing the golden. If nil, uses the record mode of the scope, then that of the
///     environment, then `missing`.
///   - snapshotDirectory: The golden's folder, or nil for the folder next to the test file.
///   - fileID: The module and file. Defaults to the caller's.
///   - filePath: The test file, which determines the golden's folder.
///   - testName: The test, which determines the golden's name.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
@preconcurrency @MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let place = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return Assertion(named: name, record: record, directory: snapshotDirectory, test: testName, place: place)
    .run(value, snapshotting)?.message
}
