// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animator of a transition from one view controller to another.
///
/// Navigation controllers, tab bar controllers and presentations request an animator from their delegates if the
/// change is animated. The animator runs on the virtual clock. Without a clock, a still image shows the end of the
/// transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds. It also applies to animations alongside the transition and to interactions.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the new view to the container and animates the views. Must finally call the context's
  /// `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Never called, because `animateTransition(using:)` starts the animation.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition, with `false` if it was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that does nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
