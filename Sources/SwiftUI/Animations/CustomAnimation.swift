// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// A type that defines how values change over time.
///
/// The methods receive the whole distance of a change and return the distance covered so far, so that an animation
/// doesn't depend on the values between which it runs.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the distance covered after a number of seconds, or nil if the animation has finished.
  ///
  /// - Parameters:
  ///   - value: The whole distance.
  ///   - time: The time since the animation began, in seconds.
  ///   - context: The animation's state and environment.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity after a number of seconds, in units per second, or nil if it is unknown.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether the animation takes over from a running animation of the same value.
  ///
  /// If so, the animation receives the previous animation's state and time, and the distance from its beginning to
  /// the new end. Otherwise, both animations run, and their distances are added.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The whole distance of the running animation.
  ///   - time: The time since the running animation began, in seconds.
  ///   - context: The running animation's state, which this method can change.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil, because the velocity is unknown.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false, so that the animation is added to a running animation.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state and the environment of a running animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation stores between calls.
  public var state: AnimationState<Value>
  /// Whether the animation has logically completed. An animation sets it to call completions before it finishes.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value>, environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }

  /// Returns a context with the state of another value's animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var result = AnimationContext<T>(state: state, environment: environment)
    result.isLogicallyComplete = isLogicallyComplete
    return result
  }
}

/// The values that an animation stores between calls.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty state.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value in an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before the animation stores one.
  static var defaultValue: Value { get }
}
