// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

/// Durations, delays and springs with extreme values. Views end with the values set in the block, completions are
/// called, and all visible values are finite.
@MainActor @Suite struct BadNumbersTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { root.addSubview(view) }

  func x(_ time: Double) -> Double {
    clock.advance(to: time)
    return clock.run { Double(view.layer.presentation()?.position.x ?? .nan) }
  }

  enum Form: CaseIterable, Sendable { case curve, settlingSpring, bouncingSpring, keyframes, animator, springAnimator }

  func animate(_ form: Form, duration: Double, delay: Double = 0, completion: @escaping () -> Void = {}) {
    let change = { [view] in view.center.x = 150 }
    clock.run {
      switch form {
      case .curve:
        UIView.animate(withDuration: duration, delay: delay, options: [], animations: change) { _ in completion() }
      case .settlingSpring:
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: change
        ) { _ in completion() }
      case .bouncingSpring:
        UIView.animate(springDuration: duration, bounce: 0.3, delay: delay, animations: change) { _ in completion() }
      case .keyframes:
        UIView.animateKeyframes(withDuration: duration, delay: delay) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
        } completion: { _ in
          completion()
        }
      case .animator, .springAnimator:
        let animator =
          form == .animator
          ? UIViewPropertyAnimator(duration: duration, curve: .linear, animations: change)
          : UIViewPropertyAnimator(duration: duration, dampingRatio: 0.5, animations: change)
        animator.addCompletion { _ in completion() }
        animator.startAnimation(afterDelay: delay)
      }
    }
  }

  /// With an invalid duration, the change is immediate.
  @Test(arguments: Form.allCases, [Double.nan, 0, -0.0, -1, -Double.infinity])
  func invalidDurations(form: Form, duration: Double) {
    var ended = 0
    animate(form, duration: duration) { ended += 1 }
    #expect(x(0) == 150)
    #expect(x(1) == 150)
    #expect(view.center.x == 150 && ended == 1)
  }

  /// With extremely long or short durations, the view stays between its two positions, plus a possible overshoot.
  @Test(arguments: Form.allCases, [Double.infinity, 1e300, 1e-300])
  func hugeDurations(form: Form, duration: Double) {
    animate(form, duration: duration)
    for time in [0, 1, 1000, 1e6] {
      let shown = x(time)
      #expect(shown.isFinite && shown >= -100 && shown <= 300, "\(shown) at \(time)")
    }
    #expect(view.center.x == 150)
  }

  /// A negative delay is treated as zero, so the animation has ended after one second.
  @Test(arguments: Form.allCases, [Double.nan, -1, -Double.infinity])
  func invalidDelays(form: Form, delay: Double) {
    animate(form, duration: 0.5, delay: delay)
    for time in [0, 0.25, 0.5] { #expect(x(time).isFinite) }
    #expect(abs(x(10) - 150) < 1e-9)
  }

  /// Positions are finite for any damping and velocity, and the model value is visible at the end.
  @Test(
    arguments: [Double.nan, .infinity, -Double.infinity, -1, 0, 1e300, 1e-300], [Double.nan, .infinity, 0, -1e300, 5])
  func springs(damping: Double, velocity: Double) {
    clock.run {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(damping), initialSpringVelocity: CGFloat(velocity),
        animations: { view.center.x = 150 })
    }
    for time in [0, 0.1, 0.5, 0.9, 1] { #expect(x(time).isFinite, "at \(time)") }
    #expect(x(2) == 150)
  }

  @Test(arguments: [Double.nan, .infinity, -Double.infinity, -1, -2, 1, 2, 1e300])
  func bounces(_ bounce: Double) {
    clock.run { UIView.animate(springDuration: 0.5, bounce: CGFloat(bounce)) { view.center.x = 150 } }
    for time in [0, 0.1, 0.5, 0.9, 1, 100] { #expect(x(time).isFinite, "at \(time)") }
    #expect(view.center.x == 150)
  }
}
