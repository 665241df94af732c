// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// A trait that sets the record mode and the report's folder of a test or a suite.
///
///     @Suite(.snapshots(record: .failed)) struct SettingsTests { … }
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: the trait holds for all tests and suites in the suite.
  public var isRecursive: Bool { true }

  /// Runs the test inside the configuration's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, report: configuration.report, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets when the assertions of the test or suite write goldens, and the folder of their report. Nil leaves what the
  /// scope around it has.
  public static func snapshots(record: RecordMode? = nil, report: String? = nil) -> SnapshotsTrait {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, report: report))
  }
}
