// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The published library's name for a gesture recognizer.
public typealias MortarGestureRecognizer = UIGestureRecognizer
/// The published library's name for a recognizer's delegate.
public typealias MortarGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A recognizer that can be created with a block: `UITapGestureRecognizer { $0.numberOfTapsRequired = 2 }`.
///
/// In the block of a view, a recognizer is added to the view.
@preconcurrency @MainActor
public protocol MortarGestureInitializable: TargetActionSource {}

extension UIGestureRecognizer: MortarGestureInitializable {}

extension MortarGestureInitializable {
  /// Creates the recognizer and runs the block on it.
  public init(configuration: @MainActor (Self) -> Void) {
    // The target is deallocated immediately, and the action with it.
    self.init(target: NSObject()) { (_: NSObject, _: Self) in }
    (self as? UIGestureRecognizer)?.removeTarget(nil)
    configuration(self)
  }

  /// Runs the block on the recognizer.
  @discardableResult
  public func configure(_ configuration: @MainActor (Self) -> Void) -> Self {
    configuration(self)
    return self
  }
}

extension MortarGestureInitializable where Self: UIGestureRecognizer {
  /// Adds a block that runs whenever the recognizer calls its targets.
  @discardableResult
  public func handleAction(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    addTarget(self) { (_: UIGestureRecognizer, recognizer: Self) in handler(recognizer) }
    return self
  }

  /// Starts the action with the block's result as its input whenever the recognizer calls its targets.
  @discardableResult
  public func handleAction<Input, Output, Failure>(
    _ action: Action<Input, Output, Failure>, _ input: @escaping @MainActor (Self) -> Input
  ) -> Self {
    handleAction { action.execute(input($0)) }
  }

  /// Starts an action without input whenever the recognizer calls its targets.
  @discardableResult
  public func handleAction<Output, Failure>(_ action: Action<Void, Output, Failure>) -> Self {
    handleAction { _ in action.execute() }
  }

  /// Creates a delegate whose closures the block sets, and retains it with the recognizer. Methods without a closure return
  /// UIKit's default. A second call configures the same delegate.
  @discardableResult
  public func handleDelegation(_ configure: @MainActor (MortarGestureDelegation) -> Void) -> Self {
    let delegation = delegate as? MortarGestureDelegation ?? MortarGestureDelegation()
    configure(delegation)
    guard delegate !== delegation else { return self }
    delegate = delegation
    // Recognizers reference their delegate weakly; the action retains it during the recognizer's lifetime.
    addTarget(self) { (_: UIGestureRecognizer, _: Self) in withExtendedLifetime(delegation) {} }
    return self
  }
}

/// A gesture recognizer's delegate based on closures.
public final class MortarGestureDelegation: NSObject, UIGestureRecognizerDelegate {
  /// A closure that decides about the recognizer.
  public typealias Question = @MainActor (_ recognizer: UIGestureRecognizer) -> Bool
  /// A closure that decides about the recognizer and another one.
  public typealias QuestionOfTwo = @MainActor (_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool

  /// Returns whether the recognizer may leave the possible state. True if nil.
  public var shouldBegin: Question?
  /// Returns whether both recognizers may recognize at the same time. False if nil.
  public var shouldRecognizeSimultaneously: QuestionOfTwo?
  /// Returns whether the recognizer waits until the other one fails. False if nil.
  public var shouldRequireFailure: QuestionOfTwo?
  /// Returns whether the other one waits until the recognizer fails. False if nil.
  public var shouldBeRequiredToFail: QuestionOfTwo?
  /// Returns whether the recognizer receives a touch. True if nil.
  public var shouldReceiveTouch: (@MainActor (_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool)?

  /// Returns the result of `shouldBegin`; true without it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?(gestureRecognizer) ?? true
  }

  /// Returns the result of `shouldRecognizeSimultaneously`; false without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Returns the result of `shouldRequireFailure`; false without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Returns the result of `shouldBeRequiredToFail`; false without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Returns the result of `shouldReceiveTouch`; true without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(gestureRecognizer, touch) ?? true
  }
}
