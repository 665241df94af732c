// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The settings of all assertions in a scope. Set by `withSnapshotTesting` and the trait `.snapshots`.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scope: SnapshotTestingConfiguration?

  /// The configuration of the innermost scope, or nil outside of any.
  public static var current: SnapshotTestingConfiguration? { scope }

  /// The condition for writing references; nil for the mode of the environment and the variable `record`.
  public var record: Record?
  /// The tool in failure messages; nil for that of the variable `diffTool`.
  public var diffTool: DiffTool?

  /// Creates a configuration. Nil values are inherited from the outer scope.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

/// Runs tests with another record mode or diff tool.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: The mode, or nil for that of the outer scope. An assertion's own `record` takes precedence.
///   - diffTool: The tool, or nil for that of the outer scope.
///   - operation: The tests. Its result or error is passed on.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside(.current)
  return try SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation)
}

/// Runs asynchronous tests with another record mode or diff tool. The parameters are those of the synchronous function.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside(.current)
  return try await SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation, isolation: isolation)
}
