// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// A trait that sets the record mode and the report folder of a test or suite.
///
///     @Suite(.snapshots(record: .failed)) struct SettingsTests { … }
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always true, so that the trait applies to all tests and suites within the suite.
  public var isRecursive: Bool { true }

  /// Runs the test within the configuration's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, report: configuration.report, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the condition for writing goldens and the report folder of a test or suite. Nil values are inherited from
  /// the outer scope.
  public static func snapshots(record: RecordMode? = nil, report: String? = nil) -> SnapshotsTrait {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, report: report))
  }
}
