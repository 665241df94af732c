// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// A trait that sets the record mode and the diff tool of a test or suite.
///
///     @Suite(.snapshots(record: .failed, diffTool: .ksdiff)) struct SettingsTests { … }
///
/// In the trait's scope, each run of a test numbers its unnamed snapshots from 1, and so does each case of a
/// parameterized test. Therefore, snapshots in parameterized tests should have names that include the argument.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always true, so that the trait applies to all tests and suites in the suite.
  public var isRecursive: Bool { true }

  /// Runs the test in the scope of the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Creates a counter for each run of a test, including each case of a parameterized test, but not for a suite.
    let counter = testCase == nil ? SnapshotCounter.scope : SnapshotCounter()
    try await SnapshotCounter.$scope.withValue(counter) {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// A trait that numbers the unnamed snapshots of each test from 1, including when a test is repeated.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait that sets the condition for writing references and the diff tool that failure messages mention.
  /// Nil values are inherited from the outer scope.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait that runs the test or suite in the scope of a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
