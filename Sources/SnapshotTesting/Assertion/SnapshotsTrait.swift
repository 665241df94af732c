// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// A trait that sets the record mode and the tool for differences of a test or a suite.
///
///     @Suite(.snapshots(record: .failed, diffTool: .ksdiff)) struct SettingsTests { … }
///
/// Each run of a test inside counts its unnamed snapshots from 1, and so does each case of a test with arguments: name the
/// snapshots of one after the argument.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: the trait holds for all tests and suites in the suite.
  public var isRecursive: Bool { true }

  /// Runs the test inside the configuration's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite is no run of a test. Each case of a test with arguments is one.
    let counter = testCase == nil ? SnapshotCounter.scope : SnapshotCounter()
    try await SnapshotCounter.$scope.withValue(counter) {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Counts the unnamed snapshots of each test from 1, also when a test is repeated.
  public static var snapshots: Self { snapshots() }

  /// Sets when the assertions of the test or suite write references, and the tool that failures name. Nil leaves what
  /// the scope around it has.
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
