// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

/// The values that an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string counts as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value applies after the end, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's model value applies before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of an object in its parent's time: local time = (parent time - beginTime) x speed + timeOffset.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start in the parent's time. In seconds.
  var beginTime: CFTimeInterval { get set }
  /// The offset added to the local time. In seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 means one.
  var repeatCount: Float { get set }
  /// The duration of all repetitions. In seconds; 0 means that `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// The duration of one run. In seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of the local time relative to the parent's.
  var speed: Float { get set }
  /// Whether each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The values shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The parameters of a timing as a value.
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

  /// Returns the local time at a time of the parent.
  func localTime(ofParentTime parentTime: Double) -> Double {
    let (begin, speed, offset) = localTimeFactors
    return (parentTime - begin) * speed + offset
  }

  /// The duration of one run, including the reversed one with `autoreverses`.
  private var cycle: Double { max(0, duration.finite) * (autoreverses ? 2 : 1) }

  /// The total duration in seconds; infinity for a timing that repeats forever.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0 else { return cycle }
    return repeatCount.isFinite ? cycle * Double(repeatCount) : (cycle > 0 ? .infinity : 0)
  }

  /// Returns the end in the parent's time; nil if there is none.
  func endTime(begunAt begin: Double) -> Double? {
    let speed = Double(self.speed).finite
    let active = activeDuration
    guard active.isFinite, speed > 0 else { return nil }
    return begin + (active - timeOffset.finite) / speed
  }

  /// Returns the time into the current run, from 0 to `duration`; nil if there is nothing to show.
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
