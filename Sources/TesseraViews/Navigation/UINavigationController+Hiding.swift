// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animates hiding and showing bars while a clock is running. The bar stays in the hierarchy until it has moved off the
// screen, while the content already occupies its space.

import Foundation

extension UINavigationController {
  func moveNavigationBar(isHidden: Bool, animated: Bool) {
    guard let view = visibleView(animated: animated), isHidden != isBarHidden else {
      (isBarHidden, barOffset) = (isHidden, nil)
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let sliding = running.flatMap { $0.animator is SystemTransition ? $0 : nil }
    let away = sliding.map { hidingOffset(for: $0, isHidden: isHidden) } ?? wayUp
    if !isHidden {
      UIView.performWithoutAnimation {
        navigationBar.isHidden = false
        let top = BarMetrics.area(view.safeAreaInsets, in: view.window).top
        navigationBar.topExtension = top
        navigationBar.frame = CGRect(
          x: away.dx, y: top + away.dy, width: view.bounds.width, height: navigationBar.barHeight)
        navigationBar.layoutIfNeeded()
      }
    }
    let change = { [self] in
      (isBarHidden, barOffset) = (isHidden, isHidden ? away : nil)
      layOutImmediately(view)
    }
    let rest = { [weak self] in
      guard let self, isBarHidden == isHidden else { return }
      barOffset = nil
      view.setNeedsLayout()
    }
    guard let sliding else { return slideBars(change: change, rest: rest) }
    isBarHidden = isHidden
    if isHidden { barOffset = .zero }
    _ = sliding.animate(alongsideTransition: { _ in change() }, completion: { _ in rest() })
  }

  func moveToolbar(isHidden: Bool, animated: Bool) {
    guard let view = visibleView(animated: animated), isHidden != isBottomBarHidden else {
      (isBottomBarHidden, toolbarOffset) = (isHidden, nil)
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let away = toolbar.rowHeight + view.safeAreaInsets.bottom
    if !isHidden {
      UIView.performWithoutAnimation {
        if toolbar.items != topViewController?.toolbarItems { toolbar.items = topViewController?.toolbarItems }
        toolbar.isHidden = false
        toolbar.bottomExtension = view.safeAreaInsets.bottom
        toolbar.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: toolbar.rowHeight)
        toolbar.layoutIfNeeded()
      }
    }
    slideBars { [self] in
      (isBottomBarHidden, toolbarOffset) = (isHidden, isHidden ? away : nil)
      layOutImmediately(view)
    } rest: { [weak self] in
      guard let self, isBottomBarHidden == isHidden else { return }
      toolbarOffset = nil
      view.setNeedsLayout()
    }
  }

  /// Returns the view, laid out in its current state, or nil if an animation in it would not be visible.
  private func visibleView(animated: Bool) -> UIView? {
    guard animated, SystemTransition.isSeen, let view = viewIfLoaded, view.window != nil else { return nil }
    if running == nil { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
    return view
  }

  private func slideBars(change: @escaping () -> Void, rest: @escaping () -> Void) {
    SystemAnimation.run(for: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .curveEaseInOut) {
      change()
    } completion: { _ in
      rest()
    }
  }

  private func layOutImmediately(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private var wayUp: CGVector {
    CGVector(dx: 0, dy: -navigationBar.barHeight - (barArea?.top ?? 0))
  }

  /// Returns the distance that the bar moves along with its view controller in a push or pop. The lower controller
  /// moves by 30 percent of the width toward the leading edge, the upper controller by the full width toward the
  /// trailing edge.
  private func hidingOffset(for transition: ControllerTransition, isHidden: Bool) -> CGVector {
    guard let view = viewIfLoaded else { return .zero }
    let trailing = view.isRightToLeft ? -view.bounds.width : view.bounds.width
    let isPush = (transition.animator as? SystemTransition)?.isPush == true
    return CGVector(dx: isPush == isHidden ? -trailing * 0.3 : trailing, dy: 0)
  }

  // MARK: Tab bar

  /// Moves the tab bar along with the view controller that shows it, if the other controller hides it. Returns a
  /// closure that ends the movement, or nil if the tab bar does not move.
  func moveTabBar(from old: UIViewController?, to new: UIViewController?, before: [UIViewController]) -> (() -> Void)? {
    guard let tabs = tabBarController, tabs.selectedViewController === self, !tabs.isTabBarHidden,
      let window = viewIfLoaded?.window, let tabBar = tabs.tabBar as UITabBar?, tabBar.window === window
    else { return nil }
    let hid = before.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    let hides = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    guard hid != hides, let carrier = hides ? old?.viewIfLoaded : new?.viewIfLoaded else { return nil }
    var picture: BarSnapshot?
    UIView.performWithoutAnimation {
      if !hides {
        tabs.layoutBar()
        tabBar.layoutIfNeeded()
      }
      picture = tabs.viewIfLoaded.flatMap { BarSnapshot(of: tabBar, in: $0) }
      tabs.holdsBarBack = true
      tabs.layoutBar()
    }
    guard let picture else {
      tabs.holdsBarBack = false
      return nil
    }
    picture.frame.origin.x += carrier.bounds.minX
    picture.frame.origin.y += carrier.bounds.minY
    carrier.addSubview(picture)
    return { [weak tabs] in
      picture.removeFromSuperview()
      tabs?.holdsBarBack = false
      tabs?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
