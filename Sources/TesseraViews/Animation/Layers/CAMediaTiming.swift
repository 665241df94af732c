// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How something runs in its parent's time: local time = (parent time - beginTime) x speed + timeOffset.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var autoreverses: Bool { get set }
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

  /// The time of whoever runs on this timing.
  func localTime(_ parentTime: Double) -> Double {
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
  func end(begunAt begin: Double) -> Double? {
    let speed = Double(self.speed).finite
    let active = activeDuration
    guard active.isFinite, speed > 0 else { return nil }
    return begin + (active - timeOffset.finite) / speed
  }

  /// Seconds into the current run, from 0 to `duration`; nil when there is nothing to show.
  func basicTime(at parentTime: Double) -> Double? {
    var time = localTime(parentTime)
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
