// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// The implicit transaction, which iOS commits at the end of a run-loop turn.
@MainActor @Suite struct CATransactionTests {
  let clock = AnimationClock()
  let layer = CALayer()

  init() { layer.isShown = true }

  @Test func settingsApplyUntilTheEndOfTheTurn() {
    clock.run {
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      #expect(CATransaction.disableActions() && layer.animationKeys() == nil)
      // A nested transaction inherits unset values from the enclosing transaction.
      CATransaction.begin()
      #expect(CATransaction.disableActions())
      CATransaction.setDisableActions(false)
      layer.cornerRadius = 5
      CATransaction.commit()
      #expect(CATransaction.disableActions() && layer.animationKeys() == ["cornerRadius"])
    }
    clock.advance(to: 0.1)
    clock.run {
      #expect(!CATransaction.disableActions())
      layer.opacity = 1
      #expect(layer.animationKeys() == ["cornerRadius", "opacity"])
    }
  }

  /// A linear animation of two seconds is halfway after one second.
  @Test func durationAndTimingFunction() {
    clock.run {
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
    }
    clock.advance(to: 1)
    let opacity = clock.run { layer.presentation()?.opacity } ?? 0
    #expect(abs(opacity - 0.5) < 1e-6)
  }

  @Test func completionFollowsTheLastAnimation() {
    var ended: [Double] = []
    clock.run {
      CATransaction.setCompletionBlock { ended.append(CACurrentMediaTime()) }
      #expect(CATransaction.completionBlock() != nil)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 3
      layer.add(animation, forKey: nil)
    }
    clock.advance(to: 2.5)
    #expect(ended.isEmpty)
    clock.advance(to: 10)
    #expect(ended == [3])
  }

  /// Without animations, the completion block is called without a delay, but not before the run-loop turn ends.
  @Test func completionWithoutAnimations() {
    var count = 0
    clock.run { CATransaction.setCompletionBlock { count += 1 } }
    #expect(count == 0)
    clock.advance(to: 0)
    clock.advance(to: 0)
    #expect(count == 1)
  }

  @Test func mainQueueEndsTheTurnWithoutAClock() async {
    var count = 0
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { count += 1 }
    #expect(CATransaction.disableActions() && count == 0)
    // A clock's turns are separate from run-loop turns.
    clock.run { #expect(!CATransaction.disableActions()) }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(!CATransaction.disableActions() && count == 1)
  }
}
