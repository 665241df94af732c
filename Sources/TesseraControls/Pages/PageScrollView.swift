// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The scroll view of a page view controller. Its content has space for three pages; the middle page is visible when
/// the view is not scrolling. The scroll view has no delegate, because apps that find it among the subviews may set
/// their own.
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
    // This action is added after the scroll view's action, so the content offset has already been updated.
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
