// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIWindow {
  /// Scrolls the content at a point like a wheel or a trackpad: immediately, within the content's range. Along each
  /// axis, the innermost scroll view that can move in the given direction scrolls.
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

/// A pause after the last event of the wheel.
private final class WheelPause {
  var timer: TouchTimer?
}

extension UIScrollView {
  /// Scrolls the content as far as possible, together with the bars that follow it. Returns `false` if it does not move at all.
  fileprivate func wheel(by way: CGPoint) -> Bool {
    guard isScrollEnabled, dragInProgress == nil else { return false }
    let before = contentOffset
    var goal = scrollRange.clamp(CGPoint(x: before.x + way.x, y: before.y + way.y))
    // A bar that has closed automatically opens again.
    if way.y < 0 { goal.y = min(goal.y, max(before.y + way.y, openOffsetOfBars ?? goal.y)) }
    // Content beyond its end is already springing back.
    guard goal != before, way.x == 0 || (goal.x - before.x) * way.x > 0, way.y == 0 || (goal.y - before.y) * way.y > 0
    else { return false }
    endMotion()
    contentOffset = goal
    showIndicators()
    snapSoon()
    return true
  }

  /// The nearest offset in range at which no bar is half open.
  private var restingOffset: CGFloat {
    min(snappedToBars(y: contentOffset.y), max(scrollRange.greatest.y, openOffsetOfBars ?? scrollRange.least.y))
  }

  /// Opens or closes a half-open bar 0.1 seconds after the wheel has stopped. The delay approximates iOS, where
  /// content scrolled with a trackpad continues to move.
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
