// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A presentation is a container over the window. In it are the dimming view and, above that, a frame view, which the
// presentation controller places and the presented view fills.
//
//   UIWindow ─┬─ presenter's view
//             └─ PresentationContainer ─┬─ dimming
//                                       └─ frame view (corners, elevation) ─ presented view

import Foundation

/// What a controller presents and is presented by.
package struct PresentationState {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var controller: UIPresentationController?
  package var container: PresentationContainer?
  /// Where this controller's view was before what it presents took its place.
  weak var removedFrom: UIView?
}

extension UIViewController {
  var madePresentationController: UIPresentationController? {
    if let made = presentation.controller { return made }
    let made = makePresentationController(presenting: nil, source: self)
    presentation.controller = made
    return made
  }

  func presentModally(_ presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    checkPresentable(presented)
    let presenter = presentationContext(for: presented)
    if let existing = presenter.presentation.presented {
      return log("which is already presenting \(existing)", presented, presenter)
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return log("whose view is not in the window hierarchy", presented, presenter)
    }
    let controller =
      presented.presentation.controller ?? presented.makePresentationController(presenting: presenter, source: self)
    controller.setPresenting(presenter)
    presented.presentation.controller = controller
    presented.presentation.presenter = presenter
    presenter.presentation.presented = presented
    show(presented, controller, from: presenter, in: window, animated, completion)
  }

  private func show(
    _ presented: UIViewController, _ controller: UIPresentationController, from presenter: UIViewController,
    in window: UIWindow, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let container = PresentationContainer(controller, frame: window.bounds)
    presented.presentation.container = container
    controller.containerView = container
    controller.presentationTransitionWillBegin()
    let removes = controller.shouldRemovePresentersView
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.appearance.reason = .presented
    presented.beginAppearanceTransition(true, animated: animated)
    container.install(presented.view)
    window.addSubview(container)
    container.place()
    presented.viewIsInHierarchy(animated: animated)
    window.finishAppearance(of: presented) {
      controller.presentationTransitionDidEnd(true)
      if removes, presenter.presentation.presented === presented { presenter.leaveForPresented() }
      completion?()
    }
  }

  private func leaveForPresented() {
    presentation.removedFrom = viewIfLoaded?.superview
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  // MARK: Dismissal

  package func dismissModally(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = presenterToDismissFrom, let presented = presenter.presentation.presented else { return }
    presented.dismissAllPresented()
    presenter.end(presented, animated, completion)
  }

  private var presenterToDismissFrom: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presented != nil { return current }
      controller = current.parent
    }
    return presentingViewController
  }

  /// Ends what is presented on top, topmost first.
  func dismissAllPresented() {
    guard let presented = presentation.presented else { return }
    presented.dismissAllPresented()
    end(presented, false, nil)
  }

  private func end(_ presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let controller = presented.presentation.controller
    let container = presented.presentation.container
    let window = container?.window
    controller?.dismissalTransitionWillBegin()
    presented.appearance.reason = .dismissed
    presented.beginAppearanceTransition(false, animated: animated)
    // Before its view has appeared a full screen presentation has not taken the presenter's away yet.
    let returns = controller?.shouldRemovePresentersView == true && window != nil
    if returns { comeBack(animated) }
    container?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presentation.presented = nil
    presented.presentation = PresentationState()
    let finish: () -> Void = {
      presented.endAppearanceTransition()
      controller?.dismissalTransitionDidEnd(true)
      controller?.containerView = nil
      completion?()
    }
    if returns, let window { window.finishAppearance(of: self, completion: finish) } else { finish() }
  }

  private func comeBack(_ animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    if let place = presentation.removedFrom, let view = viewIfLoaded {
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    presentation.removedFrom = nil
    viewIsInHierarchy(animated: animated)
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

  /// The root of this controller's hierarchy, or for styles of the current context the nearest that defines one.
  private func presentationContext(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let wantsContext = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let parent = controller.parent, !(wantsContext && controller.definesPresentationContext) {
      controller = parent
    }
    return controller
  }

  private func log(_ reason: String, _ presented: UIViewController, _ presenter: UIViewController) {
    let text = "Attempt to present \(presented) on \(presenter) (from \(self)) \(reason).\n"
    StandardError.write(text)
  }
}

/// Fills the window above the presenter's view.
package final class PresentationContainer: UIView {
  private let controller: UIPresentationController
  private let dimming = UIView()
  private let frameView = UIView()

  init(_ controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    addSubview(frameView)
    controller.decorate(frameView, dimming)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self) { view, _ in view.controller.outsideWasTapped() })
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self) { view, _ in view.controller.wasSwiped(up: direction == .up) }
      swipe.direction = direction
      frameView.addGestureRecognizer(swipe)
    }
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return controller.letsTouchesThrough && (view === self || view === dimming) ? nil : view
  }

  required init?(coder: NSCoder) { nil }

  func install(_ view: UIView) {
    frameView.insertSubview(view, at: 0)
    setNeedsLayout()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Gives the presented view its frame.
  func place() {
    if flags.needsSafeAreaUpdate { updateSafeArea() }
    controller.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    frameView.frame = controller.frameOfPresentedViewInContainerView
    controller.presentedView?.frame = frameView.bounds
    controller.containerViewDidLayoutSubviews()
  }
}
