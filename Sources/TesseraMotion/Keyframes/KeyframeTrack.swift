// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A sequence of keyframe values with times, and the interpolation between them. Cubic modes use the Kochanek-Bartels
// spline named in Core Animation's documentation, which is a Catmull-Rom spline if tension, continuity and bias are
// 0. Paced modes compute times from distances.

import Foundation
package import TesseraRaster

package struct KeyframeTrack {
  package struct Spline {
    package var tension: [Double]
    package var continuity: [Double]
    package var bias: [Double]

    package init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
      (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
    }
  }

  private let values: [AnimatableValue]
  private let times: [Double]
  private let curves: [CubicCurve]
  private let mode: CAAnimationCalculationMode
  private let spline: Spline
  /// The curves between consecutive values, if the track follows a path.
  private let segments: [PathSegment]?

  package init(
    values: [AnimatableValue], keyTimes: [Double]?, curves: [CubicCurve] = [],
    mode: CAAnimationCalculationMode = .linear, spline: Spline = Spline(), segments: [PathSegment]? = nil
  ) {
    self.values = values
    self.mode = mode
    self.curves = curves
    self.spline = spline
    self.segments = segments
    times = Self.times(of: values, keyTimes: keyTimes, mode: mode, segments: segments)
  }

  private static func times(
    of values: [AnimatableValue], keyTimes: [Double]?, mode: CAAnimationCalculationMode, segments: [PathSegment]?
  ) -> [Double] {
    guard values.count > 1 else { return [0] }
    if mode == .paced || mode == .cubicPaced {
      var sums = [0.0]
      for index in 1..<values.count {
        let step =
          segments.map { PathSampler.length(of: $0[index - 1]) } ?? values[index - 1].distance(to: values[index])
        sums.append((sums.last ?? 0) + step)
      }
      if let total = sums.last, total > 0 { return sums.map { $0 / total } }
    }
    let wanted = mode == .discrete ? values.count + 1 : values.count
    if let keyTimes, keyTimes.count >= values.count, zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 }) {
      return keyTimes.map { min(max($0.finite, 0), 1) }
    }
    return (0..<wanted).map { Double($0) / Double(wanted - 1) }
  }

  package var first: AnimatableValue? { values.first }

  /// Returns the value at a progress, which may be outside of 0...1 because of easing.
  package func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.count == 1 { return first }
    if mode == .discrete {
      let index = times.prefix(values.count).lastIndex { $0 <= progress } ?? 0
      return values[index]
    }
    guard let place = position(of: progress) else { return progress <= (times.first ?? 0) ? first : last }
    let (index, fraction) = place
    if let segments { return AnimatableValue(CGPoint(PathSampler.point(on: segments[index], at: fraction))) }
    if mode == .cubic || mode == .cubicPaced { return splineValue(at: index, fraction: fraction) }
    return values[index].interpolated(to: values[index + 1], fraction: fraction)
  }

  /// Returns the direction of the path at a progress, in radians.
  package func angle(at progress: Double) -> Double? {
    guard let segments, let place = position(of: min(max(progress, 0), 1)) else { return nil }
    let step = 1e-3
    let a = PathSampler.point(on: segments[place.index], at: max(0, place.fraction - step))
    let b = PathSampler.point(on: segments[place.index], at: min(1, place.fraction + step))
    return Trigonometry.angle(x: b.x - a.x, y: b.y - a.y)
  }

  /// Returns the index of the segment at a progress, and the eased fraction within the segment.
  private func position(of progress: Double) -> (index: Int, fraction: Double)? {
    let stretches = min(times.count, values.count) - 1
    guard stretches > 0, !progress.isNaN else { return nil }
    var index = 0
    while index < stretches - 1, times[index + 1] <= progress { index += 1 }
    if progress < times[0] || progress > times[stretches] { return nil }
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? (progress - times[index]) / length : 1
    return (index, index < curves.count ? curves[index].progress(at: fraction) : fraction)
  }

  /// Interpolates with Hermite polynomials and Kochanek-Bartels tangents.
  private func splineValue(at index: Int, fraction t: Double) -> AnimatableValue {
    let (a, b) = (values[index], values[index + 1])
    guard a.matches(b), a.kind != .transform else { return a.interpolated(to: b, fraction: t) }
    let before = index > 0 ? values[index - 1] : a
    let after = index + 2 < values.count ? values[index + 2] : b
    let (t2, t3) = (t * t, t * t * t)
    var components: [Double] = []
    for i in a.components.indices {
      let (p0, p1, p2, p3) = (
        before.components[i], a.components[i], b.components[i], i < after.components.count ? after.components[i] : 0
      )
      let leaving = tangent(at: index, before: p1 - p0, after: p2 - p1, isLeaving: true)
      let arriving = tangent(at: index + 1, before: p2 - p1, after: p3 - p2, isLeaving: false)
      components.append(
        (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + t) * leaving + (3 * t2 - 2 * t3) * p2 + (t3 - t2) * arriving)
    }
    return AnimatableValue(a.kind, components, object: b.object ?? a.object)
  }

  private func tangent(at index: Int, before: Double, after: Double, isLeaving: Bool) -> Double {
    let parameter = { (list: [Double]) in index < list.count ? list[index].finite : 0 }
    let (tension, continuity, bias) = (parameter(spline.tension), parameter(spline.continuity), parameter(spline.bias))
    let c = isLeaving ? continuity : -continuity
    return (1 - tension) * ((1 + bias) * (1 + c) * before + (1 - bias) * (1 - c) * after) / 2
  }
}
