// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Animations between `beginAnimations` and `commitAnimations`, on a clock.
@MainActor @Suite struct AnimationBlockTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func alpha(_ time: Double) -> Float? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.opacity }
  }

  @Test func settingsApplyToLaterChanges() {
    root.addSubview(view)
    clock.run {
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.setAnimationDelay(1)
      view.frame.origin.x = 100
      UIView.commitAnimations()
    }
    #expect(view.alpha == 0, "The model changes at once.")
    // The animation is linear and takes 2 seconds, so the alpha decreases by a quarter after half a second, and by
    // half after one second. The movement begins after one second.
    #expect(alpha(0.5) == 0.75 && alpha(1) == 0.5)
    #expect(clock.run { view.layer.presentation()?.frame.minX } == 0)
    _ = alpha(2)
    #expect(clock.run { view.layer.presentation()?.frame.minX } == 50)
  }

  @Test func defaultsToEaseInOutOver200Milliseconds() {
    root.addSubview(view)
    clock.run {
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
    }
    // The timing curve is symmetric, so the animation is halfway at 0.1 seconds.
    #expect(abs((alpha(0.1) ?? 0) - 0.5) < 0.001 && alpha(0.2) == 0)
  }

  @Test func animatesOnlyBetweenBeginAndCommit() {
    root.addSubview(view)
    clock.run {
      UIView.setAnimationDuration(5)
      UIView.commitAnimations()
      UIView.beginAnimations(nil, context: nil)
      UIView.commitAnimations()
      view.alpha = 0
      #expect(view.layer.animationKeys() == nil || view.layer.animationKeys()?.isEmpty == true)
    }
  }

  @Test func repeatsAndHostileValues() {
    root.addSubview(view)
    clock.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(.nan)
      UIView.setAnimationDelay(.nan)
      UIView.setAnimationRepeatCount(.nan)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      view.alpha = 0
      UIView.commitAnimations()
    }
    // Forward and reverse together take 2 seconds, so at 1.5 seconds the animation is halfway back.
    #expect(alpha(1) == 0 && alpha(1.5) == 0.5)
  }
}
