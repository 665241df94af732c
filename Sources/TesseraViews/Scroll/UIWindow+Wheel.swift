// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIWindow {
  /// Moves what scrolls below a point, as a wheel or a track pad does: at once, within the content's range. Along each axis the
  /// innermost scroll view moves that can go on in the direction.
  ///
  /// - Parameter way: Points of content; positive ones go on to what is below and to the right.
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

/// Waits until nobody turns the wheel any more.
private final class WheelPause {
  var timer: TouchTimer?
}

extension UIScrollView {
  /// Moves the content as far as it goes, with the bars that follow it. False where it does not go at all.
  fileprivate func wheel(by way: CGPoint) -> Bool {
    guard isScrollEnabled, dragInProgress == nil else { return false }
    let before = contentOffset
    var goal = scrollRange.clamp(CGPoint(x: before.x + way.x, y: before.y + way.y))
    // A bar that has closed itself opens again.
    if way.y < 0 { goal.y = min(goal.y, max(before.y + way.y, openOffsetOfBars ?? goal.y)) }
    // Content that a spring still holds beyond its end comes back by itself.
    guard goal != before, way.x == 0 || (goal.x - before.x) * way.x > 0, way.y == 0 || (goal.y - before.y) * way.y > 0
    else { return false }
    endMotion()
    contentOffset = goal
    showIndicators()
    snapSoon()
    return true
  }

  /// Where no bar is half open, within the content's range.
  private var restingOffset: CGFloat {
    min(barSnapped(contentOffset.y), max(scrollRange.greatest.y, openOffsetOfBars ?? scrollRange.least.y))
  }

  /// Leaves no bar half open, a moment after the wheel has stopped. From memory of iOS, where content that a track pad moves goes on
  /// by itself: 0.1 seconds.
  private func snapSoon() {
    let key = ObjectIdentifier(WheelPause.self)
    (companions[key] as? WheelPause)?.timer?.cancel()
    guard restingOffset != contentOffset.y, let window else { return }
    let pause = companions[key] as? WheelPause ?? WheelPause()
    companions[key] = pause
    pause.timer = window.afterTouchTime(0.1) { [weak self, weak pause] in
      pause?.timer = nil
      guard let self, dragInProgress == nil, motion == nil else { return }
      let y = restingOffset
      if y != contentOffset.y { setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: true) }
    }
  }
}
