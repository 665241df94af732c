// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SpringTests {
  /// The example in the documentation of `Spring(duration:bounce:)`: mass 1, stiffness 157.9, damping 17.6.
  @Test func parametersFollowFromDurationAndBounce() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1 && isNear(spring.stiffness, 157.9, within: 0.05))
    #expect(isNear(spring.damping, 17.6, within: 0.05))
    #expect(isNear(spring.duration, 0.5) && isNear(spring.bounce, 0.3) && isNear(spring.dampingRatio, 0.7))
    #expect(
      isNear(Spring(duration: 1, bounce: -0.5).dampingRatio, 2)
        && isNear(Spring(duration: 1, bounce: -0.5).bounce, -0.5))
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
  }

  /// The value satisfies m·x'' = k·(target - x) - c·x', checked with differences, for all kinds of damping.
  @Test(arguments: [0, 0.3, 1, 2.5])
  func valuesSatisfyTheDifferentialEquation(ratio: Double) {
    let spring = Spring(response: 0.8, dampingRatio: ratio)
    let step = 1e-4
    for time in [0.05, 0.3, 0.9] {
      func value(_ time: Double) -> Double { spring.value(target: 10, initialVelocity: -30, time: time) }
      func velocity(_ time: Double) -> Double { spring.velocity(target: 10, initialVelocity: -30, time: time) }
      let slope = (value(time + step) - value(time - step)) / (2 * step)
      #expect(isNear(slope, velocity(time), within: 0.01))
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let force = spring.force(target: 10, position: value(time), velocity: velocity(time))
      #expect(isNear(acceleration * spring.mass, force, within: 0.05))
    }
    #expect(isNear(spring.velocity(target: 10, initialVelocity: -30, time: 0), -30))
  }

  /// Advancing in steps gives the same values as advancing at once.
  @Test func updatesCanBeSplit() {
    let spring = Spring(duration: 0.7, bounce: 0.4)
    var (value, velocity) = (2.0, 5.0)
    for _ in 0..<7 { spring.update(value: &value, velocity: &velocity, target: 12, deltaTime: 0.05) }
    #expect(isNear(value, 2 + spring.value(target: 10, initialVelocity: 5, time: 0.35), within: 1e-6))
    #expect(isNear(velocity, spring.velocity(target: 10, initialVelocity: 5, time: 0.35), within: 1e-6))
  }

  @Test func settlesWithinEpsilon() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let end = spring.settlingDuration(target: 100.0, epsilon: 0.1)
    for time in stride(from: end, to: end + 1, by: 0.01) {
      #expect(isNear(spring.value(target: 100.0, time: time), 100, within: 0.1001))
    }
    #expect(end < 2 && isNear(end, spring.settlingDuration))
    // The remaining distance of a critically damped spring is a thousandth at its end.
    #expect(isNear(Spring(settlingDuration: 2, dampingRatio: 1).value(target: 1000, time: 2), 999, within: 0.001))
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.1) == 0)
  }

  @Test func animatableValuesAreInterpolated() {
    let spring = Spring(duration: 0.5)
    let point = spring.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 1, y: 12), initialVelocity: .zero, time: 0.2)
    #expect(point.x == 1 && isNear(point.y, 2 + spring.value(target: 10, time: 0.2)))
  }
}
