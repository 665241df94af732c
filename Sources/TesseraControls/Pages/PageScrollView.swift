// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The scroll view of the pages. Its content has space for three pages; the middle one is visible at rest. Its delegate is left
/// to apps, which find the scroll view among the subviews.
final class PageScrollView: UIScrollView {
  weak var pages: UIPageViewController?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    // Added after the scrolling action, so that the content has already followed the touch.
    panGestureRecognizer.addTarget(self) { view, pan in
      switch pan.state {
      case .ended, .cancelled, .failed: view.pages?.fingerDidLift()
      case .possible, .began, .changed: break
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer !== panGestureRecognizer || pages?.prepareTurnByFinger() == true
  }

  override func didScroll() {
    super.didScroll()
    if isDragging { pages?.fingerDidScroll() }
  }
}

final class PageContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
