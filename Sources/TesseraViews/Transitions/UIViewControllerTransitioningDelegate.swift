// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The methods that provide the presentation controller and the animators for a presented view controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation's animator, or nil for the transition style's animator.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the dismissal's animator, or nil for the transition style's animator.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that controls the presentation interactively, or nil for none. Called only if there is an
  /// animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that controls the dismissal interactively, or nil for none. Called only if there is an
  /// animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller, or nil for a presentation that fills the window.
  ///
  /// Called once, for the style `.custom`, when the view controller is presented. `source` is the view controller on
  /// which `present` was called. `presenting` is the view controller that presents, which may be an ancestor of
  /// `source`. If the presented view controller's `presentationController` is accessed earlier, this method is called
  /// at that time, with nil for `presenting` and the presented view controller for `source`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil, which means the transition style's animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil, which means the transition style's animator.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil, which means a presentation that is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil, which means a dismissal that is not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil, which means a presentation that fills the window.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
