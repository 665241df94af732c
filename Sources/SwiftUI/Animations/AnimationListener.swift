// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// An object that calls a closure once, after the last animation of a change has completed.
///
/// The closure of `withAnimation`, each graph that applies the change, and each animation hold the listener.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  private var holds: Int
  /// Whether a graph has applied the change.
  private var isUsed = false
  /// The duration to wait for if there is no clock, in seconds.
  private var duration = 0.0

  /// - Parameter isOpen: Whether the change is being made. If so, `close(_:)` is called at its end.
  init(_ criteria: AnimationCompletionCriteria, isOpen: Bool, _ completion: @escaping () -> Void) {
    (self.criteria, self.completion) = (criteria, completion)
    holds = isOpen ? 1 : 0
  }

  /// Ends the change.
  func close(_ animation: Animation?) {
    let end = criteria == .removed ? animation?.runningTime : animation?.logicalTime
    duration = max(end ?? 0, 0)
    release()
  }

  func hold(isGraph: Bool = false) {
    holds += 1
    if isGraph { isUsed = true }
  }

  func release() {
    holds -= 1
    guard holds <= 0, let completion else { return }
    self.completion = nil
    guard MainActorQueue.isCurrent else { return completion() }
    nonisolated(unsafe) let done = completion
    let (isUsed, duration) = (isUsed, duration)
    MainActor.assumeIsolated { Self.finish(isUsed: isUsed, after: duration, done) }
  }

  /// Calls a completion. Without a clock, animations take effect at once, and UIKit calls the completion when it
  /// would call those of UIKit animations.
  @MainActor
  private static func finish(isUsed: Bool, after duration: Double, _ completion: @escaping () -> Void) {
    if isUsed, AnimationClock.current == nil {
      guard duration.isFinite else { return }
      nonisolated(unsafe) let completion = completion
      UIView.animate(withDuration: duration, animations: {}, completion: { _ in completion() })
    } else {
      Motion.deliver(completion)
    }
  }
}
