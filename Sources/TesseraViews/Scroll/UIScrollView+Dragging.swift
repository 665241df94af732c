// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The content follows the finger, with resistance beyond its ends, and springs back when the finger is lifted. A
// flick moves the content to the offset at which UIKit's deceleration would end. Without a clock, the content arrives
// there immediately.

import Foundation

/// The state of a drag in progress.
struct ScrollDrag {
  var offset: CGPoint
  var followsX: Bool
  var followsY: Bool
}

extension UIScrollView {
  func makePan() -> ScrollPan {
    let pan = ScrollPan()
    pan.addTarget(self) { view, pan in view.followPan(pan) }
    return pan
  }

  /// Whether the content can be dragged along at least one axis.
  var canDrag: Bool { isScrollEnabled && (dragsX || dragsY) }
  private var dragsX: Bool { scrollRange.greatest.x > scrollRange.least.x || bounces && alwaysBounceHorizontal }
  private var dragsY: Bool { scrollRange.greatest.y > scrollRange.least.y || bounces && alwaysBounceVertical }

  /// Returns whether a drag in the finger's direction scrolls the content and is not left to the content's views.
  func shouldBegin(_ pan: ScrollPan) -> Bool {
    let moved = pan.moved
    let (place, way) = (pan.location(in: self), pan.translation(in: self))
    pan.isIntercepted = interceptsDrag(from: CGPoint(x: place.x - way.x, y: place.y - way.y), translation: way)
    guard pan.isIntercepted || canDrag && (abs(moved.x) > abs(moved.y) ? dragsX : dragsY) else { return false }
    guard pan.contentHasTouches, let content = pan.observedTouches.first?.view, content !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: content)
  }

  private func followPan(_ pan: ScrollPan) {
    guard !pan.isIntercepted else { return updateInterceptedDrag(pan) }
    switch pan.state {
    case .began:
      beginDrag(pan)
      drag(by: pan.translation(in: self))
    case .changed: drag(by: pan.translation(in: self))
    case .ended: endDrag(pan.velocity(in: self))
    default: endDrag(.zero)
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: self)
    let isLocked = isDirectionalLockEnabled && moved.x != moved.y
    let isHorizontal = abs(moved.x) > abs(moved.y)
    dragInProgress = ScrollDrag(
      offset: contentOffset, followsX: dragsX && (!isLocked || isHorizontal),
      followsY: dragsY && (!isLocked || !isHorizontal))
    endMotion()
    if keyboardDismissMode != .none { window?.endEditing(true) }
    contentDragBegins()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private func drag(by moved: CGPoint) {
    guard let drag = dragInProgress else { return }
    let range = scrollRange
    var offset = contentOffset
    if drag.followsX {
      offset.x = rubberBanded(
        offset: drag.offset.x - moved.x, least: range.least.x, greatest: range.greatest.x, size: bounds.width)
    }
    if drag.followsY {
      offset.y = rubberBanded(
        offset: drag.offset.y - moved.y, least: range.least.y, greatest: range.greatest.y, size: bounds.height)
    }
    contentOffset = offset
    showIndicators()
    checkPull()
  }

  /// Returns the offset with rubber-band resistance. The distance beyond the range is reduced so that it approaches
  /// `size` without reaching it.
  private func rubberBanded(offset: CGFloat, least: CGFloat, greatest: CGFloat, size: CGFloat) -> CGFloat {
    let inside = max(least, min(offset, greatest))
    let over = offset - inside
    guard over != 0, bounces, size > 0 else { return inside }
    let stretched = (1 - 1 / (abs(over) * 0.55 / size + 1)) * size
    return over < 0 ? inside - stretched : inside + stretched
  }

  /// - Parameter velocity: The finger's velocity, in points per second.
  private func endDrag(_ velocity: CGPoint) {
    guard let drag = dragInProgress else { return }
    dragInProgress = nil
    // The offset increases when the finger moves up, so the sign changes. UIKit reports the velocity in points per
    // millisecond.
    let speed = CGPoint(
      x: drag.followsX ? 0 - velocity.x / 1000 : 0, y: drag.followsY ? 0 - velocity.y / 1000 : 0)
    var proposed = isPagingEnabled ? pageOffset(from: drag.offset, speed: speed) : decelerationTarget(speed: speed)
    let range = rangeWithOpenBars
    if drag.followsY, !isPagingEnabled {
      proposed.y = range.clamp(CGPoint(x: proposed.x, y: snappedToBars(y: proposed.y))).y
    }
    var target = dragTarget(proposed, velocity: speed)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    target = target.x.isFinite && target.y.isFinite ? target : contentOffset
    let continues = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
    guard continues else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    let way = ScrollDeceleration(
      from: contentOffset, speed: CGPoint(x: speed.x * 1000, y: speed.y * 1000), to: target, in: range,
      rate: isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue, bounces: bounces)
    let arrived: @MainActor () -> Void = { [weak self] in
      if let self { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }
    if startDeceleration(way, completion: arrived) { return }
    contentOffset = target
    arrived()
  }

  /// Returns the offset at which flicked content stops. The distance is the sum of the geometric series that results
  /// if the speed is multiplied by the rate in every millisecond.
  private func decelerationTarget(speed: CGPoint) -> CGPoint {
    let rate = max(0, min(decelerationRate.rawValue, 0.9999))
    let way = rate / (1 - rate)
    return scrollRange.clamp(CGPoint(x: contentOffset.x + speed.x * way, y: contentOffset.y + speed.y * way))
  }

  /// Returns the offset of the nearest page or, after a flick, of the next page in the flick's direction.
  private func pageOffset(from start: CGPoint, speed: CGPoint) -> CGPoint {
    scrollRange.clamp(
      CGPoint(
        x: page(from: start.x, current: contentOffset.x, speed: speed.x, size: bounds.width),
        y: page(from: start.y, current: contentOffset.y, speed: speed.y, size: bounds.height)))
  }

  private func page(from start: CGFloat, current now: CGFloat, speed: CGFloat, size: CGFloat) -> CGFloat {
    guard size > 0 else { return now }
    let first = (start / size).rounded()
    let wanted = abs(speed) > 0.1 ? first + (speed > 0 ? 1 : -1) : (now / size).rounded()
    return max(first - 1, min(wanted, first + 1)) * size
  }
}
