// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A damped spring that moves from 0 to 1. The remaining distance x satisfies m·x'' + c·x' + k·x = 0 and starts at 1
// with slope -velocity. The closed forms are those of the damped harmonic oscillator, with w0 = sqrt(k/m) and z = c /
// (2·sqrt(k·m)):
//
//     z < 1   e = exp(-z·w0·t)·(cos(wd·t) + (z·w0 - v)/wd·sin(wd·t)),   wd = w0·sqrt(1 - z²)
//     z = 1   e = exp(-w0·t)·(1 + (w0 - v)·t)
//     z > 1   e = c1·exp(r1·t) + c2·exp(r2·t),                          r = -z·w0 ± w0·sqrt(z² - 1)

import Foundation
import TesseraRaster

/// The progress of a spring over time.
package struct SpringCurve: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// The initial velocity, in distances per second.
  package let velocity: Double

  /// The spring of UIKit's built-in transitions: mass 3, stiffness 1000, damping 500, with a duration of 0.5 seconds.
  /// Core Animation treats this overdamped spring as critically damped, and so does WebKit's `SpringSolver`, which
  /// imitates it. The remaining distance is therefore a thousandth after 0.5 seconds. Apple does not document these
  /// numbers; they were observed in UIKit's animations.
  package static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())

  /// Creates a spring. Invalid values (zero, negative or NaN) are replaced with the default values: mass 1, stiffness
  /// 100, damping 10. A spring without damping never settles.
  package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0) {
    self.mass = mass.isFinite && mass > 0 ? mass : 1
    self.stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    self.damping = damping.isFinite && damping >= 0 ? damping : 10
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Creates a spring with a bounce from -1 (no bounce, slow) through 0 (critically damped) to 1 (never settles). The
  /// formula is from the documentation of SwiftUI's `Spring(duration:bounce:)`, whose example (0.5, 0.3) results in
  /// mass 1, stiffness 157.9 and damping 17.6.
  package init(duration: Double, bounce: Double, velocity: Double = 0) {
    let duration = duration.isFinite && duration > 0 ? duration : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// Creates a spring with a damping ratio whose remaining distance is a thousandth at `duration`.
  ///
  /// UIKit does not document the spring that `usingSpringWithDamping` derives from a duration. This initializer uses
  /// the rule of SwiftUI's `Spring(settlingDuration:dampingRatio:epsilon:)` with its default epsilon.
  package init(settlingDuration duration: Double, dampingRatio: Double, velocity: Double = 0) {
    let duration = duration.isFinite && duration > 0 ? duration : 0.5
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 10) : 1
    let velocity = velocity.isFinite ? velocity : 0
    let frequency = Self.frequency(dampingRatio: ratio, velocity: velocity, duration: duration)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// Returns the undamped frequency at which the envelope of the remaining distance is a thousandth at `duration`.
  /// Found by bisection.
  private static func frequency(dampingRatio ratio: Double, velocity: Double, duration: Double) -> Double {
    let envelope = { (w0: Double) -> Double in
      if ratio < 1 {
        let wd = w0 * (1 - ratio * ratio).squareRoot()
        return ((ratio * w0 - velocity) / wd).magnitude * Exponential.exp(-ratio * w0 * duration)
      }
      return Exponential.exp(-w0 * duration) * ((w0 - velocity) * duration + 1).magnitude
    }
    var low = 1e-3 / duration
    var high = 1e4 / duration
    // In the range of small envelopes, the envelope decreases with increasing frequency. Bisect between a frequency
    // above that range and one below it.
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }

  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// Returns the progress after `time` seconds. It starts at 0 and approaches 1, or overshoots 1 if the spring
  /// bounces.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - distance(at: time)
  }

  private func distance(at t: Double) -> Double {
    let (w0, z) = (frequency, dampingRatio)
    let rest = 1 - z * z
    if rest.magnitude < 1e-12 { return Exponential.exp(-w0 * t) * (1 + (w0 - velocity) * t) }
    if z < 1 {
      let wd = w0 * rest.squareRoot()
      let (sine, cosine) = Trigonometry.sineAndCosine(angle: wd * t)
      return Exponential.exp(-z * w0 * t) * (cosine + (z * w0 - velocity) / wd * sine)
    }
    let root = w0 * (-rest).squareRoot()
    let (r1, r2) = (-z * w0 + root, -z * w0 - root)
    let c2 = (-velocity - r1) / (r2 - r1)
    return (1 - c2) * Exponential.exp(r1 * t) + c2 * Exponential.exp(r2 * t)
  }

  /// Returns the time in seconds after which the remaining distance stays below `epsilon`, at most one hour.
  package func settlingDuration(epsilon: Double = 0.001) -> Double {
    let (w0, z) = (frequency, dampingRatio)
    guard damping > 0 else { return 3600 }
    let slowest = z < 1 ? z * w0 : w0 * (z - max(0, z * z - 1).squareRoot())
    // The envelope's amplitude, multiplied by the polynomial factor of a critically damped spring, decays with the
    // slowest exponent.
    var high = 1 / slowest
    while high < 3600, envelope(at: high) > epsilon { high *= 2 }
    var low = high / 2
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if envelope(at: middle) > epsilon { low = middle } else { high = middle }
    }
    return min(high, 3600)
  }

  /// Returns an upper bound for the remaining distance at `t` and at all later times.
  private func envelope(at t: Double) -> Double {
    let (w0, z) = (frequency, dampingRatio)
    let rest = 1 - z * z
    if rest.magnitude < 1e-12 { return Exponential.exp(-w0 * t) * (1 + (w0 - velocity).magnitude * t) }
    if z < 1 {
      let slope = (z * w0 - velocity) / (w0 * rest.squareRoot())
      return Exponential.exp(-z * w0 * t) * (1 + slope * slope).squareRoot()
    }
    return distance(at: t).magnitude
  }
}
