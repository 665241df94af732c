// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A time or a length of time in seconds.
public typealias CFTimeInterval = Double

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How something runs in its parent's time: local time = (parent time - beginTime) x speed + timeOffset.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time. Seconds.
  var beginTime: CFTimeInterval { get set }
  /// Added to the local time. Seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs; 0 is once.
  var repeatCount: Float { get set }
  /// How long it repeats. Seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// How long one run takes. Seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs, in the parent's.
  var speed: Float { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers of a timing, as values that can be computed with.
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

  /// The local time at a time of the parent.
  func localTime(ofParentTime parentTime: Double) -> Double {
    let (begin, speed, offset) = localTimeFactors
    return (parentTime - begin) * speed + offset
  }

  /// One run there, and back with `autoreverses`.
  private var cycle: Double { max(0, duration.finite) * (autoreverses ? 2 : 1) }

  /// Seconds from the first moment to the last; infinity for a timing that repeats for ever.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0 else { return cycle }
    return repeatCount.isFinite ? cycle * Double(repeatCount) : (cycle > 0 ? .infinity : 0)
  }

  /// When it ends in the parent's time; nil when it never does.
  func endTime(begunAt begin: Double) -> Double? {
    let speed = Double(self.speed).finite
    let active = activeDuration
    guard active.isFinite, speed > 0 else { return nil }
    return begin + (active - timeOffset.finite) / speed
  }

  /// Seconds into the current run, from 0 to `duration`; nil when there is nothing to show.
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
