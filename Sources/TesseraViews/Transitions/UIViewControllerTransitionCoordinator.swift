// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The facts about a transition that runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` for changes in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger drove it at the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can hold it on the way. False here.
  var isInterruptible: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its beginning.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds; 0 for one that takes no time.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has come, in 0...1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes after the finger has left; 1 is the transition's own speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// A side's controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A side's view; nil for one that neither comes nor goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which it happens.
  var containerView: UIView { get }
  /// How the view is turned in the end: the identity.
  var targetTransform: CGAffineTransform { get }
}

/// A transition that runs closures along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates the changes of `animation` in the transition's time and then calls `completion`. True if both will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views that are not in the container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when a finger lets go or holds.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls the handler when a finger lets go. The older name.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates the changes in the transition's time. True if it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for views that are not in the container view.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
