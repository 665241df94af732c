// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraMotion
@testable import TesseraViews

@MainActor @Suite struct LayerAnimationTests {
  let clock = AnimationClock()
  let layer = CALayer()

  /// Returns a property's presentation value after `time` seconds.
  func shown<T>(_ time: Double, _ read: (CALayer) -> T) -> T? {
    clock.advance(to: time)
    return clock.run { layer.presentation().map(read) }
  }

  /// A linear animation from 0 to 100 in 2 seconds changes by 50 per second. After it ends, the model value 7 is
  /// visible.
  @Test func basic() {
    layer.position.x = 7
    clock.run {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 2
      layer.add(animation, forKey: "move")
    }
    for (time, x) in [(0.0, 0.0), (0.5, 25), (1, 50), (1.9, 95), (2, 7), (3, 7)] {
      #expect(abs((shown(time, \.position.x) ?? -1) - CGFloat(x)) < 1e-9)
    }
    #expect(layer.animationKeys() == nil)
  }

  /// `fromValue`, `toValue` and `byValue`, and the resulting start and end. The model value is 10. Source:
  /// CABasicAnimation's documentation, "Setting interpolation values".
  nonisolated static let ends: [(Double?, Double?, Double?, Double, Double)] = [
    (1, 3, nil, 1, 3), (1, nil, 4, 1, 5), (nil, 3, 1, 2, 3), (1, nil, nil, 1, 10), (nil, 3, nil, 10, 3),
    (nil, nil, 5, 10, 15),
  ]

