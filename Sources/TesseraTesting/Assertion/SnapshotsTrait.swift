// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Testing

/// The record mode of a test or a suite.
///
///     @Suite(.snapshots(record: .failed)) struct SettingsTests { … }
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, report: configuration.report, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// When the assertions of the test or suite write goldens, and where they report what did not pass.
  public static func snapshots(record: RecordMode? = nil, report: String? = nil) -> SnapshotsTrait {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, report: report))
  }
}
