// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The timeline of a property animator: a position in 0...1 that advances with time, and the corresponding progress.
///
/// A scrubbed animator shows its position without the curve. When it continues from there, the curve applies to the remainder.
@MainActor
struct AnimatorTimeline {
  private let duration: Double
  private var length: Double
  private var pace: AnimationPace
  /// The position at which the last run began, with its time.
  private var anchor = 0.0
  private var startTime = 0.0
  /// The position up to which progress is linear; the curve applies to the rest. 0 for an animator that was never scrubbed.
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

  /// Begins scrubbing at the visible state: the progress from the curve becomes the position. A spring beyond its end remains
  /// on its curve.
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

  /// Continues over the remainder with a different curve or duration.
  mutating func resume(parameters: (any UITimingCurveProvider)?, factor: Double, isReversed: Bool) {
    if let parameters { (pace, length) = Self.pace(of: parameters, duration: duration) }
    if parameters != nil { isDragged = true }
    let rest = isReversed ? anchor : 1 - anchor
    if factor > 0, rest > 0 { length = duration * factor / rest }
  }

  /// Returns the remaining time in the animator's direction, in seconds.
  func remainingDuration(isReversed: Bool) -> Double { length * (isReversed ? anchor : 1 - anchor) }

  func position(now: Double, isRunning: Bool, isReversed: Bool) -> Double {
    guard isRunning else { return anchor }
    let moved = length > 0 ? (now - startTime) / length : 1
    return min(max(anchor + (isReversed ? -moved : moved), 0), 1)
  }

  /// Returns the progress at a position, for animations that begin at the position `delay` in 0...1.
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
