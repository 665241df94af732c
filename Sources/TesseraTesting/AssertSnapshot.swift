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
/// The golden is the file `__Snapshots__/<test file>/<test>.png` next to the test file, or `<test>.<name>.png` with a name. A
/// missing golden is recorded, and the test fails once: review it, then run the tests again. Pictures are compared exactly
/// unless the strategy has a tolerance, because they do not depend on the machine.
///
/// - Parameters:
///   - value: A view, controller, screen, picture or text, depending on the strategy.
///   - snapshotting: The strategy that turns the value into a picture or a text.
///   - name: A name that distinguishes the snapshots of one test, such as the argument of a parameterized test.
///   - record: The condition for writing the golden; nil for the mode of the scope, then the environment's, then `missing`.
///   - fileID: The module and file. Defaults to the caller's.
///   - filePath: The test file, which determines the golden's folder.
///   - testName: The test, which determines the golden's name.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
///
/// - Note: Differs from swift-snapshot-testing: names have no counter, so a second snapshot in a test needs a name; there is no
///   `timeout`, because nothing is asynchronous; in CI nothing is recorded unless `TESSERA_RECORD` is set.
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

/// Asserts several snapshots of one value, named by their keys, in the order of the keys. The value is evaluated once.
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

/// Asserts a picture of a screen for every variant of a matrix, named by its variant.
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

/// Compares a value with its golden and returns the failure instead of reporting it, or nil if the snapshot passes.
///
/// - Parameters:
///   - value: A view, controller, screen, picture or text, depending on the strategy.
///   - snapshotting: The strategy that turns the value into a picture or a text.
///   - name: A name that distinguishes the snapshots of one test.
///   - record: The condition for writing the golden; nil for the mode of the scope, then the environment's, then `missing`.
///   - snapshotDirectory: The golden's folder; nil for the one next to the test file.
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
