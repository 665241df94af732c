// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The edge swipe that pops the top view controller.
extension UINavigationController {
  func makeBackGesture() -> UIScreenEdgePanGestureRecognizer {
    UIScreenEdgePanGestureRecognizer(target: self) { controller, pan in controller.handleBackSwipe(pan) }
  }

  private func handleBackSwipe(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = viewIfLoaded, view.bounds.width > 0 else { return }
    let way: CGFloat = pan.edges == .right ? -1 : 1
    let part = way * pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      guard stack.count > 1, running == nil, delegate?.hasOwnAnimator(for: self) != true else { return }
      // While animations are disabled, the views do not follow the finger. Only the location where it is lifted
      // matters.
      guard UIView.areAnimationsEnabled else { return hidesBackSwipe = true }
      let swipe = UIPercentDrivenInteractiveTransition()
      backSwipe = swipe
      popViewController(animated: true)
    case .changed: backSwipe?.update(part)
    case .ended:
      // The swipe completes after half the distance, or after a quick movement (approximates iOS; not measured).
      let isQuick = way * pan.velocity(in: view).x > 300
      let goesBack = part > 0.5 || isQuick
      if hidesBackSwipe, goesBack, stack.count > 1 { popViewController(animated: false) }
      goesBack ? backSwipe?.finish() : backSwipe?.cancel()
      (backSwipe, hidesBackSwipe) = (nil, false)
    case .cancelled, .failed:
      backSwipe?.cancel()
      (backSwipe, hidesBackSwipe) = (nil, false)
    case .possible: break
    }
  }
}

extension UINavigationControllerDelegate {
  /// Returns whether the delegate provides a custom pop animation, which would not match the standard swipe.
  fileprivate func hasOwnAnimator(for controller: UINavigationController) -> Bool {
    let stack = controller.viewControllers
    guard stack.count > 1, let from = stack.last else { return false }
    return navigationController(
      controller, animationControllerFor: .pop, from: from, to: stack[stack.count - 2]) != nil
  }
}