  @Test(arguments: ends)
  func interpolationValues(_ from: Double?, _ to: Double?, _ by: Double?, _ start: Double, _ end: Double) {
    layer.cornerRadius = 10
    clock.run {
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(shown(0, \.cornerRadius) == CGFloat(start))
    #expect(abs((shown(0.5, \.cornerRadius) ?? 0) - CGFloat((start + end) / 2)) < 1e-9)
  }

  /// One second forward and one second back, twice, after which the animation is removed. Times and fractions are
  /// calculated by hand.
  @Test func repeatsAndReverses() {
    layer.opacity = 0
    clock.run {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      animation.autoreverses = true
      animation.repeatCount = 2
      layer.add(animation, forKey: nil)
    }
    for (time, value) in [(0.25, 0.25), (1, 1.0), (1.25, 0.75), (2.5, 0.5), (3.5, 0.5), (4, 0)] {
      #expect(abs((shown(time, \.opacity) ?? -1) - Float(value)) < 1e-6)
    }
  }

  /// The four fill modes, with the values before the animation begins and after it has ended. The animation begins
  /// after 1 second, takes 1 second, and runs from 0.2 to 0.8. The model value is 0.5.
  nonisolated static let fills: [(CAMediaTimingFillMode, Float, Float)] = [
    (.removed, 0.5, 0.5), (.backwards, 0.2, 0.5), (.forwards, 0.5, 0.8), (.both, 0.2, 0.8),
  ]

  @Test(arguments: fills)
  func fillModes(_ mode: CAMediaTimingFillMode, _ before: Float, _ after: Float) {
    layer.opacity = 0.5
    clock.run {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0.2, 0.8)
      animation.beginTime = 1
      animation.duration = 1
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: nil)
    }
    #expect(abs((shown(0.5, \.opacity) ?? 0) - before) < 1e-6)
    #expect(abs((shown(1.5, \.opacity) ?? 0) - 0.5) < 1e-6)
    #expect(abs((shown(2.5, \.opacity) ?? 0) - after) < 1e-6)
  }

  /// A layer at half speed takes twice as long. The time offset drives a layer with speed 0.
  @Test func layerTime() {
    clock.run {
      layer.speed = 0.5
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      layer.add(animation, forKey: "fade")
    }
    #expect(abs((shown(1, \.opacity) ?? 0) - 0.5) < 1e-6)
    #expect(layer.animation(forKey: "fade") != nil)
    _ = shown(2, \.opacity)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  /// The delegate is notified of the start and the end, and the end notification contains whether the animation
  /// finished.
  @Test func delegates() {
    final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }
    let listener = Listener()
    clock.run {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: "a")
      layer.add(animation, forKey: "a")
    }
    clock.advance(to: 1)
    #expect(listener.heard == ["start", "stop false", "start", "stop true"])
  }

  /// Halfway to a quarter turn and double the size, the layer is rotated by an eighth of a turn and scaled by 1.5.
  @Test func transformsRotateAndScale() {
    let turn = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 2, 2, 1)
    clock.run {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = CATransform3DIdentity
      animation.toValue = turn
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    let affine = shown(0.5) { $0.affineTransform() } ?? .identity
    let expected = 1.5 * (0.5).squareRoot()
    for (part, value) in [(affine.a, expected), (affine.b, expected), (affine.c, -expected), (affine.d, expected)] {
      #expect(abs(part - CGFloat(value)) < 1e-12)
    }
  }

  /// A transform composed from its decomposed parts equals the original, even if it is mirrored or sheared.
  @Test func transformKeyPathsAreComplete() throws {
    var random = SystemSeed(17)
    for _ in 0..<2000 {
      let numbers = (0..<6).map { _ in CGFloat(random.number() * 4 - 2) }
      let m = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      guard abs(m.a * m.d - m.b * m.c) > 0.01 else { continue }
      let again = try #require(TransformParts(m)).affine
      for (x, y) in [(m.a, again.a), (m.b, again.b), (m.c, again.c), (m.d, again.d), (m.tx, again.tx)] {
        #expect(abs(x - y) < 1e-9)
      }
    }
  }

  /// The result is compared with the C library's arctangent.
  @Test func angles() {
    for step in 0..<720 {
      let angle = Double(step) / 720 * 2 * Double.pi - Double.pi
      let (x, y) = (cos(angle), sin(angle))
      #expect(abs(Trigonometry.angle(x: x * 3, y: y * 3) - atan2(y, x)) < 1e-14)
    }
    #expect(Trigonometry.angle(x: 0, y: 0) == 0 && Trigonometry.angle(x: .nan, y: 1) == 0)
  }

  /// The value is 0 at the start, 10 after a quarter of the time, and 20 at the end. It is 5 halfway through the
  /// first segment, and 15 halfway through the second.
  @Test func keyframes() {
    clock.run {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 20]
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 4
      layer.add(animation, forKey: nil)
    }
    for (time, x) in [(0.5, 5.0), (1, 10), (2.5, 15), (3.4, 18)] {
      #expect(abs((shown(time, \.position.x) ?? -1) - CGFloat(x)) < 1e-9)
    }
  }

  /// Three discrete values are visible for equal times.
  @Test func discreteKeyframes() {
    clock.run {
      let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
      animation.values = [1, 2, 3]
      animation.calculationMode = .discrete
      animation.duration = 3
      layer.add(animation, forKey: nil)
    }
    for (time, value) in [(0.0, 1.0), (0.9, 1), (1.1, 2), (2.5, 3)] {
      #expect(shown(time, \.cornerRadius) == CGFloat(value))
    }
  }

  /// The distances between the values are 10 and 30, so the first segment takes a quarter of the time.
  @Test func pacedKeyframes() {
    clock.run {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
      animation.calculationMode = .paced
      animation.duration = 4
      layer.add(animation, forKey: nil)
    }
    #expect(shown(1, \.position) == CGPoint(x: 10, y: 0))
    #expect(shown(2, \.position) == CGPoint(x: 10, y: 10))
  }

  /// A cubic curve through points on a straight line is that line. A cubic curve through 0, 1 and 0 is smooth, with 1
  /// in the middle.
  @Test func cubicKeyframes() {
    let line = KeyframeTrack(values: [0, 1, 2, 3].map { AnimatableValue($0) }, keyTimes: nil, mode: .cubic)
    #expect(abs((line.value(at: 0.5)?.number ?? 0) - 1.5) < 1e-12)
    let hill = KeyframeTrack(values: [0, 1, 0].map { AnimatableValue($0) }, keyTimes: nil, mode: .cubic)
    #expect(abs((hill.value(at: 0.5)?.number ?? 0) - 1) < 1e-12)
    let slope = ((hill.value(at: 0.5001)?.number ?? 0) - (hill.value(at: 0.4999)?.number ?? 0)) / 0.0002
    #expect(abs(slope) < 1e-3)
  }

  /// The group takes 2 seconds. Its animation takes 1 second and begins after half a second.
  @Test func groups() {
    clock.run {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (0, 1, 1, 0.5)
      let group = CAAnimationGroup()
      group.animations = [fade]
      group.duration = 2
      layer.add(group, forKey: nil)
    }
    #expect(shown(0.25, \.opacity) == 1)
    #expect(abs((shown(1, \.opacity) ?? 0) - 0.5) < 1e-6)
    #expect(shown(1.75, \.opacity) == 1)
  }

  /// A visible standalone layer animates a change for a quarter of a second, unless actions are disabled.
  @Test func implicitAnimations() {
    layer.isShown = true
    clock.run {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 5
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["opacity"])
    #expect(abs((shown(0.125, \.opacity) ?? 0) - 0.5) < 1e-6)
    #expect(shown(0.25, \.opacity) == 0)
  }

  @Test func transactionsCompleteAfterTheLastAnimation() {
    var ended: [Double] = []
    clock.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append(CACurrentMediaTime()) }
      for seconds in [1.0, 3, 2] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = seconds
        layer.add(animation, forKey: nil)
      }
      CATransaction.commit()
    }
    clock.advance(to: 2.5)
    #expect(ended.isEmpty)
    clock.advance(to: 10)
    #expect(ended == [3])
  }

  @Test func doesNotAnimateWithoutAClock() {
    layer.isShown = true
    layer.opacity = 0
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == nil)
    let schedule = Schedule()
    schedule.run { #expect(CACurrentMediaTime() == 0) }
    schedule.advance(to: 2)
    schedule.run { #expect(CACurrentMediaTime() == 2) }
    // Without virtual time, the media time is the system's uptime.
    let now = ProcessInfo.processInfo.systemUptime
    #expect((now...now + 60).contains(CACurrentMediaTime()))
  }

  nonisolated static let bad: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300]

  @Test(arguments: bad)
  func badNumbersTerminate(_ value: Double) {
    clock.run {
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, value)
      (animation.duration, animation.repeatCount, animation.speed) = (value, Float(value), Float(value))
      (animation.beginTime, animation.timeOffset, animation.repeatDuration) = (value, value, value)
      (animation.mass, animation.damping, animation.stiffness) = (CGFloat(value), CGFloat(value), CGFloat(value))
      layer.add(animation, forKey: nil)
      let frames = CAKeyframeAnimation(keyPath: "bounds")
      frames.values = [CGRect(x: value, y: 0, width: value, height: value), CGRect.zero]
      frames.keyTimes = [NSNumber(value: value), NSNumber(value: value)]
      frames.duration = 1
      layer.add(frames, forKey: nil)
    }
    for time in [0, 0.5, 1, 100] {
      #expect(shown(time, \.position.x)?.isFinite == true)
      #expect(shown(time, \.bounds.width)?.isFinite == true)
    }
  }
}

/// A small seeded generator with the constants of Knuth's MMIX.
private struct SystemSeed {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func number() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}
