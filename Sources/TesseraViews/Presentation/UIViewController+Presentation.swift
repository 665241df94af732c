// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A presentation adds a container over the window. The container has a dimming view and, above it, a frame view. The
// presentation controller sets the frame view's frame, and the presented view fills the frame view.
//
//     UIWindow ─┬─ presenter's view
//               └─ PresentationContainer ─┬─ dimming
//                                         └─ frame view (corners, elevation) ─ presented view

import Foundation

/// The presentation state of a view controller: the controllers that it presents and that present it.
package struct PresentationState {
  var presented: UIViewController?
  package weak var presenter: UIViewController?
  var controller: UIPresentationController?
  package var container: PresentationContainer?
  /// The presentation or dismissal in progress.
  weak var transition: ControllerTransition?
  /// The superview of this controller's view before a full-screen presentation removed the view.
  weak var removedFrom: UIView?
}

extension UIViewController {
  var madePresentationController: UIPresentationController? {
    if let made = presentation.controller { return made }
    let made = makePresentationController(presenting: nil, source: self)
    presentation.controller = made
    return made
  }

  func presentModally(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    checkPresentable(presented)
    let presenter = presentationContext(for: presented)
    if let existing = presenter.presentation.presented {
      return logFailure(reason: "which is already presenting \(existing)", presented: presented, presenter: presenter)
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return logFailure(reason: "whose view is not in the window hierarchy", presented: presented, presenter: presenter)
    }
    let controller =
      presented.presentation.controller ?? presented.makePresentationController(presenting: presenter, source: self)
    controller.setPresenting(presenter)
    presented.presentation.controller = controller
    presented.presentation.presenter = presenter
    presenter.presentation.presented = presented
    beginPresentation(
      of: presented, controller: controller, from: presenter, in: window, animated: animated, completion: completion)
  }

  private func beginPresentation(
    of presented: UIViewController, controller: UIPresentationController, from presenter: UIViewController,
    in window: UIWindow, animated: Bool, completion: (() -> Void)?
  ) {
    let container = PresentationContainer(controller, frame: window.bounds)
    presented.presentation.container = container
    controller.containerView = container
    let way = PresentationTransition(
      presented: presented, controller: controller, presenter: presenter, isPresentation: true, isAnimated: animated)
    let animation = animated ? way.animation(in: container, source: self) : nil
    let transition =
      animated
      ? way.transition(in: container, animation) { [weak presenter, weak window] didComplete in
        guard let presenter, let window else { return }
        if didComplete {
          presenter.finishPresentation(way, in: window, completion: completion)
        } else {
          presenter.cancelPresentation(way)
          completion?()
        }
      } : nil
    presented.presentation.transition = transition
    controller.presentationTransitionWillBegin()
    if way.removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.appearance.reason = .presented
    presented.beginAppearanceTransition(true, animated: animated)
    if animation?.isOwn != true || controller.framesItsView {
      container.install(controller.presentedView ?? presented.view)
    }
    window.addSubview(container)
    container.layOutPresentedView()
    guard let transition else {
      presented.viewIsInHierarchy(animated: animated)
      return presenter.finishPresentation(way, in: window, completion: completion)
    }
    transition.start()
    if transition.isRunning, presented.viewIfLoaded?.window != nil { presented.viewIsInHierarchy(animated: animated) }
  }

  private func finishPresentation(_ way: PresentationTransition, in window: UIWindow, completion: (() -> Void)?) {
    way.presented.presentation.transition = nil
    way.presented.viewIsInHierarchy(animated: way.isAnimated)
    window.finishAppearance(of: way.presented) { [self] in
      way.controller.presentationTransitionDidEnd(true)
      if way.removesPresenter, presentation.presented === way.presented { disappearForPresented() }
      completion?()
    }
  }

  private func cancelPresentation(_ way: PresentationTransition) {
    let presented = way.presented
    presented.beginAppearanceTransition(false, animated: true)
    if way.removesPresenter { beginAppearanceTransition(true, animated: true) }
    removePresented(presented)
    presented.endAppearanceTransition()
    if way.removesPresenter { endAppearanceTransition() }
    way.controller.presentationTransitionDidEnd(false)
    way.controller.containerView = nil
  }

  private func removePresented(_ presented: UIViewController) {
    presented.presentation.controller?.presentationDidEnd()
    presented.presentation.container?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    viewIfLoaded?.setTintDimmed(to: false)
    presentation.presented = nil
    presented.presentation = PresentationState()
  }

