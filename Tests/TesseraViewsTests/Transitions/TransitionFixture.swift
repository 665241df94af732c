// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import TesseraViews

/// An animator that fades in the new view in one second, like many app animators.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: EventLog
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ log: EventLog) {
    self.log = log
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.entries.append("animate")
    context = transitionContext
    let container = transitionContext.containerView
    guard let to = transitionContext.viewController(forKey: .to) else { return }
    if let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: to)
      container.addSubview(view)
      view.alpha = 0
    }
    let leaving = transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        transitionContext.view(forKey: .to)?.alpha = 1
        leaving?.alpha = 0
      },
      completion: { _ in
        leaving?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.entries.append("ended \(transitionCompleted)") }
}

/// A delegate that provides one animator and an optional interaction controller for all transitions.
@MainActor
final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let animator: FadeAnimator
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ log: EventLog) {
    animator = FadeAnimator(log)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.log.entries.append(operation == .push ? "push" : "pop")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// A presentation controller that shows a 100-point card at the bottom above a view that dims along with the
/// transition.
final class CardPresentationController: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let box = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: box.height - 100, width: box.width, height: 100)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 0.5
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0.5 })
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// A window with a running clock, so that transitions take time.
@MainActor
struct TransitionStage {
  let window: UIWindow
  let clock = AnimationClock()

  init(_ root: UIViewController, direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    window = makeWindow(300, 600, direction: direction)
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func run(_ body: () -> Void) {
    clock.run(body)
    window.layoutIfNeeded()
  }

  func advance(to time: Double) {
    clock.advance(to: time)
    clock.run { window.layoutIfNeeded() }
  }

  /// Returns a view's current presentation opacity.
  func opacity(_ view: UIView) -> Float { clock.withPresentation(of: window.layer) { view.layer.opacity } }
}
