// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// A trait that sets the record mode and the diff tool of a test or a suite.
///
///     @Suite(.snapshots(record: .failed, diffTool: .ksdiff)) struct SettingsTests { … }
///
/// In its scope, each run of a test numbers its unnamed snapshots from 1, and so does each case of a parameterized test. Give the
/// snapshots of parameterized tests names that include the argument.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: the trait applies to all tests and suites in the suite.
  public var isRecursive: Bool { true }

  /// Runs the test inside the configuration's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite is not a run of a test. Each case of a parameterized test is one.
    let counter = testCase == nil ? SnapshotCounter.scope : SnapshotCounter()
    try await SnapshotCounter.$scope.withValue(counter) {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Numbers the unnamed snapshots of each test from 1, also when a test is repeated.
  public static var snapshots: Self { snapshots() }

  /// Sets the condition for writing references of the test or suite, and the tool in failure messages. Nil values are inherited
  /// from the outer scope.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Runs the test or suite inside the configuration's scope.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
