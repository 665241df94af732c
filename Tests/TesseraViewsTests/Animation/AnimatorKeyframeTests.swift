// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraViews

/// Keyframes with and without property animators.
@MainActor
@Suite("View keyframes")
struct AnimatorKeyframeTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let clock = AnimationClock()

  init() {
    window.addSubview(view)
    window.isHidden = false
  }

  private func shownAlpha(at time: Double) -> Float {
    clock.advance(to: time)
    return clock.run { clock.withPresentation(of: view.layer) { view.layer.opacity } }
  }

  /// The usual idiom for linear keyframes, because `KeyframeAnimationOptions` has no curve options.
  @Test("The bits of an animation curve determine the timing of all keyframes")
  func linear() {
    clock.run {
      let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
    }
    #expect(abs(shownAlpha(at: 0.25) - 0.75) < 1e-6)
  }

  @Test("Keyframes with duration 0 use the animator's duration and follow its fraction")
  func inAnimator() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    animator.fractionComplete = 0.25
    // Halfway through the first keyframe, the position is halfway between 5 and 105.
    #expect(view.center.x == 55 && view.alpha == 1)
    animator.fractionComplete = 0.75
    #expect(view.center.x == 105 && view.alpha == 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 105 && view.alpha == 0)
  }

  @Test("A running animator plays its keyframes within its duration")
  func running() {
    clock.run {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
      }
      animator.startAnimation()
    }
    #expect(shownAlpha(at: 1) == 1)
    #expect(abs(shownAlpha(at: 1.5) - 0.5) < 1e-6)
    #expect(shownAlpha(at: 2) == 0)
  }

  @Test(
    "Reversing an animator inverts its fraction, and running back takes as long as it has run")
  func reversedFraction() {
    clock.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var ended: UIViewAnimatingPosition?
      animator.addCompletion { ended = $0 }
      animator.startAnimation()
      clock.advance(to: 0.25)
      animator.pauseAnimation()
      #expect(animator.fractionComplete == 0.25)
      animator.isReversed = true
      #expect(animator.fractionComplete == 0.75)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1 - animator.fractionComplete)
      clock.advance(to: 0.49)
      #expect(ended == nil)
      clock.advance(to: 0.5)
      #expect(ended == .start && view.alpha == 1)
    }
  }
}
