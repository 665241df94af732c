// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scrolls a scroll view to its top after a tap on the status bar.

import Foundation

extension UIWindow {
  /// Handles a tap on the status bar. If exactly one visible scroll view has `scrollsToTop` set, scrolls it to its
  /// top.
  func statusBarWasTapped() {
    var found: [UIScrollView] = []
    collectTopScrollers(self, into: &found)
    guard found.count == 1, let scrollView = found.first else { return }
    let top = -scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y > top, scrollView.scrollDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    scrollView.setOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true) { [weak scrollView] in
      guard let scrollView else { return }
      scrollView.scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
      scrollView.scrollDelegate?.scrollViewDidScrollToTop(scrollView)
    }
  }

  private func collectTopScrollers(_ view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01, view === self || view.bounds.width > 0 && view.bounds.height > 0 else {
      return
    }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { found.append(scrollView) }
    for subview in view.subviews { collectTopScrollers(subview, into: &found) }
  }

  func isOnStatusBar(_ point: CGPoint) -> Bool { UIStatusBarManager.isStatusBar(at: point, in: self) }
}
