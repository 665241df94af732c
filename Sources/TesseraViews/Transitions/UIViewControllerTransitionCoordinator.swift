// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, or `.none` for transitions between children of a container controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can interrupt the transition. Always `false`.
  var isInterruptible: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration in seconds. 0 if the change is immediate.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interaction, in 0...1.
  var percentComplete: CGFloat { get }
  /// The speed after the interaction, relative to the transition's normal speed.
  var completionVelocity: CGFloat { get }
  /// The timing curve after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns one of the two view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views, or nil if it is neither added nor removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the transition's views.
  var containerView: UIView { get }
  /// The final transform of the new view. Always the identity.
  var targetTransform: CGAffineTransform { get }
}

/// The coordinator of a transition, which runs other animations alongside the transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` alongside the transition, and then calls `completion`. Returns `true` if both will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates views outside the container view alongside the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the interaction ends or begins again.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls the handler when the interaction ends. Superseded by `notifyWhenInteractionChanges`.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` alongside the transition. Returns `true` if it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates views outside the container view alongside the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
