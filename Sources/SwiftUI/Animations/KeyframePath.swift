// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The kinds of keyframes, and the path through them.
//
// Cubic segments are Hermite curves. A velocity that isn't given is that of the adjacent segment or, between two
// cubic segments, that of a Catmull-Rom spline, (p[i+1] - p[i-1]) / (d[i] + d[i+1]). At the ends of a track it is 0.

public import Foundation
public import TesseraSwiftUILayout

/// A segment of a track of keyframes, which ends at a keyframe.
public struct _KeyframeSegment<Value: Animatable> {
  typealias Data = Value.AnimatableData
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
    case move
  }
  let end: Data
  /// The duration in seconds, or nil for the time in which a spring settles.
  let duration: Double?
  let kind: Kind

  init(_ end: Value, duration: Double?, kind: Kind) {
    self.end = end.animatableData
    self.duration = duration.map { $0.isFinite ? max(0, $0) : 0 }
    self.kind = kind
  }
}

/// A keyframe that is reached along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segment that ends at the keyframe.
  public let _segments: [_KeyframeSegment<Value>]
  /// Creates a keyframe. The duration from the previous keyframe is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// A keyframe that is reached along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segment that ends at the keyframe.
  public let _segments: [_KeyframeSegment<Value>]
  /// Creates a keyframe. The duration from the previous keyframe is in seconds. Velocities are in units per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _segments = [
      _KeyframeSegment(
        to, duration: duration,
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// A keyframe that is reached with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segment that ends at the keyframe.
  public let _segments: [_KeyframeSegment<Value>]
  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration from the previous keyframe in seconds. Nil lets the spring settle. After a shorter
  ///     duration, the next segment begins at the value and with the velocity that the spring has reached.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity in units per second. Nil uses that of the previous segment.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _segments = [_KeyframeSegment(to, duration: duration, kind: .spring(spring, start: startVelocity?.animatableData))]
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segment that ends at the keyframe.
  public let _segments: [_KeyframeSegment<Value>]
  /// Creates a keyframe.
  public init(_ to: Value) { _segments = [_KeyframeSegment(to, duration: 0, kind: .move)] }
}

/// The values of one track over time.
struct KeyframePath<Data: VectorArithmetic> {
  private struct Piece {
    let start: Double
    let duration: Double
    let value: (Double) -> Data
  }
  private var pieces: [Piece] = []
  private let first: Data
  private(set) var duration = 0.0
  private var last: Data

  init<Value: Animatable>(from first: Data, _ segments: [_KeyframeSegment<Value>]) where Value.AnimatableData == Data {
    (self.first, last) = (first, first)
    var velocity = Data.zero
    for index in segments.indices {
      let segment = segments[index]
      let (origin, length) = (last, segment.duration)
      switch segment.kind {
      case .move:
        (last, velocity) = (segment.end, .zero)
        append(duration: 0) { _ in segment.end }
      case .linear(let curve):
        let (length, distance) = (length ?? 0, segment.end - origin)
        append(duration: length) { origin + distance.scaled(by: curve.value(at: length > 0 ? $0 / length : 1)) }
        velocity = length > 0 ? distance.scaled(by: curve.velocity(at: 1) / length) : .zero
        last = segment.end
      case .spring(let spring, let start):
        let (speed, distance) = (start ?? velocity, segment.end - origin)
        let length = length ?? spring.settlingTime(distance, speed)
        let settles = segment.duration == nil
        append(duration: length) { time in
          settles && time >= length
            ? segment.end : origin + spring.value(target: distance, initialVelocity: speed, time: time)
        }
        last = settles ? segment.end : origin + spring.value(target: distance, initialVelocity: speed, time: length)
        velocity = settles ? .zero : spring.velocity(target: distance, initialVelocity: speed, time: length)
      case .cubic(let start, let end):
        let length = length ?? 0
        let isAfterCubic = index > 0 && segments[index - 1].isCubic
        let initial = start ?? (isAfterCubic || index > 0 ? velocity : .zero)
        let final = end ?? Self.endVelocity(of: index, from: origin, segments)
        append(duration: length) { time in
          Self.hermite(
            from: origin, to: segment.end, velocities: (initial, final), duration: length,
            at: length > 0 ? time / length : 1)
        }
        (last, velocity) = (segment.end, final)
      }
    }
  }

  private mutating func append(duration length: Double, _ value: @escaping (Double) -> Data) {
    pieces.append(Piece(start: duration, duration: length, value: value))
    duration += length
  }

  /// Returns the velocity at the end of a cubic segment, which is that of the next segment.
  private static func endVelocity<Value: Animatable>(
    of index: Int, from origin: Data, _ segments: [_KeyframeSegment<Value>]
  ) -> Data where Value.AnimatableData == Data {
    guard index + 1 < segments.count else { return .zero }
    let (segment, next) = (segments[index], segments[index + 1])
    let length = next.duration ?? 0
    switch next.kind {
    case .linear(let curve):
      return length > 0 ? (next.end - segment.end).scaled(by: curve.velocity(at: 0) / length) : .zero
    case .cubic(let start, _):
      let whole = (segment.duration ?? 0) + length
      return start ?? (whole > 0 ? (next.end - origin).scaled(by: 1 / whole) : .zero)
    case .spring(_, let start): return start ?? .zero
    case .move: return .zero
    }
  }

  /// Returns the value of a Hermite curve at a fraction of its duration.
  private static func hermite(
    from start: Data, to end: Data, velocities: (Data, Data), duration length: Double, at t: Double
  ) -> Data {
    let (t2, t3) = (t * t, t * t * t)
    return start.scaled(by: 2 * t3 - 3 * t2 + 1) + end.scaled(by: 3 * t2 - 2 * t3)
      + velocities.0.scaled(by: (t3 - 2 * t2 + t) * length) + velocities.1.scaled(by: (t3 - t2) * length)
  }

  func value(at time: Double) -> Data {
    guard time < duration else { return last }
    guard let piece = pieces.last(where: { $0.start <= time }) else { return first }
    return piece.value(min(time - piece.start, piece.duration))
  }
}

extension _KeyframeSegment {
  fileprivate var isCubic: Bool { if case .cubic = kind { true } else { false } }
}

extension Spring {
  /// The time in which a keyframe's spring settles.
  fileprivate func settlingTime<V: VectorArithmetic>(_ distance: V, _ velocity: V) -> Double {
    let scale = max(distance.magnitudeSquared.squareRoot(), velocity.magnitudeSquared.squareRoot() * response / .pi)
    return settlingDuration(target: distance, initialVelocity: velocity, epsilon: scale * 0.001)
  }
}
