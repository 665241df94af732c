// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// The settings of all assertions in a scope. Set by `withSnapshotTesting` and the trait `.snapshots`.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scope = SnapshotTestingConfiguration()

  /// The configuration of the innermost scope.
  public static var current: SnapshotTestingConfiguration { scope }

  /// The condition for writing goldens; nil for the mode of the environment, or `missing` if it sets none.
  public var record: RecordMode?
  /// The folder for the report of failed snapshots; nil for `defaultReport`.
  public var report: String?

  /// Creates a configuration. Nil values are inherited from the outer scope.
  public init(record: RecordMode? = nil, report: String? = nil) {
    self.record = record
    self.report = report
  }

  /// The folder of the variable `TESSERA_REPORT`. Without it `.build/tessera-report` in a package, wherever it is built, or
  /// `tessera-report` in the folder for temporary files.
  public static let defaultReport = TestReport.defaultFolder

  /// Read once, as it does not change while tests run.
  private static let environment = RecordMode.environment

  /// Returns the first mode that is set: by the call, the scope or the environment; otherwise `missing`.
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
///   - record: The mode, or nil for that of the outer scope. An assertion's own `record` takes precedence.
///   - report: The folder for the report of failures, or nil for that of the outer scope.
///   - operation: The tests. Its result or error is passed on.
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
