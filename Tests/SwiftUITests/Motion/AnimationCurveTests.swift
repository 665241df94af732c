// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// The distances that animations have covered, by definition of their curves.
@MainActor @Suite struct AnimationCurveTests {
  /// Returns the covered part of a distance of 1, or nil after the end.
  func covered(_ animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    return animation.animate(value: 1, time: time, context: &context)
  }

  @Test func linearCoversTheFractionOfTheTime() {
    #expect(covered(.linear(duration: 2), at: 0.5) == 0.25)
    #expect(covered(.linear(duration: 2), at: 2) == nil)
    // The default duration is 0.35 s.
    #expect(isNear(covered(.linear, at: 0.175) ?? 0, 0.5))
  }

  /// The cubic Bézier curve with the control points (0, 1) and (1, 0): for the parameter t, x = 3t²(1-t) + t³ and y =
  /// 3t(1-t)² + t³. At t = 1/2, both are 1/2. At t = 1/4, x = 10/64 and y = 28/64.
  @Test func timingCurvesAreBezierCurves() {
    let curve = Animation.timingCurve(0, 1, 1, 0, duration: 1)
    #expect(isNear(covered(curve, at: 0.5) ?? 0, 0.5, within: 1e-9))
    #expect(isNear(covered(curve, at: 10 / 64.0) ?? 0, 28 / 64.0, within: 1e-9))
    // easeInOut is (0.42, 0, 0.58, 1), which is point-symmetric.
    let ease = Animation.easeInOut(duration: 1)
    let (early, late) = (covered(ease, at: 0.25) ?? 0, covered(ease, at: 0.75) ?? 0)
    #expect(isNear(early + late, 1, within: 1e-9) && early < 0.2)
  }

  /// A critically damped spring with a response of 1 s has the frequency 2π, and covers 1 - (1 + 2πt)·exp(-2πt).
  @Test func springsFollowTheirClosedForm() {
    let spring = Animation.spring(duration: 1, bounce: 0)
    for time in [0.1, 0.25, 0.5, 1] {
      let expected = 1 - (1 + 2 * Double.pi * time) * exp(-2 * Double.pi * time)
      #expect(isNear(covered(spring, at: time) ?? 1, expected, within: 1e-9))
    }
    // A damping ratio of 1/2: 1 - exp(-πt)·(cos(wt) + π/w·sin(wt)), w = 2π·sqrt(3/4).
    let bouncy = Animation.spring(response: 1, dampingFraction: 0.5)
    let w = 2 * Double.pi * 0.75.squareRoot()
    for time in [0.1, 0.4, 1] {
      let expected = 1 - exp(-.pi * time) * (cos(w * time) + .pi / w * sin(w * time))
      #expect(isNear(covered(bouncy, at: time) ?? 1, expected, within: 1e-9))
    }
    #expect((covered(bouncy, at: 0.6) ?? 0) > 1, "A bouncy spring overshoots.")
  }

  /// Documented parameters of the springs with names.
  @Test func namedSpringsHaveTheirParameters() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.bouncy(duration: 0.4, extraBounce: 0.1) == .spring(Spring(duration: 0.4, bounce: 0.3 + 0.1)))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring() == .spring && Animation.interpolatingSpring() == .interpolatingSpring)
    #expect(isNear(Animation.interactiveSpring().logicalTime ?? 0, 0.15))
    #expect(isNear(Animation.interactiveSpring(blendDuration: 1).logicalTime ?? 0, 0.15))
    #expect(Animation.linear != .easeIn && Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
  }

  @Test func delaySpeedAndRepetitionChangeTheTime() {
    let linear = Animation.linear(duration: 1)
    #expect([0.1, 0.5, 0.75, 1.5].map { covered(linear.delay(0.5), at: $0) } == [0, 0, 0.25, nil])
    #expect(covered(linear.delay(-0.25), at: 0.5) == 0.75)
    #expect([0.1, 0.25, 0.5].map { covered(linear.speed(2), at: $0) } == [0.2, 0.5, nil])
    // Forward, back, forward.
    let thrice = linear.repeatCount(3)
    #expect([0.25, 1.25, 2.25, 3].map { covered(thrice, at: $0) } == [0.25, 0.75, 0.25, nil])
    let again = linear.repeatCount(2, autoreverses: false)
    #expect([0.25, 1.25, 2].map { covered(again, at: $0) } == [0.25, 0.25, nil])
    #expect(covered(linear.repeatForever(), at: 1001.25) == 0.75)
    // The order of modifiers matters: a repeated delay, and a delayed repetition.
    #expect(covered(linear.delay(1).repeatForever(autoreverses: false), at: 2.5) == 0)
    #expect(covered(linear.repeatForever(autoreverses: false).delay(1), at: 2.5) == 0.5)
  }

  @Test func logicalAndRunningTimesAreKnown() {
    #expect(Animation.linear(duration: 2).logicalTime == 2 && Animation.linear(duration: 2).runningTime == 2)
    #expect(Animation.linear(duration: 2).delay(1).speed(2).logicalTime == 1.5)
    #expect(Animation.linear(duration: 2).repeatCount(3).runningTime == 6)
    #expect(Animation.linear.repeatForever().logicalTime == .infinity)
    #expect(isNear(Animation.spring(duration: 0.4).logicalTime ?? 0, 0.4))
    #expect((Animation.spring(duration: 0.4).runningTime ?? 0) > 0.4)
    #expect(Animation.linear(duration: 2).logicallyComplete(after: 0.5).logicalTime == 0.5)
  }

  /// Durations and factors that make no sense change values at once, or not at all, and never crash.
  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func badDurationsChangeValuesAtOnce(duration: Double) {
    #expect(covered(.linear(duration: duration), at: 0) == nil)
    #expect(covered(.easeIn(duration: duration).repeatForever(), at: 0) == nil)
    #expect(covered(.spring(response: duration, dampingFraction: 1), at: 0) == nil)
    #expect((covered(.linear(duration: 1).delay(duration), at: 0.5) ?? 1).isFinite)
    #expect((covered(.linear(duration: 1).speed(duration), at: 0.5) ?? 1).isFinite)
    for damping in [duration, 0, 1] {
      let spring = Animation.interpolatingSpring(
        mass: duration, stiffness: duration, damping: damping, initialVelocity: duration)
      #expect((covered(spring, at: 0.5) ?? 1).isFinite)
    }
  }

  /// The circular curves, whose points satisfy the equation of the circle, and inverse curves.
  @Test func unitCurvesHaveValuesAndInverses() {
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2), "1 - sqrt(1 - 0.36)")
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8), "sqrt(1 - 0.36)")
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1) && UnitCurve.linear.velocity(at: 0.3) > 0.999)
    for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseInOut, .easeOut.inverse] {
      for x in [0, 0.2, 0.7, 1] { #expect(isNear(curve.inverse.value(at: curve.value(at: x)), x)) }
    }
    #expect(UnitCurve.easeIn.value(at: .nan) == 0 && UnitCurve.easeIn.value(at: 7) == 1)
  }
}
