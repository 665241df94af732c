// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A presentation or dismissal: the two view controllers and the animation.
@MainActor
struct PresentationTransition {
  let presented: UIViewController
  let controller: UIPresentationController
  let presenter: UIViewController
  let isPresentation: Bool
  let isAnimated: Bool
  /// Whether the presenter's view is removed from the window while the presented view is visible.
  let removesPresenter: Bool

  /// The animator and interaction controller.
  struct Animation {
    var animator: any UIViewControllerAnimatedTransitioning
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the app provides the animator. Such an animator adds the views to the container itself.
    var isOwn: Bool
  }

  init(
    presented: UIViewController, controller: UIPresentationController, presenter: UIViewController,
    isPresentation: Bool, isAnimated: Bool
  ) {
    self.presented = presented
    self.controller = controller
    self.presenter = presenter
    self.isPresentation = isPresentation
    self.isAnimated = isAnimated
    removesPresenter = controller.shouldRemovePresentersView
  }

  /// Returns the transitioning delegate's animator or, if there is none and a clock is running, the transition
  /// style's animator.
  func animation(in container: PresentationContainer, source: UIViewController?) -> Animation? {
    guard UIView.areAnimationsEnabled else { return nil }
    if let delegate = presented.transitioningDelegate,
      let own = self.customAnimation(delegate: delegate, source: source)
    {
      return own
    }
    guard SystemTransition.isSeen else { return nil }
    let style = controller.fadesIn ? .crossDissolve : presented.modalTransitionStyle
    let animator =
      controller.zoomsIn && isPresentation
      ? SystemTransition(kind: .zoomIn, backdrop: container.dimming)
      : SystemTransition(style, isPresentation: isPresentation, backdrop: container.dimming)
    return Animation(animator: animator, interactor: nil, isOwn: false)
  }

  private func customAnimation(delegate: any UIViewControllerTransitioningDelegate, source: UIViewController?)
    -> Animation?
  {
    if isPresentation {
      return delegate.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter
      ).map { animator in
        Animation(
          animator: animator, interactor: delegate.interactionControllerForPresentation(using: animator), isOwn: true)
      }
    }
    return delegate.animationController(forDismissed: presented).map { animator in
      Animation(
        animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator), isOwn: true)
    }
  }

  func transition(
    in container: PresentationContainer, _ animation: Animation?, end: @escaping (Bool) -> Void
  ) -> ControllerTransition {
    let isFramed = animation?.isOwn != true || controller.framesItsView
    // A sheet's decoration surrounds its view and must move with it, so the frame view is animated.
    let view = isFramed ? container.frameView : isPresentation ? controller.presentedView ?? presented.view : shownView
    let place = controller.frameOfPresentedViewInContainerView
    let below = removesPresenter ? presenter.viewIfLoaded : nil
    let box = container.bounds
    let sides =
      isPresentation
      ? ControllerTransition.Sides(
        from: presenter, to: presented, fromView: below, toView: view, container: container,
        style: presented.modalPresentationStyle, fromFrames: (box, removesPresenter ? .zero : box),
        toFrames: (.zero, place))
      : ControllerTransition.Sides(
        from: presented, to: presenter, fromView: view, toView: below, container: container,
        style: presented.modalPresentationStyle, fromFrames: (place, .zero),
        toFrames: (removesPresenter ? .zero : box, box))
    let transition = ControllerTransition(
      sides, animator: animation?.animator, interactor: animation?.interactor, end: end)
    if animation != nil { controller.follow(transition, isPresentation: isPresentation) }
    return transition
  }

  /// The presented view. An animator moves this view even if it is inside a frame view.
  private var shownView: UIView? { controller.presentedView ?? presented.viewIfLoaded }
}
