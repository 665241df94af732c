// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animator of a transition from one controller to another.
///
/// Navigation controllers, tab bar controllers and presentations request one from their delegates, if the change is animated.
/// It runs on the virtual clock; without one, a still image shows the end.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds, which also applies to animations alongside and to interactions.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the new view to the container and animates the views. Must end with the context's `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Never called: `animateTransition(using:)` starts the animator itself.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition, with `false` if it was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without changes.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
