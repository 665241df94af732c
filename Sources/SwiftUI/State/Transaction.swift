// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The context of a change, such as its animation.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether views ignore their own animations.
  public var disablesAnimations = false
  /// Whether the change is one of many, such as those of a slider that is dragged.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Performs changes, animated.
///
/// - Note: Differs from SwiftUI: changes are not animated yet; their end is shown.
@MainActor @preconcurrency
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  if animation != nil { Report.unsupported("withAnimation") }
  return try body()
}

/// Performs changes, animated, and calls a closure after the animation.
///
/// - Note: Differs from SwiftUI: changes are not animated yet; the closure is called immediately after them.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  if animation != nil { Report.unsupported("withAnimation") }
  let result = try body()
  completion()
  return result
}

/// Performs changes with a transaction.
///
/// - Note: Differs from SwiftUI: changes are not animated yet; their end is shown.
@MainActor @preconcurrency
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.animation != nil { Report.unsupported("withTransaction") }
  return try body()
}

/// The end of an animation for its completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int
  /// The animation reached its end as far as the eye sees.
  public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
  /// The animation and what follows it are over.
  public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
