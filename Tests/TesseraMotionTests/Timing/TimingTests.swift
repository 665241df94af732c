// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraMotion

@Suite struct TimingTests {
  static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  /// The progress at `times` to six decimals, calculated from the definition of the Bézier curve.
  nonisolated static let curveTable: [(CubicCurve, [Double])] = [
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
  ]

  @Test(arguments: curveTable)
  func curves(_ curve: CubicCurve, _ expected: [Double]) {
    for (time, value) in zip(Self.times, expected) {
      #expect(abs(curve.progress(at: time) - value) < 6e-7)
    }
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1 && curve.progress(at: .nan) == 0)
  }

  /// Solves the definition by a different algorithm: Newton's method, started from many points, finds the parameter.
  @Test(arguments: [
    CubicCurve.easeIn, .easeOut, .easeInOut, .default, CubicCurve(x1: 0.17, y1: 0.67, x2: 0.83, y2: 0.67),
  ])
  func curvesMatchTheirDefinition(_ curve: CubicCurve) {
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      pow(t, 3) + 3 * t * t * (1 - t) * b + 3 * t * (1 - t) * (1 - t) * a
    }
    for step in 1..<100 {
      let time = Double(step) / 100
      var t = time
      for _ in 0..<100 {
        let slope = (bezier(t + 1e-7, curve.x1, curve.x2) - bezier(t - 1e-7, curve.x1, curve.x2)) / 2e-7
        t = min(max(t - (bezier(t, curve.x1, curve.x2) - time) / max(slope, 0.05), 0), 1)
      }
      #expect(abs(curve.progress(at: time) - bezier(t, curve.y1, curve.y2)) < 1e-9)
    }
  }

  @Test func reversedCurvesRunBackwards() {
    for curve in [CubicCurve.easeIn, .default] {
      for time in Self.times {
        #expect(abs(curve.reversed.progress(at: time) - (1 - curve.progress(at: 1 - time))) < 1e-12)
      }
    }
  }

  /// The progress at 0.1, 0.25, 0.5 and 1 second to six decimals, calculated from the solution of the spring's
  /// differential equation.
  nonisolated static let springTable: [(SpringCurve, [Double])] = [
    (SpringCurve(), [0.340300, 1.023360, 1.074591, 1.002170]),
    (SpringCurve(stiffness: 157.91367, damping: 17.59292), [0.423302, 0.984087, 1.014498, 1.000072]),
    (SpringCurve(damping: 20), [0.264241, 0.712703, 0.959572, 0.999501]),
    (SpringCurve(mass: 3, stiffness: 1000, damping: 500), [0.173112, 0.389682, 0.632093, 0.866309]),
    (SpringCurve(velocity: 5), [0.607053, 1.160415, 1.030619, 1.004863]),
    (SpringCurve(damping: 30, velocity: 3), [0.295137, 0.601101, 0.846466, 0.977261]),
  ]

  @Test(arguments: springTable)
  func springs(_ spring: SpringCurve, _ expected: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 1], expected) {
      #expect(abs(spring.progress(at: time) - value) < 6e-7)
    }
  }

  /// Integrates the differential equation by the Runge-Kutta method in steps of a tenth of a millisecond.
  @Test(arguments: springTable)
  func springsSatisfyTheirEquation(_ spring: SpringCurve, _ expected: [Double]) {
    var (e, slope) = (1.0, -spring.velocity)
    let h = 1e-4
    let acceleration = { (e: Double, v: Double) in -(spring.damping * v + spring.stiffness * e) / spring.mass }
    for step in 1...10_000 {
      let (k1, l1) = (slope, acceleration(e, slope))
      let (k2, l2) = (slope + h / 2 * l1, acceleration(e + h / 2 * k1, slope + h / 2 * l1))
      let (k3, l3) = (slope + h / 2 * l2, acceleration(e + h / 2 * k2, slope + h / 2 * l2))
      let (k4, l4) = (slope + h * l3, acceleration(e + h * k3, slope + h * l3))
      e += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      slope += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      if step % 500 == 0 { #expect(abs(spring.progress(at: Double(step) * h) - (1 - e)) < 1e-9) }
    }
  }

  /// According to SwiftUI's documentation, Spring(duration: 0.5, bounce: 0.3) has (mass, stiffness, damping) = (1,
  /// 157.9, 17.6), and (0.63, 0.5) has (1, 100, 10).
  @Test func durationAndBounce() {
    let spring = SpringCurve(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
    let other = SpringCurve(duration: 0.6283185307179586, bounce: 0.5)
    #expect(abs(other.stiffness - 100) < 1e-9 && abs(other.damping - 10) < 1e-9)
    #expect(abs(SpringCurve(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  /// Settling durations, damping ratios, and frequencies calculated from SwiftUI's rule by Newton's method.
  nonisolated static let settledTable: [(Double, Double, Double)] = [
    (0.5, 0.5, 25.43380), (0.5, 0.7, 19.67929), (0.5, 0.8, 17.98859), (0.5, 1, 18.46683), (1, 0.6, 11.03346),
  ]

  @Test(arguments: settledTable)
  func settlingDurations(_ duration: Double, _ ratio: Double, _ frequency: Double) {
    let spring = SpringCurve(settlingDuration: duration, dampingRatio: ratio)
    #expect(abs(spring.frequency - frequency) < 6e-6)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  /// The distance stays below a thousandth after the settling duration, but not before.
  @Test(arguments: springTable)
  func staysSettled(_ spring: SpringCurve, _ expected: [Double]) {
    let end = spring.settlingDuration()
    for step in 0..<200 { #expect(abs(1 - spring.progress(at: end + Double(step) / 100)) <= 0.001 + 1e-12) }
    let before = (0..<50).map { abs(1 - spring.progress(at: end * (1 - Double($0) / 100))) }
    #expect(before.contains { $0 > 0.001 })
  }

  @Test func badSpringsTerminate() {
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e308] {
      let spring = SpringCurve(mass: value, stiffness: value, damping: value, velocity: value)
      #expect(!spring.progress(at: 0.5).isNaN || value == 1e308)
      #expect(spring.settlingDuration() <= 3600)
      #expect(SpringCurve(duration: value, bounce: value).settlingDuration() <= 3600)
      #expect(SpringCurve(settlingDuration: value, dampingRatio: value).settlingDuration() <= 3600)
    }
  }

  /// Compares the result with the C library's function, which is accurate to one unit in the last place.
  @Test func exponential() {
    for step in -7000...7000 {
      let x = Double(step) / 10
      let reference = Foundation.exp(x)
      #expect(abs(Exponential.exp(x) - reference) <= reference * 4e-16)
    }
    #expect(Exponential.exp(0) == 1 && Exponential.exp(-.infinity) == 0 && Exponential.exp(.infinity) == .infinity)
    #expect(Exponential.exp(.nan) == 0 && Exponential.exp(-744) > 0)
  }
}
