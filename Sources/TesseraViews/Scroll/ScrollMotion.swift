// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Movement of the content without a finger: animated scrolling to an offset, or deceleration after a flick. As in
// UIKit, the offset itself changes frame by frame, so rows are created on the way, bars follow the content, and the
// delegate is notified of each step. The steps are at multiples of 1/60 of a second of the clock, regardless of when
// frames are rendered.

import Foundation

@MainActor final class ScrollMotion {
  enum Course {
    /// Movement with an ease-in-out curve and a duration in seconds. The closure returns the target at each step, or
    /// nil to end the movement.
    case eased(TimeInterval, to: @MainActor () -> CGPoint?)
    case thrown(ScrollDeceleration)
  }

  private let clock: AnimationClock
  private weak var scrollView: UIScrollView?
  private let start: Double
  private let from: CGPoint
  private let course: Course
  private let arrived: @MainActor () -> Void
  private var event: Schedule.Event?
  /// The offset by which changes of the insets have moved the content during the movement.
  private var shift = CGPoint.zero
  /// Whether the content moves because a refresh control changes the insets.
  var followsInsets = false
  /// Whether the range of offsets has changed during the movement, which requires clamping the final offset.
  var rangeDidChange = false

  init(
    _ scrollView: UIScrollView, on clock: AnimationClock, _ course: Course,
    arrived: @escaping @MainActor () -> Void
  ) {
    (self.scrollView, self.clock, self.course, self.arrived) = (scrollView, clock, course, arrived)
    (start, from) = (clock.now, scrollView.contentOffset)
    schedule()
  }

  var isThrown: Bool {
    if case .thrown = course { true } else { false }
  }

  private var duration: TimeInterval {
    switch course {
    case .eased(let duration, _): duration
    case .thrown(let way): way.duration
    }
  }

  /// Moves both the content and the target by a distance.
  func shift(by way: CGPoint) { (shift.x, shift.y) = (shift.x + way.x, shift.y + way.y) }

  func stop() {
    event?.cancel()
    event = nil
  }

  private func schedule() {
    let frame = ((clock.now * 60 + 1e-6).rounded(.down) + 1) / 60
    event = clock.schedule(at: min(frame, start + duration)) { [weak self] in self?.step() }
  }

  private func step() {
    event = nil
    guard let scrollView, scrollView.motion === self else { return }
    let time = clock.now - start
    let isOver = time >= duration - 1e-9
    var place: CGPoint
    switch course {
    case .eased(let duration, let target):
      guard let target = target() else { return finish(scrollView) }
      let part = isOver || duration <= 0 ? 1 : CGFloat(CubicCurve.easeInOut.progress(at: time / duration))
      place = CGPoint(
        x: from.x + shift.x + (target.x - from.x) * part, y: from.y + shift.y + (target.y - from.y) * part)
    case .thrown(let way):
      place = isOver ? way.end : way.offset(at: time)
      place = CGPoint(x: place.x + shift.x, y: place.y + shift.y)
    }
    if isOver, rangeDidChange { place = scrollView.scrollRange.clamp(place) }
    scrollView.keepingMotion { scrollView.contentOffset = place }
    guard scrollView.motion === self else { return }
    if isOver { return finish(scrollView) }
    scrollView.showIndicators()
    schedule()
  }

  private func finish(_ scrollView: UIScrollView) {
    scrollView.motion = nil
    arrived()
  }
}

/// The deceleration of flicked content. In every millisecond, the speed is multiplied by the rate. Beyond an end, a
/// critically damped spring with a stiffness of 100 and a mass of 1 pulls the content back. These values approximate
/// iOS, which does not document them.
struct ScrollDeceleration {
  private var x: Axis
  private var y: Axis
  let duration: TimeInterval
  let end: CGPoint

  /// - Parameters:
  ///   - speed: The content's speed, in points per second.
  ///   - end: The target offset.
  ///   - rate: The factor by which the speed is multiplied in every millisecond.
  init(from start: CGPoint, speed: CGPoint, to end: CGPoint, in range: ScrollRange, rate: CGFloat, bounces: Bool) {
    let rate = Double(max(0.5, min(rate, 0.9999)))
    x = Axis(
      start: start.x, speed: speed.x, end: end.x, least: range.least.x, greatest: range.greatest.x, rate: rate,
      bounces: bounces)
    y = Axis(
      start: start.y, speed: speed.y, end: end.y, least: range.least.y, greatest: range.greatest.y, rate: rate,
      bounces: bounces)
    self.end = end
    duration = max(x.duration, y.duration)
  }

  func offset(at time: TimeInterval) -> CGPoint { CGPoint(x: x.offset(at: time), y: y.offset(at: time)) }

  private struct Axis {
    /// The spring's angular frequency, which is the square root of stiffness / mass: √(100 / 1).
    private static let pull = 10.0
    /// The distance below which the content is considered to be at rest, in points.
    private static let rest = 0.5

    private let start: Double
    private let end: Double
    /// The distance that the content would slide without limits, and the rate per second at which its speed decays.
    private var slide = 0.0
    private var decay = 1.0
    /// The time at which the spring takes over, with the offset and speed at that time; nil if the content never
    /// reaches an end.
    private var spring: (time: Double, offset: Double, speed: Double)?
    private(set) var duration = 0.0

