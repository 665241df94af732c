// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
public import Testing

/// A trait that sets the look of the system in a test or suite.
///
///     @Suite(.look(.iOS26)) struct GlassTests { … }
///
/// Devices that specify a look keep it.
public struct SystemLookTrait: SuiteTrait, TestTrait, TestScoping {
  let look: Look

  /// Always true, so that the trait applies to all tests and suites within the suite.
  public var isRecursive: Bool { true }

  /// Runs the test within the look's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await look.scope { try await function() }
  }
}

extension Trait where Self == SystemLookTrait {
  /// Sets the look of the system in a test or suite.
  public static func look(_ look: Look) -> SystemLookTrait { SystemLookTrait(look: look) }
}
