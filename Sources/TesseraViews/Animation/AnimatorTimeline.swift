// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The timeline of a property animator: a position from 0 to 1 that advances with time, and the corresponding
/// progress.
///
/// While an animator is scrubbed, its progress equals the position, without the timing curve. When the animator
/// continues, the timing curve applies to the rest of the animation.
@MainActor
struct AnimatorTimeline {
  private let duration: Double
  private var length: Double
  private var pace: AnimationPace
  /// The position and time at which the current run began.
  private var anchor = 0.0
  private var startTime = 0.0
  /// The position up to which the progress is linear. The timing curve applies to the rest. 0 if the animator was
  /// never scrubbed.
  private var base = 0.0
  private var isDragged = false

  init(duration: Double, _ parameters: any UITimingCurveProvider) {
    self.duration = duration
    (pace, length) = Self.pace(of: parameters, duration: duration)
  }

  private static func pace(
    of parameters: any UITimingCurveProvider, duration: Double
  ) -> (AnimationPace, Double) {
    if let spring = parameters.springTimingParameters {
      let (curve, length) = spring.spring(duration: duration)
      return (.spring(curve), length)
    }
    return (.curve(parameters.cubicTimingParameters?.curve ?? .easeInOut), duration)
  }

  mutating func reset(to position: Double) {
    anchor = position
    base = 0
    isDragged = false
  }

  mutating func start(now: Double) {
    startTime = now
    if isDragged { base = anchor }
    isDragged = false
  }

  mutating func stop(at position: Double) { anchor = position }

  /// Begins scrubbing at the visible state by setting the position to the current progress. While a spring overshoots
  /// its end, its curve remains in effect instead.
  mutating func linearize() {
    let seen = progress(at: anchor, delay: 0)
    guard !isDragged, (0...1).contains(seen) else { return }
    anchor = seen
    isDragged = true
  }

  mutating func scrub(to position: Double, linearly: Bool) {
    anchor = position
    isDragged = linearly
    if !linearly { base = 0 }
  }

  /// Continues the rest of the animation with a different timing curve or duration.
  mutating func resume(parameters: (any UITimingCurveProvider)?, factor: Double, isReversed: Bool) {
    if let parameters { (pace, length) = Self.pace(of: parameters, duration: duration) }
    if parameters != nil { isDragged = true }
    let rest = isReversed ? anchor : 1 - anchor
    if factor > 0, rest > 0 { length = duration * factor / rest }
  }

  /// Returns the remaining duration in the animator's direction, in seconds.
  func remainingDuration(isReversed: Bool) -> Double { length * (isReversed ? anchor : 1 - anchor) }

  func position(now: Double, isRunning: Bool, isReversed: Bool) -> Double {
    guard isRunning else { return anchor }
    let moved = length > 0 ? (now - startTime) / length : 1
    return min(max(anchor + (isReversed ? -moved : moved), 0), 1)
  }

  /// Returns the progress at a position, for animations that begin at position `delay`, from 0 to 1.
  func progress(at position: Double, delay: Double) -> Double {
    let own = delay < 1 ? min(max((position - delay) / (1 - delay), 0), 1) : (position >= 1 ? 1 : 0)
    if isDragged { return own }
    let start = delay < 1 ? min(max((base - delay) / (1 - delay), 0), 1) : 0
    guard start > 0 else { return easedPosition(of: own) }
    if own <= start { return start > 0 ? own : 0 }
    return start + (1 - start) * easedPosition(of: (own - start) / (1 - start))
  }

  private func easedPosition(of position: Double) -> Double {
    switch pace {
    case .curve(let curve): return curve.progress(at: position)
    case .spring(let spring): return spring.progress(at: position * length)
    }
  }
}
