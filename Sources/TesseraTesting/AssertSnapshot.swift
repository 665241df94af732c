// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions
public import Tessera

/// Asserts that a value's picture or text equals its golden.
///
///     @Test func badge() {
///       assertSnapshot(of: BadgeView(count: 3), as: .image)
///     }
///
/// The golden is the file `__Snapshots__/<test file>/<test>.png` beside the test file, or `<test>.<name>.png` for a
/// named one. A missing golden is recorded, and the test fails once: look at it, then run the tests again. Pictures are
/// compared bit by bit unless the strategy has a tolerance, because they do not depend on the machine.
///
/// - Parameters:
///   - value: A view, controller, screen, picture or text, by strategy.
///   - snapshotting: How the value becomes a picture or a text.
///   - name: Distinguishes the snapshots of one test. Put the argument of a parameterised test in here.
///   - record: When the golden is written; nil for the mode of the scope, then the environment's, then `missing`.
///   - fileID: The module and file; leave it out.
///   - filePath: The test file, which decides the golden's folder.
///   - testName: The test, which decides the golden's name.
///   - line: Where a failure is shown.
///   - column: Where a failure is shown.
///
/// - Note: Differs from swift-snapshot-testing: names have no counter, a second snapshot in a test needs a name; there is no
///   `timeout`, because nothing waits; in CI nothing is recorded unless `TESSERA_RECORD` says so.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  TestProcess.check()
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = Assertion(named: name, record: record, directory: nil, test: testName, place: place)
  guard let outcome = assertion.run(value, snapshotting) else { return }
  SnapshotIssue.attach(outcome.result.pictures, in: outcome.reportFolder, name: assertion.stem, at: place)
  SnapshotIssue.record(outcome.message, at: place)
}

/// Asserts several snapshots of one value, each named by its key, in the keys' order. The value is made once.
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

/// Asserts a picture of a screen for every variant of a matrix, each named by its variant.
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

/// Compares a value with its golden and returns the failure instead of reporting it; nil when the snapshot passes.
///
/// - Parameters:
///   - value: A view, controller, screen, picture or text, by strategy.
///   - snapshotting: How the value becomes a picture or a text.
///   - name: Distinguishes the snapshots of one test.
///   - record: When the golden is written; nil for the mode of the scope, then the environment's, then `missing`.
///   - snapshotDirectory: The golden's folder; nil for the one beside the test file.
///   - fileID: The module and file; leave it out.
///   - filePath: The test file, which decides the golden's folder.
///   - testName: The test, which decides the golden's name.
///   - line: Where a failure is shown.
///   - column: Where a failure is shown.
@preconcurrency @MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return Assertion(named: name, record: record, directory: snapshotDirectory, test: testName, place: place)
    .run(value, snapshotting)?.message
}
