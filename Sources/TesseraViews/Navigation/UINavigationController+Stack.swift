// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every stack change is a single transition from the old top view controller to the new one. The order of callbacks
// is UIKit's:
//
//     push: new willMove(toParent), old viewWillDisappear, new viewWillAppear, [views change], old viewDidDisappear,
//           new viewIsAppearing, [layout], new viewDidAppear, new didMove(toParent)
//     pop:  old willMove(toParent: nil), as above, old didMove(toParent: nil)
//
// With an animator, the animator determines when the views change, and the remaining callbacks follow. A canceled
// change calls the appearance methods of the opposite transition.

import Foundation

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if stack.contains(controller) {
      raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    if controller is UINavigationController {
      raise(
        "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported. Push its root view controller, or present it.")
    }
    running?.endNow()
    let (old, before) = (topViewController, stack)
    let motion = makeBarAnimation(isPush: true, animated: animated)
    addChild(controller)
    stack.append(controller)
    changeStack(
      from: old, before: before, removed: [], added: [controller], isPush: true, animated: animated, motion: motion)
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    running?.endNow()
    guard index >= 0, index + 1 < stack.count else { return [] }
    let (old, before) = (topViewController, stack)
    let removed = Array(stack[(index + 1)...])
    let motion = makeBarAnimation(isPush: false, animated: animated)
    for controller in removed { controller.willMove(toParent: nil) }
    stack.removeSubrange((index + 1)...)
    changeStack(
      from: old, before: before, removed: removed, added: [], isPush: false, animated: animated, motion: motion)
    return removed
  }

  func setStack(_ controllers: [UIViewController], animated: Bool) {
    if Set(controllers.map { ObjectIdentifier($0) }).count != controllers.count {
      raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct. Set each instance once.")
    }
    running?.endNow()
    let (old, before) = (topViewController, stack)
    let removed = stack.filter { !controllers.contains($0) }
    let added = controllers.filter { !stack.contains($0) }
    let isPush = old.map { controllers.contains($0) } ?? true
    let motion = makeBarAnimation(isPush: isPush, animated: animated && old !== controllers.last)
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = controllers
    changeStack(
      from: old, before: before, removed: removed, added: added, isPush: isPush, animated: animated, motion: motion)
  }

  private func changeStack(
    from old: UIViewController?, before: [UIViewController], removed: [UIViewController], added: [UIViewController],
    isPush: Bool, animated: Bool, motion: BarAnimation?
  ) {
    navigationBar.setStack(stack.map(\.navigationItem))
    viewIfLoaded?.setNeedsLayout()
    containerLayoutDidChange()
    if !animated { tabBarController?.updateBarVisibility() }
    let finish: () -> Void = { [self] in
      for controller in added where controller.parent === self { controller.didMove(toParent: self) }
      // Do not remove a view controller that has moved to another parent in the meantime.
      for controller in removed where !stack.contains(controller) && controller.parent === self {
        controller.removeFromParent()
      }
    }
    let new = topViewController
    guard old !== new, isShowing(old) else {
      if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
      return finish()
    }
    let change = StackChange(
      old: old, new: new, before: before, added: added, isPush: isPush, isAnimated: animated, motion: motion)
    runTransition(for: change, finish: finish)
  }

  /// Returns the animation of the bar's titles, or nil if the bar is not visible. An interactive transition moves the
  /// titles even in a still image. Call this before the stack changes, because the bar may need layout first.
  private func makeBarAnimation(isPush: Bool, animated: Bool) -> BarAnimation? {
    guard animated, UIView.areAnimationsEnabled, SystemTransition.isSeen || backSwipe != nil, !isBarHidden,
      navigationBar.window != nil
    else { return nil }
    UIView.performWithoutAnimation { navigationBar.layoutIfNeeded() }
    return BarAnimation(navigationBar, isPush: isPush)
  }

  /// Returns whether the stack's top view controller is visible or about to appear.
  private func isShowing(_ old: UIViewController?) -> Bool {
    switch (old ?? self).appearance.phase {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  // MARK: Transition

  private struct StackChange {
    var old: UIViewController?
    var new: UIViewController?
    /// The previous stack, which a canceled change restores.
    var before: [UIViewController]
    var added: [UIViewController]
    var isPush: Bool
    var isAnimated: Bool
    var motion: BarAnimation?
  }

  private func runTransition(for change: StackChange, finish: @escaping () -> Void) {
    let (old, new) = (change.old, change.new)
    let transition = change.isAnimated ? makeTransition(for: change, finish: finish) : nil
    running = transition
    if let old {
      if !stack.contains(old) { old.appearance.reason = .movingFrom }
      old.beginAppearanceTransition(false, animated: change.isAnimated)
    }
    if let new {
      if change.isPush { new.appearance.reason = .movingTo }
      new.beginAppearanceTransition(true, animated: change.isAnimated)
      delegate?.navigationController(self, willShow: new, animated: change.isAnimated)
    }
    if transition?.animator == nil { installTop() }
    guard let transition else { return concludeChange(change, finish: finish) }
    transition.start()
    if transition.isRunning, let new, new.viewIfLoaded?.window != nil {
      new.viewIsInHierarchy(animated: change.isAnimated)
    }
  }

  /// Returns the transition of an animated change. The delegate may provide the animator. If it does not, the views
  /// slide if a clock is running.
  private func makeTransition(for change: StackChange, finish: @escaping () -> Void) -> ControllerTransition? {
    guard let container else { return nil }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if let old = change.old, let new = change.new, UIView.areAnimationsEnabled {
      animator = delegate?.navigationController(
        self, animationControllerFor: change.isPush ? .push : .pop, from: old, to: new)
      if let animator {
        interactor = delegate?.navigationController(self, interactionControllerFor: animator)
      } else if SystemTransition.isSeen || backSwipe != nil {
        animator = SystemTransition(kind: change.isPush ? .push : .pop, isHeld: backSwipe != nil)
        interactor = backSwipe
      }
    }
    let box = container.host.bounds
    let sides = ControllerTransition.Sides(
      from: change.old, to: change.new, fromView: change.old?.viewIfLoaded,
      toView: animator == nil ? change.new?.viewIfLoaded : change.new?.view, container: container.host, owner: self,
      fromFrames: (change.old?.viewIfLoaded?.frame ?? box, .zero), toFrames: (.zero, box))
    if animator != nil { change.new?.viewIfLoaded?.frame = box }
    let endCarrying =
      animator is SystemTransition ? moveTabBar(from: change.old, to: change.new, before: change.before) : nil
    let transition = ControllerTransition(sides, animator: animator, interactor: interactor) {
      [weak self] didComplete in
      guard let self else { return }
      running = nil
      self.container?.host.keepInsets(of: nil)
      endCarrying?()
      didComplete ? concludeChange(change, finish: finish) : revert(change)
    }
    if animator != nil { container.host.keepInsets(of: change.old?.viewIfLoaded) }
    if animator != nil, let motion = change.motion { runBarAnimation(motion, along: transition) }
    return transition
  }

  /// Animates the bar along with the views. The bar's height and items change immediately.
  private func runBarAnimation(_ motion: BarAnimation, along transition: ControllerTransition) {
    _ = transition.animate { [weak self] _ in
      guard let self else { return }
      UIView.performWithoutAnimation {
        self.viewIfLoaded?.layoutIfNeeded()
        self.navigationBar.layoutIfNeeded()
        motion.moveToStart()
      }
      motion.move()
    } completion: { _ in
      motion.restoreBar()
    }
  }

  private func concludeChange(_ change: StackChange, finish: @escaping () -> Void) {
    let (old, new) = (change.old, change.new)
    installTop()
    if new == nil { old?.viewIfLoaded?.removeFromSuperview() }
    old?.endAppearanceTransition()
    guard let new, let window = viewIfLoaded?.window else { return finish() }
    new.viewIsInHierarchy(animated: change.isAnimated)
    window.finishAppearance(of: new) { [self] in
      finish()
      if topViewController === new { delegate?.navigationController(self, didShow: new, animated: change.isAnimated) }
    }
  }

  /// Restores the stack after a canceled change.
  private func revert(_ change: StackChange) {
    stack = change.before
    navigationBar.setStack(stack.map(\.navigationItem))
    for (controller, isAppearing) in [(change.new, false), (change.old, true)] {
      controller?.beginAppearanceTransition(isAppearing, animated: true)
    }
    installTop()
    change.new?.endAppearanceTransition()
    for controller in change.added where controller.parent === self { controller.removeFromParent() }
    containerLayoutDidChange()
    guard let old = change.old, let window = viewIfLoaded?.window else { return }
    old.viewIsInHierarchy(animated: true)
    window.finishAppearance(of: old)
  }

  func installTop() {
    guard let container, let top = topViewController else { return }
    container.host.setContentView(top.view)
    container.setNeedsLayout()
  }
}
