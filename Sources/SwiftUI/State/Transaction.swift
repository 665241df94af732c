// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The context of a change, such as its animation.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether views ignore their own animations.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as dragging a slider.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Performs changes with an animation.
///
/// - Note: Differs from SwiftUI: changes take effect immediately; they are not animated yet.
@MainActor @preconcurrency
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  if animation != nil { Report.unsupported("withAnimation") }
  return try body()
}

/// Performs changes with an animation, and calls a closure after it.
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
/// - Note: Differs from SwiftUI: changes take effect immediately; they are not animated yet.
@MainActor @preconcurrency
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.animation != nil { Report.unsupported("withTransaction") }
  return try body()
}

/// The criteria for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int
  /// The animation has logically completed, although it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
  /// The animation has been removed.
  public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
