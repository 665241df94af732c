// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The published library's name for a gesture recognizer.
public typealias MortarGestureRecognizer = UIGestureRecognizer
/// The published library's name for a recognizer's delegate.
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
  /// Runs the block whenever the recognizer calls its targets. Each call adds a block.
  @discardableResult
  public func handleAction(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    addTarget(self) { (_: UIGestureRecognizer, recognizer: Self) in handler(recognizer) }
    return self
  }

  /// Starts the action with the block's result as its input, whenever the recognizer calls its targets.
  @discardableResult
  public func handleAction<Input, Output, Failure>(
    _ action: Action<Input, Output, Failure>, _ input: @escaping @MainActor (Self) -> Input
  ) -> Self {
    handleAction { action.execute(input($0)) }
  }

  /// Starts an action without input, whenever the recognizer calls its targets.
  @discardableResult
  public func handleAction<Output, Failure>(_ action: Action<Void, Output, Failure>) -> Self {
    handleAction { _ in action.execute() }
  }

  /// Makes a delegate whose closures the block sets, and keeps it with the recognizer. Questions without a closure get
  /// UIKit's default answer. A second call adds to the same delegate.
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
  /// Answers a question about the recognizer.
  public typealias Question = @MainActor (_ recognizer: UIGestureRecognizer) -> Bool
  /// Answers a question about the recognizer and another one.
  public typealias QuestionOfTwo = @MainActor (_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool

  /// Whether the recognizer may leave the possible state. Nil means yes.
  public var shouldBegin: Question?
  /// Whether both recognizers may recognise at the same time. Nil means no.
  public var shouldRecognizeSimultaneously: QuestionOfTwo?
  /// Whether the recognizer waits until the other fails. Nil means no.
  public var shouldRequireFailure: QuestionOfTwo?
  /// Whether the other waits until the recognizer fails. Nil means no.
  public var shouldBeRequiredToFail: QuestionOfTwo?
  /// Whether the recognizer sees a touch at all. Nil means yes.
  public var shouldReceiveTouch: (@MainActor (_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool)?

  /// Asks `shouldBegin`; true without it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?(gestureRecognizer) ?? true
  }

  /// Asks `shouldRecognizeSimultaneously`; false without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Asks `shouldRequireFailure`; false without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Asks `shouldBeRequiredToFail`; false without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  /// Asks `shouldReceiveTouch`; true without it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(gestureRecognizer, touch) ?? true
  }
}
