// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// A trait that sets the record mode and the report's folder of a test or a suite.
///
///     @Suite(.snapshots(record: .failed)) struct SettingsTests { … }
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: the trait applies to all tests and suites in the suite.
  public var isRecursive: Bool { true }

  /// Runs the test inside the configuration's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, report: configuration.report, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the condition for writing goldens of the test or suite, and the folder of its report. Nil values are inherited from
  /// the outer scope.
  public static func snapshots(record: RecordMode? = nil, report: String? = nil) -> SnapshotsTrait {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, report: report))
  }
}