    init(
      start: CGFloat, speed: CGFloat, end: CGFloat, least: CGFloat, greatest: CGFloat, rate: Double,
      bounces: Bool
    ) {
      (self.start, self.end) = (Double(start), Double(end))
      let way = self.end - self.start
      let isOutside = start < least || start > greatest
      guard abs(way) > 0 || isOutside && speed != 0 else { return }
      decay = -1000 * Self.logarithm(of: rate)
      if isOutside, end == max(least, min(start, greatest)) {
        spring = (0, -way, Double(speed))
      } else {
        let free = Double(speed) / decay
        let isHeld = bounces && (end == least || end == greatest) && abs(free) > abs(way) && free * way > 0
        slide = isHeld ? free : way
        if isHeld {
          // The content reaches the end when this fraction of the slide remains: 1 - way / free.
          let left = 1 - way / free
          let time = -Self.logarithm(of: left) / decay
          spring = (time, 0, free * decay * left)
        } else {
          duration = abs(way) > Self.rest ? -Self.logarithm(of: Self.rest / abs(way)) / decay : 0
        }
      }
      if let spring { duration = spring.time + Self.settlingTime(offset: spring.offset, speed: spring.speed) }
      duration = min(duration, 10)
    }

    /// Returns the natural logarithm. Computed by bisection with `exp`, whose results are the same on every machine.
    private static func logarithm(of value: Double) -> Double {
      guard value > 0, value < 1 else { return 0 }
      var (low, high) = (-40.0, 0.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if Exponential.exp(middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    private static func settlingTime(offset: Double, speed: Double) -> Double {
      let growth = abs(speed) + pull * abs(offset)
      // Content that is flicked against the spring first moves away from the end, until about this time.
      var time = 1 / pull
      while time < 3, (abs(offset) + growth * time) * Exponential.exp(-pull * time) > rest { time += 1.0 / 60 }
      return time
    }

    func offset(at time: Double) -> CGFloat {
      guard duration > 0, time < duration else { return CGFloat(end) }
      if let spring, time >= spring.time {
        let t = time - spring.time
        let away =
          (spring.offset + (spring.speed + Self.pull * spring.offset) * t) * Exponential.exp(-Self.pull * t)
        return CGFloat(end + away)
      }
      return CGFloat(start + slide * (1 - Exponential.exp(-decay * time)))
    }
  }
}

extension UIScrollView {
  /// The duration of animated scrolling, in seconds. Approximates iOS; not measured.
  static var scrollDuration: TimeInterval { 0.3 }

  /// The clock that animates the content; nil if changes take effect immediately.
  private var motionClock: AnimationClock? {
    guard window != nil, UIView.areAnimationsEnabled, bounds.width > 0, bounds.height > 0 else { return nil }
    return AnimationClock.current
  }

  /// Animates to an offset, which is requested again at each step. Returns `false`, without doing anything, if the
  /// change must be immediate.
  package func animate(
    to target: @escaping @MainActor () -> CGPoint?, completion arrived: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let clock = motionClock else { return false }
    endMotion()
    motion = ScrollMotion(self, on: clock, .eased(Self.scrollDuration, to: target), arrived: arrived)
    showIndicators()
    return true
  }

  /// Starts the deceleration after a drag. Returns `false` if the content must stop immediately, for example without
  /// a clock.
  func startDeceleration(_ way: ScrollDeceleration, completion arrived: @escaping @MainActor () -> Void) -> Bool {
    guard way.duration > 0, let clock = motionClock else { return false }
    endMotion()
    motion = ScrollMotion(self, on: clock, .thrown(way), arrived: arrived)
    return true
  }

  /// Stops the content without notifying the delegate.
  package func endMotion() {
    motion?.stop()
    motion = nil
  }

  /// Runs a closure that changes the offset without ending the movement.
  func keepingMotion(_ body: () -> Void) {
    let kept = keepsMotion
    keepsMotion = true
    body()
    keepsMotion = kept
  }

  /// Stops decelerating content when a touch begins.
  func stopAtCurrentOffset() {
    // Content beyond an end is not stopped. It continues to spring back.
    guard let motion, motion.isThrown, scrollRange.clamp(contentOffset) == contentOffset else { return }
    endMotion()
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Changes the insets for a refresh and moves the content along with them. Animated if a clock is running.
  func easingInsets(_ change: () -> Void) {
    let isOnItsWay = motion?.followsInsets == true
    guard let clock = motionClock, dragInProgress == nil, motion == nil || isOnItsWay else { return change() }
    endMotion()
    let before = contentOffset
    change()
    // If the content is still moving because of an earlier refresh, start from the offset at which that movement
    // would have ended.
    let after = isOnItsWay ? scrollRange.clamp(contentOffset) : contentOffset
    guard before != after else { return }
    keepingMotion { contentOffset = before }
    motion = ScrollMotion(self, on: clock, .eased(Self.scrollDuration, to: { after })) {}
    motion?.followsInsets = true
  }
}
