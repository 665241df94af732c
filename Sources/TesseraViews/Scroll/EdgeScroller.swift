// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Scrolls automatically while a finger that drags an item is near an edge, even if the finger is not moving.
/// Approximates iOS: the content scrolls while the finger is within 44 points of an edge, at up to 600 points per
/// second.
@MainActor package final class EdgeScroller {
  private static let zone: CGFloat = 44
  private static let speed: CGFloat = 600
  private static let step: TimeInterval = 1.0 / 60

  package private(set) weak var scrollView: UIScrollView?
  private let scrolled: (CGPoint) -> Void
  private var timer: TouchTimer?
  /// The finger's location in the window.
  private var finger: CGPoint = .zero

  /// - Parameter scrolled: A closure that receives the distance by which the content has moved.
  package init(_ scrollView: UIScrollView, scrolled: @escaping (CGPoint) -> Void) {
    (self.scrollView, self.scrolled) = (scrollView, scrolled)
  }

  /// Updates the finger's location, given in the content's coordinates.
  package func moveFinger(to point: CGPoint) {
    guard let scrollView, let window = scrollView.window, point.x.isFinite, point.y.isFinite else { return stop() }
    finger = scrollView.convert(point, to: window)
    if velocity(of: scrollView, in: window) == .zero { return stop() }
    if timer == nil { scheduleTick(in: window) }
  }

  package func stop() {
    timer?.cancel()
    timer = nil
  }

  private func scheduleTick(in window: UIWindow) {
    timer = window.afterTouchTime(Self.step) { [weak self] in
      self?.timer = nil
      self?.tick()
    }
  }

  private func tick() {
    guard let scrollView, let window = scrollView.window else { return }
    let way = velocity(of: scrollView, in: window)
    guard way != .zero else { return }
    let before = scrollView.contentOffset
    scrollView.contentOffset = scrollView.scrollRange.clamp(CGPoint(x: before.x + way.x, y: before.y + way.y))
    let after = scrollView.contentOffset
    guard after != before else { return }
    scrollView.layoutIfNeeded()
    scrolled(CGPoint(x: after.x - before.x, y: after.y - before.y))
    if timer == nil { scheduleTick(in: window) }
  }

  /// Returns the distance by which the content moves in one step.
  private func velocity(of scrollView: UIScrollView, in window: UIWindow) -> CGPoint {
    let box = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let point = scrollView.convert(finger, from: window)
    let range = scrollView.scrollRange
    return CGPoint(
      x: range.greatest.x > range.least.x ? speed(at: point.x, low: box.minX, high: box.maxX) * Self.step : 0,
      y: range.greatest.y > range.least.y ? speed(at: point.y, low: box.minY, high: box.maxY) * Self.step : 0)
  }

  /// Returns the speed, which increases toward the edge and beyond it.
  private func speed(at place: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
    guard high - low > 2 * Self.zone else { return 0 }
    if place < low + Self.zone { return -Self.speed * min(1, (low + Self.zone - place) / Self.zone) }
    if place > high - Self.zone { return Self.speed * min(1, (place - high + Self.zone) / Self.zone) }
    return 0
  }
}

extension UIScrollView {
  /// Whether the content is larger than the visible area.
  package var canScrollAtEdge: Bool {
    let range = scrollRange
    return isScrollEnabled && (range.greatest.x > range.least.x || range.greatest.y > range.least.y)
  }
}
