// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The recognizer that zooms a scroll view's content. The content's point between the fingers stays at the same
/// position.
final class ScrollPinch: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) var isZooming = false
  private weak var zoomed: UIView?
  private var start: CGFloat = 1
  /// The content's point between the fingers, in the content's coordinates at scale 1.
  private var held: CGPoint = .zero

  init(_ scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(scrollView) { scrollView, pinch in pinch.zoom(scrollView) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = view as? UIScrollView, scrollView.pinch === self else { return false }
    return scrollView.scrollDelegate?.viewForZooming(in: scrollView) != nil
  }

  private func zoom(_ scrollView: UIScrollView) {
    switch state {
    case .began:
      isZooming = true
      start = scrollView.zoomScale
      zoomed = scrollView.scrollDelegate?.viewForZooming(in: scrollView)
      let place = location(in: scrollView)
      held = CGPoint(x: place.x / start, y: place.y / start)
      scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: zoomed)
      apply(scrollView)
    case .changed: apply(scrollView)
    default:
      isZooming = false
      scrollView.scrollDelegate?.scrollViewDidEndZooming(scrollView, with: zoomed, atScale: scrollView.zoomScale)
    }
  }

  private func apply(_ scrollView: UIScrollView) {
    guard numberOfTouches == 2, scale > 0, scale.isFinite else { return }
    let place = location(in: scrollView)
    let finger = CGPoint(x: place.x - scrollView.bounds.minX, y: place.y - scrollView.bounds.minY)
    scrollView.zoomScale = start * scale
    let scale = scrollView.zoomScale
    scrollView.contentOffset = scrollView.scrollRange.clamp(
      CGPoint(x: held.x * scale - finger.x, y: held.y * scale - finger.y))
  }
}

extension UIScrollView {
  /// Adds the pinch recognizer if the zoom limits differ, or else removes it.
  func zoomLimitsDidChange() {
    let canZoom = maximumZoomScale > minimumZoomScale
    if canZoom, pinch == nil {
      let made = ScrollPinch(self)
      pinch = made
      addGestureRecognizer(made)
    } else if !canZoom, let old = pinch {
      pinch = nil
      removeGestureRecognizer(old)
    }
  }
}
