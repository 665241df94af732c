// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Targets whose action is a closure or an unapplied method of the target's class, such as `MyController.tapped`,
// which has the type `(MyController) -> (UITapGestureRecognizer) -> Void`. Each action is registered under a separate
// selector.
//
// The members are in protocol extensions because only there is `Self` the concrete class of the recognizer or
// control.

import Foundation

/// The protocol of gesture recognizers, which send actions to targets.
///
/// Actions run on every state change except a transition to `failed`, in the order in which they were added.
@preconcurrency @MainActor
public protocol TargetActionSource {}

extension TargetActionSource {
  /// Creates a gesture recognizer that calls a closure with the target and itself while the target exists.
  public init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target, Self) -> Void) {
    self = GestureFactory.make(Self.self)
    addTarget(target, action: action)
  }

  /// Creates a gesture recognizer that calls a method of the target: `func tapped(_ tap: UITapGestureRecognizer)`.
  public init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void) {
    self = GestureFactory.make(Self.self)
    addTarget(target, action: action)
  }

  /// Creates a gesture recognizer that calls a method of the target: `func tapped()`.
  public init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self = GestureFactory.make(Self.self)
    addTarget(target, action: action)
  }

  /// Adds a closure that is called with the target and the gesture recognizer while the target exists.
  public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping @MainActor (Target, Self) -> Void) {
    (self as? UIGestureRecognizer)?.addTarget(
      target, action: Selector(Selector.nameOfClosure(), calling: { action($0, $1) }))
  }

  /// Adds a method of the target: `func tapped(_ tap: UITapGestureRecognizer)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    addTarget(target) { action($0)($1) }
  }

  /// Adds a method of the target: `func tapped()`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addTarget(target) { target, _ in action(target)() }
  }
}

@MainActor
private enum GestureFactory {
  static func make<T>(_ type: T.Type) -> T {
    guard let recognizer = type as? UIGestureRecognizer.Type, let made = object(recognizer) as? T else {
      raise("NSInvalidArgumentException", "\(type) is not a UIGestureRecognizer. Derive it from UIGestureRecognizer.")
    }
    return made
  }

  private static func object(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    return DynamicInit.object(type)
  }
}
