// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// The settings of all assertions in a scope. Made by `withSnapshotTesting` and the trait `.snapshots`.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scope = SnapshotTestingConfiguration()

  /// The configuration of the innermost scope around the calling code.
  public static var current: SnapshotTestingConfiguration { scope }

  /// When goldens are written; nil for the mode of the environment, and `missing` if that sets none.
  public var record: RecordMode?
  /// The folder for the report of snapshots that did not pass; nil for `defaultReport`.
  public var report: String?

  /// A configuration. What is nil is taken from the scope around it.
  public init(record: RecordMode? = nil, report: String? = nil) {
    self.record = record
    self.report = report
  }

  /// The folder that `TESSERA_REPORT` names; without it `.build/tessera-report` in a package, wherever it is built, else
  /// `tessera-report` in the folder for temporary files.
  public static let defaultReport = TestReport.defaultFolder

  /// Read once, as it does not change while tests run.
  private static let environment = RecordMode.environment

  /// The mode of the call; if it has none that of the scope, then that of the environment, then `missing`.
  static func mode(_ call: RecordMode?, environment: RecordMode? = environment) -> RecordMode {
    call ?? current.record ?? environment ?? .missing
  }

  func inside(_ outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer.record, report: report ?? outer.report)
  }
}

/// Runs tests with another record mode.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: nil for that of the scope around it. An assertion's own `record` counts more.
///   - report: The folder for the report of what did not pass; nil for that of the scope around it.
///   - operation: The tests; what it returns or throws is handed on.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, report: String? = nil, operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, report: report).inside(.current)
  return try SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation)
}

/// Runs asynchronous tests with another record mode. The parameters are those of the synchronous function.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, report: String? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, report: report).inside(.current)
  return try await SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation, isolation: isolation)
}
