// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Content on its way, by itself: to where code wants it, or thrown by a finger. As in UIKit the offset itself moves, frame by
// frame, so that rows are built on the way, bars follow and the delegate hears of each step. Frames are whole multiples of a
// sixtieth of a second of the clock, whichever moments are looked at.

import Foundation

@MainActor final class ScrollMotion {
  enum Course {
    /// Eased in and out within so many seconds. Where to is asked anew at each step; nil ends it.
    case eased(TimeInterval, to: @MainActor () -> CGPoint?)
    case thrown(ScrollThrow)
  }

  private let clock: AnimationClock
  private weak var scrollView: UIScrollView?
  private let start: Double
  private let from: CGPoint
  private let course: Course
  private let arrived: @MainActor () -> Void
  private var event: Schedule.Event?
  /// What insets have moved the content by meanwhile.
  private var shift = CGPoint.zero
  /// Whether the content makes room for a refresh, or takes it back.
  var followsInsets = false
  /// Whether the range of offsets is another than at the beginning: the end has to be in it.
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

  /// The content stands elsewhere, and so does the end of its way.
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
      place = isOver ? way.end : way.place(at: time)
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

/// Where content is that a finger has thrown. It loses the rate's part of its speed every millisecond; beyond an end a spring
/// draws it back. The spring is critically damped, of a stiffness of 100 and mass 1: from memory of iOS, no figure is known.
struct ScrollThrow {
  private var x: Axis
  private var y: Axis
  let duration: TimeInterval
  let end: CGPoint

  /// - Parameters:
  ///   - speed: The content's, in points per second.
  ///   - end: Where it is to come to rest.
  ///   - rate: The part of the speed that is left after each millisecond.
  init(from start: CGPoint, speed: CGPoint, to end: CGPoint, in range: ScrollRange, rate: CGFloat, bounces: Bool) {
    let rate = Double(max(0.5, min(rate, 0.9999)))
    x = Axis(start.x, speed.x, end.x, range.least.x, range.greatest.x, rate, bounces)
    y = Axis(start.y, speed.y, end.y, range.least.y, range.greatest.y, rate, bounces)
    self.end = end
    duration = max(x.duration, y.duration)
  }

  func place(at time: TimeInterval) -> CGPoint { CGPoint(x: x.place(at: time), y: y.place(at: time)) }

  private struct Axis {
    /// The spring's: the root of stiffness by mass.
    private static let pull = 10.0
    /// From here on content counts as at rest, in points.
    private static let rest = 0.5

    private let start: Double
    private let end: Double
    /// How far it would slide without an end, and how fast that fades.
    private var slide = 0.0
    private var decay = 1.0
    /// When the spring takes over, and with what speed; nil for never.
    private var spring: (time: Double, offset: Double, speed: Double)?
    private(set) var duration = 0.0

    init(
      _ start: CGFloat, _ speed: CGFloat, _ end: CGFloat, _ least: CGFloat, _ greatest: CGFloat, _ rate: Double,
      _ bounces: Bool
    ) {
      (self.start, self.end) = (Double(start), Double(end))
      let way = self.end - self.start
      let isOutside = start < least || start > greatest
      guard abs(way) > 0 || isOutside && speed != 0 else { return }
      decay = -1000 * Self.logarithm(rate)
      if isOutside, end == max(least, min(start, greatest)) {
        spring = (0, -way, Double(speed))
      } else {
        let free = Double(speed) / decay
        let isHeld = bounces && (end == least || end == greatest) && abs(free) > abs(way) && free * way > 0
        slide = isHeld ? free : way
        if isHeld {
          // It reaches the end when the part of the slide that is left is 1 - way / free.
          let left = 1 - way / free
          let time = -Self.logarithm(left) / decay
          spring = (time, 0, free * decay * left)
        } else {
          duration = abs(way) > Self.rest ? -Self.logarithm(Self.rest / abs(way)) / decay : 0
        }
      }
      if let spring { duration = spring.time + Self.settling(spring.offset, spring.speed) }
      duration = min(duration, 10)
    }

    /// By halving of what `exp` gives: the same on every machine.
    private static func logarithm(_ value: Double) -> Double {
      guard value > 0, value < 1 else { return 0 }
      var (low, high) = (-40.0, 0.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if Exponential.exp(middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    private static func settling(_ offset: Double, _ speed: Double) -> Double {
      let growth = abs(speed) + pull * abs(offset)
      // Content that is thrown against an end first goes away from it, until about here.
      var time = 1 / pull
      while time < 3, (abs(offset) + growth * time) * Exponential.exp(-pull * time) > rest { time += 1.0 / 60 }
      return time
    }

    func place(at time: Double) -> CGFloat {
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
  /// From memory of iOS: seconds that an animated change of the offset takes.
  static var scrollDuration: TimeInterval { 0.3 }

  /// The clock on which content moves by itself; nil where it arrives at once.
  private var motionClock: AnimationClock? {
    guard window != nil, UIView.areAnimationsEnabled, bounds.width > 0, bounds.height > 0 else { return nil }
    return AnimationClock.current
  }

  /// Lets the content go to an offset, which is asked for at each step. Returns false, and does nothing, where it has to arrive
  /// at once.
  package func glide(to target: @escaping @MainActor () -> CGPoint?, arrived: @escaping @MainActor () -> Void) -> Bool {
    guard let clock = motionClock else { return false }
    endMotion()
    motion = ScrollMotion(self, on: clock, .eased(Self.scrollDuration, to: target), arrived: arrived)
    showIndicators()
    return true
  }

  /// Lets the content go on by itself after a finger has left. Returns false where it has to arrive at once.
  func go(_ way: ScrollThrow, arrived: @escaping @MainActor () -> Void) -> Bool {
    guard way.duration > 0, let clock = motionClock else { return false }
    endMotion()
    motion = ScrollMotion(self, on: clock, .thrown(way), arrived: arrived)
    return true
  }

  /// The content stays where it is. Nobody is told.
  package func endMotion() {
    motion?.stop()
    motion = nil
  }

  /// Runs changes of the offset that do not end the motion.
  func keepingMotion(_ body: () -> Void) {
    let kept = keepsMotion
    keepsMotion = true
    body()
    keepsMotion = kept
  }

  /// A finger that comes down stops content that was thrown.
  func catchContent() {
    // Beyond an end nothing is caught: the content springs back.
    guard let motion, motion.isThrown, scrollRange.clamp(contentOffset) == contentOffset else { return }
    endMotion()
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Insets that a refresh changes move the content with them, in time where a clock runs.
  func easingInsets(_ change: () -> Void) {
    let isOnItsWay = motion?.followsInsets == true
    guard let clock = motionClock, dragInProgress == nil, motion == nil || isOnItsWay else { return change() }
    endMotion()
    let before = contentOffset
    change()
    // What has not come to the end of another refresh's way goes to where it would have come from there.
    let after = isOnItsWay ? scrollRange.clamp(contentOffset) : contentOffset
    guard before != after else { return }
    keepingMotion { contentOffset = before }
    motion = ScrollMotion(self, on: clock, .eased(Self.scrollDuration, to: { after })) {}
    motion?.followsInsets = true
  }
}
