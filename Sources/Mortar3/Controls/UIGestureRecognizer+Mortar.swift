// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The original library's name for a gesture recognizer.
public typealias MortarGestureRecognizer = UIGestureRecognizer
/// The original library's name for a gesture recognizer's delegate.
public typealias MortarGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A gesture recognizer that can be created with a block: `UITapGestureRecognizer { $0.numberOfTapsRequired = 2 }`.
///
/// A gesture recognizer that is created in a view's block is added to the view.
@preconcurrency @MainActor
public protocol MortarGestureInitializable: TargetActionSource {}

extension UIGestureRecognizer: MortarGestureInitializable {}

extension MortarGestureInitializable {
  /// Creates the gesture recognizer and passes it to a block.
  public init(configuration: @MainActor (Self) -> Void) {
    // The initializer requires a target. This one is deallocated immediately, together with its action.
    self.init(target: NSObject()) { (_: NSObject, _: Self) in }
    (self as? UIGestureRecognizer)?.removeTarget(nil)
    configuration(self)
  }

  /// Passes the gesture recognizer to a block.
  @discardableResult
  public func configure(_ configuration: @MainActor (Self) -> Void) -> Self {
    configuration(self)
    return self
  }
}

extension MortarGestureInitializable where Self: UIGestureRecognizer {
  /// Adds a block that is called whenever the gesture recognizer sends its action.
  @discardableResult
  public func handleAction(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    addTarget(self) { (_: UIGestureRecognizer, recognizer: Self) in handler(recognizer) }
    return self
  }

  /// Starts an `Action` whenever the gesture recognizer calls its targets. A block returns the action's input.
  @discardableResult
  public func handleAction<Input, Output, Failure>(
    _ action: Action<Input, Output, Failure>, _ input: @escaping @MainActor (Self) -> Input
  ) -> Self {
    handleAction { action.execute(input($0)) }
  }

  /// Starts an `Action` without input whenever the gesture recognizer calls its targets.
  @discardableResult
  public func handleAction<Output, Failure>(_ action: Action<Void, Output, Failure>) -> Self {
    handleAction { _ in action.execute() }
  }

  /// Creates a delegate based on closures, which the block sets, and retains the delegate with the gesture
  /// recognizer. Methods without a closure return UIKit's default. Further calls configure the same delegate.
  @discardableResult
  public func handleDelegation(_ configure: @MainActor (MortarGestureDelegation) -> Void) -> Self {
    let delegation = delegate as? MortarGestureDelegation ?? MortarGestureDelegation()
    configure(delegation)
    guard delegate !== delegation else { return self }
    delegate = delegation
    // Gesture recognizers reference their delegate weakly, so the action retains the delegate during the recognizer's
    // lifetime.
    addTarget(self) { (_: UIGestureRecognizer, _: Self) in withExtendedLifetime(delegation) {} }
    return self
  }
}

/// A gesture recognizer's delegate based on closures.
public final class MortarGestureDelegation: NSObject, UIGestureRecognizerDelegate {
  /// A closure that makes a decision about a gesture recognizer.
  public typealias Question = @MainActor (_ recognizer: UIGestureRecognizer) -> Bool
  /// A closure that makes a decision about two gesture recognizers.
  public typealias QuestionOfTwo = @MainActor (_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool

  /// Returns whether the recognizer may leave the `possible` state. If nil, the result is `true`.
  public var shouldBegin: Question?
  /// Returns whether both recognizers may recognize their gestures simultaneously. If nil, the result is `false`.
  public var shouldRecognizeSimultaneously: QuestionOfTwo?
  /// Returns whether the recognizer waits until the other recognizer fails. If nil, the result is `false`.
  public var shouldRequireFailure: QuestionOfTwo?
  /// Returns whether the other recognizer waits until this recognizer fails. If nil, the result is `false`.
  public var shouldBeRequiredToFail: QuestionOfTwo?
  /// Returns whether the recognizer receives a touch. If nil, the result is `true`.
  public var shouldReceiveTouch: (@MainActor (_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool)?

  /// Returns the result of `shouldBegin`, or `true` if it is nil.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?(gestureRecognizer) ?? true
  }

  /// Returns the result of `shouldRecognizeSimultaneously`, or `false` if it is nil.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Returns the result of `shouldRequireFailure`, or `false` if it is nil.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Returns the result of `shouldBeRequiredToFail`, or `false` if it is nil.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Returns the result of `shouldReceiveTouch`, or `true` if it is nil.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(gestureRecognizer, touch) ?? true
  }
}
