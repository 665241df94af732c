// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIWindow {
  /// Scrolls the content at a point, as a mouse wheel or a trackpad does: immediately, and within the content's
  /// range. Along each axis, the innermost scroll view that can move in the given direction scrolls.
  ///
  /// - Parameter way: The distance in points. Positive values scroll down and to the right.
  package func scroll(at place: CGPoint, by way: CGPoint) {
    guard way.x.isFinite, way.y.isFinite, place.x.isFinite, place.y.isFinite else { return }
    layoutIfNeeded()
    for step in [CGPoint(x: way.x, y: 0), CGPoint(x: 0, y: way.y)] where step != .zero {
      var view = hitTest(place, with: nil)
      while let current = view {
        if let scrollView = current as? UIScrollView, scrollView.wheel(by: step) { break }
        view = current.superview
      }
    }
    layoutIfNeeded()
  }
}

/// A timer that fires when no wheel event has arrived for a while.
private final class WheelPause {
  var timer: TouchTimer?
}

extension UIScrollView {
  /// Scrolls the content as far as possible, along with the bars that follow it. Returns `false` if the content does
  /// not move.
  fileprivate func wheel(by way: CGPoint) -> Bool {
    guard isScrollEnabled, dragInProgress == nil else { return false }
    let before = contentOffset
    var goal = scrollRange.clamp(CGPoint(x: before.x + way.x, y: before.y + way.y))
    // Scrolling up also expands a bar that has collapsed automatically.
    if way.y < 0 { goal.y = min(goal.y, max(before.y + way.y, openOffsetOfBars ?? goal.y)) }
    // Content beyond its end is already springing back, so it is not moved.
    guard goal != before, way.x == 0 || (goal.x - before.x) * way.x > 0, way.y == 0 || (goal.y - before.y) * way.y > 0
    else { return false }
    endMotion()
    contentOffset = goal
    showIndicators()
    snapSoon()
    return true
  }

  /// The nearest offset in range at which no bar is partially collapsed.
  private var restingOffset: CGFloat {
    min(snappedToBars(y: contentOffset.y), max(scrollRange.greatest.y, openOffsetOfBars ?? scrollRange.least.y))
  }

  /// Expands or collapses a partially collapsed bar 0.1 seconds after the last wheel event. The delay approximates
  /// iOS, where the content continues to move after trackpad scrolling.
  private func snapSoon() {
    let key = ObjectIdentifier(WheelPause.self)
    (attachedObjects[key] as? WheelPause)?.timer?.cancel()
    guard restingOffset != contentOffset.y, let window else { return }
    let pause = attachedObjects[key] as? WheelPause ?? WheelPause()
    attachedObjects[key] = pause
    pause.timer = window.afterTouchTime(0.1) { [weak self, weak pause] in
      pause?.timer = nil
      guard let self, dragInProgress == nil, motion == nil else { return }
      let y = restingOffset
      if y != contentOffset.y { setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: true) }
    }
  }
}
