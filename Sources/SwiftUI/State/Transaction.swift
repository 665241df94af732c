// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The context of a state change, such as its animation.
public struct Transaction: Sendable {
  /// The animation of the change, or nil to not animate it.
  public var animation: Animation?
  /// Whether views ignore their own animations.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as dragging a slider.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Performs state changes with an animation.
///
/// - Note: Differs from SwiftUI: animations are not supported yet. Changes take effect immediately.
@MainActor @preconcurrency
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  if animation != nil { Report.unsupported("withAnimation") }
  return try body()
}

/// Performs state changes with an animation, and calls a closure after the animation completes.
///
/// - Note: Differs from SwiftUI: animations are not supported yet. The closure is called immediately after the
///   changes.
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

/// Performs state changes with a transaction.
///
/// - Note: Differs from SwiftUI: animations are not supported yet. Changes take effect immediately.
@MainActor @preconcurrency
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.animation != nil { Report.unsupported("withTransaction") }
  return try body()
}

/// The criteria that determine when an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int
  /// The animation has logically completed, although it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
  /// The animation has been removed.
  public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
