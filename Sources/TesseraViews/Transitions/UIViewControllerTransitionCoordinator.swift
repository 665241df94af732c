// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, or `.none` for changes in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted by a gesture. `false` here.
  var isInterruptible: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration in seconds. 0 if the change is immediate.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of an interaction, in 0...1.
  var percentComplete: CGFloat { get }
  /// The relative speed of the remainder after the interaction. 1 is the transition's own speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the remainder.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller of a side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a side, or nil if it is neither added nor removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The final transform of the view: the identity.
  var targetTransform: CGAffineTransform { get }
}

/// The coordinator of a transition, which runs animations alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates the changes of `animation` along with the transition and then calls `completion`. Returns `true` if both will
  /// run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes of views outside of the container view along with the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the interaction ends or begins again.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls the handler when the interaction ends. The older name of `notifyWhenInteractionChanges`.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates the changes along with the transition. Returns `true` if they will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates changes of views outside of the container view along with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
