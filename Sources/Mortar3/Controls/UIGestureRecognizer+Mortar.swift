// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

public typealias MortarGestureRecognizer = UIGestureRecognizer
public typealias MortarGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A recognizer that can be made from a block: `UITapGestureRecognizer { $0.numberOfTapsRequired = 2 }`.
///
/// Alone in a view's braces it is added to the view.
@preconcurrency @MainActor
public protocol MortarGestureInitializable: TargetActionSource {}

extension UIGestureRecognizer: MortarGestureInitializable {}

extension MortarGestureInitializable {
  /// Makes the recognizer and runs the block on it.
  public init(configuration: @MainActor (Self) -> Void) {
    // The target is gone at once, and with it the action.
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
  /// Runs the block whenever the recognizer tells its targets.
  @discardableResult
  public func handleAction(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    addTarget(self) { (_: UIGestureRecognizer, recognizer: Self) in handler(recognizer) }
    return self
  }

  /// Starts the action with what the block makes of the recognizer.
  @discardableResult
  public func handleAction<Input, Output, Failure>(
    _ action: Action<Input, Output, Failure>, _ input: @escaping @MainActor (Self) -> Input
  ) -> Self {
    handleAction { action.execute(input($0)) }
  }

  /// Starts an action that needs no input.
  @discardableResult
  public func handleAction<Output, Failure>(_ action: Action<Void, Output, Failure>) -> Self {
    handleAction { _ in action.execute() }
  }

  /// Answers the delegate's questions with closures that the block sets. What is not set is answered as UIKit does.
  @discardableResult
  public func handleDelegation(_ configure: @MainActor (MortarGestureDelegation) -> Void) -> Self {
    let delegation = delegate as? MortarGestureDelegation ?? MortarGestureDelegation()
    configure(delegation)
    guard delegate !== delegation else { return self }
    delegate = delegation
    // Recognizers hold their delegate weakly; the action keeps it for as long as there is the recognizer.
    addTarget(self) { (_: UIGestureRecognizer, _: Self) in withExtendedLifetime(delegation) {} }
    return self
  }
}

/// The delegate of a gesture recognizer as closures.
public final class MortarGestureDelegation: NSObject, UIGestureRecognizerDelegate {
  public typealias Question = @MainActor (_ recognizer: UIGestureRecognizer) -> Bool
  public typealias QuestionOfTwo = @MainActor (_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool

  public var shouldBegin: Question?
  public var shouldRecognizeSimultaneously: QuestionOfTwo?
  public var shouldRequireFailure: QuestionOfTwo?
  public var shouldBeRequiredToFail: QuestionOfTwo?
  public var shouldReceiveTouch: (@MainActor (_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool)?

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?(gestureRecognizer) ?? true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(gestureRecognizer, touch) ?? true
  }
}
