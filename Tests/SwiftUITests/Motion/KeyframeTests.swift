// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// The values of keyframes at given times.
@MainActor @Suite struct KeyframeTests {
  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  @Test func linearAndMoveKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(40)
      LinearKeyframe(20, duration: 2)
      LinearKeyframe(24, duration: 1, timingCurve: .circularEaseIn)
    }
    #expect(timeline.duration == 4)
    // 20 + 4 · (1 - sqrt(1 - 0.36)) at 0.6 of the last segment.
    for (time, value) in [(-1, 0), (0, 0), (0.5, 5), (1, 40), (2, 30), (3, 20), (3.6, 20.8), (4, 24), (9, 24)] {
      #expect(isNear(timeline.value(time: time), value), "at \(time)")
    }
    #expect(timeline.value(progress: 0.125) == 5 && timeline.value(time: .nan) == 0)
  }

  /// A Hermite curve from 0 to 10 in 2 s with the velocities 4 and -2 at its ends: at its middle, half of the distance
  /// plus an eighth of the difference of the velocities times the duration, 5 + (4 + 2) · 2 / 8.
  @Test func cubicKeyframesAreHermiteCurves() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 2, startVelocity: 4, endVelocity: -2)
    }
    #expect(isNear(timeline.value(time: 1), 6.5) && isNear(timeline.value(time: 2), 10))
    let slope = (timeline.value(time: 0.001) - timeline.value(time: 0)) / 0.001
    #expect(isNear(slope, 4, within: 0.05))
  }

  /// Between cubic keyframes, the velocity is that of a Catmull-Rom spline: (12 - 0) / (1 + 2) = 4. At the ends it is
  /// 0. The middle of the first segment is 2 + (0 - 4) · 1 / 8.
  @Test func cubicKeyframesAreSmooth() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(12, duration: 2)
    }
    #expect(isNear(timeline.value(time: 0.5), 1.5))
    let (before, after) = (timeline.value(time: 0.999), timeline.value(time: 1.001))
    #expect(isNear((after - before) / 0.002, 4, within: 0.02))
    // 8 + (4 - 0) · 2 / 8.
    #expect(isNear(timeline.value(time: 2), 9))
  }

  /// A spring begins with the velocity of the previous segment, 10 per second.
  @Test func springKeyframesKeepTheVelocity() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(0, duration: 0.4, spring: spring)
      LinearKeyframe(7, duration: 1)
    }
    let (distance, velocity) = (-10.0, 10.0)
    let reached = 10 + spring.value(target: distance, initialVelocity: velocity, time: 0.4)
    let early = 10 + spring.value(target: distance, initialVelocity: velocity, time: 0.2)
    #expect(isNear(timeline.value(time: 1.2), early))
    #expect(isNear(timeline.value(time: 1.4), reached))
    #expect(isNear(timeline.value(time: 1.9), (reached + 7) / 2))
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: spring) }
    #expect(isNear(settling.duration, spring.settlingDuration) && settling.value(time: settling.duration) == 100)
  }

  @Test func tracksAnimateProperties() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 1, y: 2)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(3, duration: 1)
        for target in [5.0, 7] { LinearKeyframe(target, duration: 1) }
      }
      KeyframeTrack(\.y) { LinearKeyframe(12, duration: 1) }
    }
    #expect(timeline.duration == 3)
    let pose = timeline.value(time: 1.5)
    #expect(pose.x == 4 && pose.y == 12)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func badDurationsAreZero(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: duration)
      CubicKeyframe(2, duration: duration)
      SpringKeyframe(3, duration: duration)
    }
    #expect(timeline.duration == 0 && timeline.value(time: 0).isFinite)
    let empty = KeyframeTimeline(initialValue: 5.0) {}
    #expect(empty.duration == 0 && empty.value(time: 1) == 5)
  }

  // MARK: Views

  private struct Jumper: View {
    let count: Int
    var repeats = false
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
          content.offset(x: CGFloat(x))
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(10, duration: 1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func triggersStartTheKeyframes() {
    let film = FilmedScreen(Jumper(count: 0))
    film.advance(to: 1)
    #expect(film.lefts == [0])
    film.change { film.screen.controller.rootView = Jumper(count: 1) }
    #expect(film.values(at: [1.25, 2, 2.5, 3, 4]) { film.lefts[0] } == [10, 40, 25, 10, 10])
    #expect(film.clock.schedule.nextAwaitedTime == nil)
    // Again, from the current value.
    film.change { film.screen.controller.rootView = Jumper(count: 2) }
    film.advance(to: 4.5)
    #expect(film.lefts == [25])
  }

  @Test func repeatedKeyframesBeginAgain() {
    let view = Color.red.frame(width: 20, height: 20)
      .keyframeAnimator(initialValue: 0.0) { content, x in
        content.offset(x: CGFloat(x))
      } keyframes: { _ in
        LinearKeyframe(40, duration: 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    let film = FilmedScreen(view)
    #expect(film.values(at: [0.5, 1.25, 7.75]) { film.lefts[0] } == [20, 10, 30])
    #expect(film.clock.schedule.nextAwaitedTime == nil, "A flow does not wait for it.")
    #expect(HostedScreen(view).frames.map(\.minX) == [0], "A still shows the initial value.")
  }

  @Test func stillsShowTheLastKeyframe() {
    let screen = HostedScreen(Jumper(count: 0))
    screen.controller.rootView = Jumper(count: 1)
    screen.layOut()
    #expect(screen.frames.map(\.minX) == [10])
  }
}
