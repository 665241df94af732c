// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The settings of all assertions in a scope. Made by `withSnapshotTesting` and the trait `.snapshots`.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scope: SnapshotTestingConfiguration?

  /// The configuration of the innermost scope around the calling code; nil outside of any.
  public static var current: SnapshotTestingConfiguration? { scope }

  /// When references are written; nil for the mode of the environment and the variable `record`.
  public var record: Record?
  /// The tool that a failure's message names; nil for that of the variable `diffTool`.
  public var diffTool: DiffTool?

  /// A configuration. What is nil is taken from the scope around it.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

/// Runs tests with another record mode or another tool for differences.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: nil for that of the scope around it. An assertion's own `record` counts more.
///   - diffTool: nil for that of the scope around it.
///   - operation: The tests; what it returns or throws is handed on.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside(.current)
  return try SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation)
}

/// Runs asynchronous tests with another record mode or tool. The parameters are those of the synchronous function.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside(.current)
  return try await SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation, isolation: isolation)
}
