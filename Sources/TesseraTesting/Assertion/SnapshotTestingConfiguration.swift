// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// The settings of all assertions in a scope. Set by `withSnapshotTesting` and the `.snapshots` trait.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scope = SnapshotTestingConfiguration()

  /// The configuration of the innermost scope.
  public static var current: SnapshotTestingConfiguration { scope }

  /// The condition for writing goldens. If nil, uses the environment's record mode, or `missing` if the environment
  /// doesn't set one.
  public var record: RecordMode?
  /// The report folder for failed snapshots, or nil for `defaultReport`.
  public var report: String?

  /// Creates a configuration. Nil values are inherited from the outer scope.
  public init(record: RecordMode? = nil, report: String? = nil) {
    self.record = record
    self.report = report
  }

  /// The folder set by the environment variable `TESSERA_REPORT`. Without the variable, it is `.build/tessera-report`
  /// in a package, even if the package has another build folder, and otherwise `tessera-report` in the temporary
  /// folder.
  public static let defaultReport = TestReport.defaultFolder

  /// Read only once because the environment doesn't change while tests run.
  private static let environment = RecordMode.environment

  /// Returns the first mode set by the call, the scope or the environment, or `missing` if none is set.
  static func mode(_ call: RecordMode?, environment: RecordMode? = environment) -> RecordMode {
    call ?? current.record ?? environment ?? .missing
  }

  func inside(_ outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer.record, report: report ?? outer.report)
  }
}

/// Runs tests with a different record mode.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: The record mode, or nil to inherit the outer scope's mode. An assertion's `record` argument takes
///     precedence.
///   - report: The folder for failure reports, or nil to inherit the outer scope's folder.
///   - operation: The tests. Their result or error is passed on.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, report: String? = nil, operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, report: report).inside(.current)
  return try SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation)
}

/// Runs asynchronous tests with a different record mode. The parameters are those of the synchronous function.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, report: String? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, report: report).inside(.current)
  return try await SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation, isolation: isolation)
}