  private func disappearForPresented() {
    presentation.removedFrom = viewIfLoaded?.superview
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  // MARK: Dismissal

  package func dismissModally(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterToDismissFrom, let presented = presenter.presentation.presented else { return }
    presented.dismissAllPresented()
    presenter.beginDismissal(of: presented, animated: animated, completion: completion)
  }

  private var presenterToDismissFrom: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presented != nil { return current }
      controller = current.parent
    }
    return presentingViewController
  }

  /// Dismisses all presented controllers, starting with the topmost.
  func dismissAllPresented() {
    guard let presented = presentation.presented else { return }
    presented.dismissAllPresented()
    beginDismissal(of: presented, animated: false, completion: nil)
  }

  private func beginDismissal(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let controller = presented.presentation.controller else { return }
    presented.presentation.transition?.endNow()
    guard presentation.presented === presented else { return }
    let container = presented.presentation.container
    let way = PresentationTransition(
      presented: presented, controller: controller, presenter: self, isPresentation: false, isAnimated: animated)
    let window = container?.window
    let animation = animated && window != nil ? container.flatMap { way.animation(in: $0, source: nil) } : nil
    let transition =
      animated
      ? container.map { container in
        way.transition(in: container, animation) { [weak self, weak window] didComplete in
          didComplete
            ? self?.finishDismissal(way, in: window, completion: completion)
            : self?.cancelDismissal(way, completion: completion)
        }
      } : nil
    presented.presentation.transition = transition
    if animation != nil, let container {
      UIView.performWithoutAnimation { container.layoutIfNeeded() }
      container.isLeaving = true
    }
    controller.dismissalTransitionWillBegin()
    viewIfLoaded?.setTintDimmed(to: false)
    presented.appearance.reason = .dismissed
    presented.beginAppearanceTransition(false, animated: animated)
    // A full-screen presentation removed the presenter's view, so restore it before the dismissal.
    if way.removesPresenter, window != nil { restoreView(animated: animated) }
    guard let transition else { return finishDismissal(way, in: window, completion: completion) }
    transition.start()
  }

  private func finishDismissal(_ way: PresentationTransition, in window: UIWindow?, completion: (() -> Void)?) {
    let returns = way.removesPresenter && window != nil
    if returns { reinsertView(in: window) }
    removePresented(way.presented)
    let finish: () -> Void = {
      way.presented.endAppearanceTransition()
      way.controller.dismissalTransitionDidEnd(true)
      way.controller.containerView = nil
      completion?()
    }
    if returns, let window { window.finishAppearance(of: self, completion: finish) } else { finish() }
  }

  private func cancelDismissal(_ way: PresentationTransition, completion: (() -> Void)?) {
    way.presented.presentation.transition = nil
    way.presented.presentation.container?.isLeaving = false
    way.presented.presentation.container?.setNeedsLayout()
    way.presented.beginAppearanceTransition(true, animated: true)
    if way.removesPresenter {
      beginAppearanceTransition(false, animated: true)
      disappearForPresented()
    }
    way.presented.viewIsInHierarchy(animated: true)
    way.presented.endAppearanceTransition()
    way.presented.presentation.container?.setNeedsLayout()
    way.controller.dismissalTransitionDidEnd(false)
    completion?()
  }

  private func restoreView(animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    if let place = presentation.removedFrom, let view = viewIfLoaded {
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    viewIsInHierarchy(animated: animated)
  }

  /// Returns the presenter's view to its previous position if an animator has moved it into the container.
  private func reinsertView(in window: UIWindow?) {
    if let place = presentation.removedFrom ?? window, let view = viewIfLoaded, view.superview !== place {
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    presentation.removedFrom = nil
  }

  // MARK: Rules

  private func checkPresentable(_ presented: UIViewController) {
    if presented === self {
      raise(
        "NSInvalidArgumentException",
        "Application tried to present modal view controller on itself. Presenting controller is \(self).")
    }
    if let presenter = presented.presentation.presenter {
      raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller \(presented) that is already being presented by "
          + "\(presenter). Dismiss it first.")
    }
    if let parent = presented.parent {
      raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller \(presented) that has a parent view controller "
          + "\(parent). Remove it from its parent first.")
    }
  }

  /// Returns the root of this controller's hierarchy. For current-context styles, returns the nearest controller that
  /// defines a presentation context.
  private func presentationContext(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let wantsContext = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let parent = controller.parent, !(wantsContext && controller.definesPresentationContext) {
      controller = parent
    }
    return controller
  }

  private func logFailure(reason: String, presented: UIViewController, presenter: UIViewController) {
    let text = "Attempt to present \(presented) on \(presenter) (from \(self)) \(reason).\n"
    StandardError.write(text)
  }
}
