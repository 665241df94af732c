// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

/// The values that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. Unknown strings are treated as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows the last value after the end, until the animation is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Combines `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Shows the layer's model value before the beginning and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of an object relative to its parent: local time = (parent time - beginTime) x speed + timeOffset.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start time in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The offset added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions. 0 means one.
  var repeatCount: Float { get set }
  /// The total duration of all repetitions, in seconds. If it is 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of the local time relative to the parent's time.
  var speed: Float { get set }
  /// Whether each run is followed by a reversed run.
  var autoreverses: Bool { get set }
  /// The values shown before the beginning and after the end of the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing parameters as a value type.
struct MediaTiming: Hashable, Sendable {
  var beginTime = 0.0
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var duration = 0.0
  var speed: Float = 1
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  var localTimeFactors: (begin: Double, speed: Double, offset: Double) {
    (beginTime.finite, Double(speed).finite, timeOffset.finite)
  }

  /// Converts a time in the parent's time to the local time.
  func localTime(ofParentTime parentTime: Double) -> Double {
    let (begin, speed, offset) = localTimeFactors
    return (parentTime - begin) * speed + offset
  }

  /// The duration of one run, including the reversed run if `autoreverses` is true.
  private var cycle: Double { max(0, duration.finite) * (autoreverses ? 2 : 1) }

  /// The total duration in seconds. Infinite if the timing repeats indefinitely.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0 else { return cycle }
    return repeatCount.isFinite ? cycle * Double(repeatCount) : (cycle > 0 ? .infinity : 0)
  }

  /// Returns the end time in the parent's time, or nil if the timing never ends.
  func endTime(begunAt begin: Double) -> Double? {
    let speed = Double(self.speed).finite
    let active = activeDuration
    guard active.isFinite, speed > 0 else { return nil }
    return begin + (active - timeOffset.finite) / speed
  }

  /// Returns the time within the current run, from 0 to `duration`, or nil if the animation isn't visible.
  func basicTime(at parentTime: Double) -> Double? {
    var time = localTime(ofParentTime: parentTime)
    let active = activeDuration
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    }
    if time >= active {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      time = active
      if !time.isFinite { return nil }
    }
    guard cycle > 0 else { return duration.finite }
    var run = time - (time / cycle).rounded(.down) * cycle
    if run == 0, time > 0, time == active { run = cycle }
    return autoreverses && run > duration ? cycle - run : run
  }
}
