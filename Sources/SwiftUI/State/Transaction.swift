// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The context of a state change, which the graph takes over with the nodes that the change invalidates. See
// Animations/Motion.swift.

/// A key of a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of transactions that don't set one.
  static var defaultValue: Value { get }
}

/// The context of a state change, such as its animation.
public struct Transaction: @unchecked Sendable {
  /// The animation of the change, or nil to not animate it.
  public var animation: Animation?
  /// Whether views ignore the animations of their `animation(_:value:)` modifiers.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as dragging a slider.
  public var isContinuous = false
  /// Whether the velocity of the change is tracked. The value is stored, but has no effect.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Whether the change is part of an endless sequence of changes, for whose end a screen is not waited for.
  var isEndless = false
  /// The objects that wait for the end of the change's animations.
  var listeners: [AnimationListener] = []

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that is called exactly once, when the animations of the change complete. If the change creates no
  /// animations, the closure is called after the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria, isOpen: false, completion))
  }

  // MARK: Current transaction

  /// The transaction of the `withTransaction` closure being executed, or nil. Accessed only on the main thread.
  nonisolated(unsafe) private(set) static var ambient: Transaction?

  /// Calls a closure whose state changes have this transaction.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard MainActorQueue.isCurrent else { return try body() }
    let outer = Self.ambient
    Self.ambient = self
    defer { Self.ambient = outer }
    // Observable objects report only the first of several changes.
    MainActor.assumeIsolated { Motion.willChange() }
    return try body()
  }

  /// Returns whether changes with the two transactions can be applied in one update.
  func canMerge(with other: Transaction) -> Bool {
    isEndless == other.isEndless && animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && values.isEmpty && other.values.isEmpty
  }

  /// Returns a transaction for an update that contains changes with both transactions.
  func merged(with other: Transaction) -> Transaction {
    var result = other.animation != nil || animation == nil ? other : self
    result.values = values.merging(other.values) { $1 }
    result.listeners = listeners + other.listeners.filter { new in !listeners.contains { $0 === new } }
    return result
  }
}

/// Performs state changes with an animation.
///
/// Views, shapes and modifiers whose data depend on the changed state move to their new values along the animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.inherited
  transaction.animation = animation
  return try transaction.perform(body)
}

/// Performs state changes with an animation, and calls a closure exactly once after the animation completes.
///
/// If the changes create no animations, the closure is called after the changes. In a still image, which shows the
/// ends of animations, it is called before the image is taken. It is never called for an animation that repeats
/// forever.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.inherited
  transaction.animation = animation
  let listener = AnimationListener(completionCriteria, isOpen: true, completion)
  transaction.listeners.append(listener)
  defer { listener.close(animation) }
  return try transaction.perform(body)
}

/// Performs state changes with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.perform(body)
}

/// Performs state changes with a transaction in which a value is set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.inherited
  transaction[keyPath: keyPath] = value
  return try transaction.perform(body)
}

extension Transaction {
  /// A transaction with the values of the current one, without its listeners.
  fileprivate static var inherited: Transaction {
    guard MainActorQueue.isCurrent, var result = ambient else { return Transaction() }
    result.listeners = []
    return result
  }
}

/// The criteria that determine when an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int
  /// The animation has logically completed, although it may still settle. A spring completes after its duration.
  /// Later animations of the same values don't postpone the completion.
  public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
  /// The animation, and all later animations of the same values, have been removed.
  public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
