// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The settings for all assertions in a scope. `withSnapshotTesting` and the `.snapshots` trait create scopes.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scope: SnapshotTestingConfiguration?

  /// The configuration of the innermost scope, or nil outside all scopes.
  public static var current: SnapshotTestingConfiguration? { scope }

  /// The condition for writing references, or nil to use the variable `record`, whose initial value is set by the
  /// environment.
  public var record: Record?
  /// The diff tool that failure messages mention, or nil to use the variable `diffTool`.
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

/// Runs tests with a different record mode or diff tool.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: The record mode, or nil to inherit the mode of the outer scope. The `record` parameter of an assertion
///     takes precedence.
///   - diffTool: The diff tool, or nil to inherit the tool of the outer scope.
///   - operation: A closure that runs the tests. Its result or error is returned or rethrown.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside(.current)
  return try SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation)
}

/// Runs asynchronous tests with a different record mode or diff tool. Has the same parameters as the synchronous
/// function.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside(.current)
  return try await SnapshotTestingConfiguration.$scope.withValue(inner, operation: operation, isolation: isolation)
}
