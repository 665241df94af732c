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

extension UIScrollView {
  /// Moves the content as far as it goes. False where it does not go at all.
  fileprivate func wheel(by way: CGPoint) -> Bool {
    guard isScrollEnabled, dragInProgress == nil else { return false }
    let before = contentOffset
    let goal = scrollRange.clamp(CGPoint(x: before.x + way.x, y: before.y + way.y))
    // Content that a spring still holds beyond its end comes back by itself.
    guard goal != before, way.x == 0 || (goal.x - before.x) * way.x > 0, way.y == 0 || (goal.y - before.y) * way.y > 0
    else { return false }
    endMotion()
    contentOffset = goal
    showIndicators()
    return true
  }
}
