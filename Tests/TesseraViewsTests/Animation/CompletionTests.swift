// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

/// The times at which animation completions are called while no clock runs.
@MainActor
@Suite("Completions")
struct CompletionTests {
  let view = UIView()

  /// UIKit's reference: "If the duration of the animation is 0, this block is performed at the beginning of the next
  /// run loop cycle".
  @Test("In real time, a completion is called in a later run-loop turn", arguments: [0, 0.05])
  func laterTurn(_ duration: Double) async throws {
    var finished: Bool?
    UIView.animate(withDuration: duration, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.alpha == 0 && finished == nil)
    for _ in 0..<200 where finished == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(finished == true)
  }

  @Test("A run loop also calls completions")
  func runLoop() {
    var ended: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.02, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    #expect(view.alpha == 0 && ended == nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(ended == .end)
  }

  @Test("Without animations, a completion is called immediately")
  func disabled() {
    var finished = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in finished = true })
    }
    #expect(finished)
  }

  @Test("In a still image, completions are called in order, each after its own call")
  func stillImage() {
    var log: [String] = []
    let schedule = Schedule()
    schedule.run {
      UIView.animate(withDuration: 2, animations: {}) { _ in
        log.append("first")
        UIView.animateKeyframes(withDuration: 2, delay: 1, animations: {}) { _ in log.append("second") }
        log.append("begun")
      }
      log.append("returned")
    }
    schedule.runPendingEvents()
    #expect(log == ["returned", "first", "begun", "second"])
    #expect(schedule.now == 0)
  }
}
