// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Changes of layers that belong together: their duration, their pace, and what happens when they are done.
///
/// - Note: Differs from UIKit: there is no transaction around all code. Outside of `begin()` and `commit()` the setters
///   do nothing.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (@MainActor () -> Void)?
    var tracker: AnimationGroupTracker?
  }

  private static var stack: [State] = []

  /// Opens a transaction inside the present one. What is not set in it is that of the one around.
  open class func begin() { stack.append(State()) }

  /// Ends the innermost transaction. Its completion is called once all its animations have ended. Does nothing without
  /// one.
  open class func commit() {
    guard let state = stack.popLast() else { return }
    if let tracker = state.tracker {
      tracker.close()
    } else {
      state.completion?()
    }
  }

  /// Does nothing: there is no other process to send changes to.
  open class func flush() {}

  /// What waits for the end of the animations that are added now.
  static var tracker: AnimationGroupTracker? { stack.last { $0.tracker != nil }?.tracker }

  /// Seconds an animation takes that has no duration of its own: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    stack.last { $0.duration != nil }?.duration ?? 0.25
  }

  /// Sets the seconds that animations without a duration take. Negative values and NaN count as 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur.isNaN ? 0 : max(0, dur) } }

  /// The pace of animations that have none of their own; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Sets the pace of animations that have none of their own. Nil is that of the transaction around.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes of layers' properties set nothing off. False unless set.
  open class func disableActions() -> Bool { stack.last { $0.disablesActions != nil }?.disablesActions ?? false }
  /// Sets whether changes of layers' properties set nothing off.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// What is called when the innermost transaction's animations have ended; nil unless set.
  open class func completionBlock() -> (() -> Void)? { stack.last?.completion }

  /// Sets what is called when all animations that are added from now on have ended. Without a running `AnimationClock`,
  /// `commit()` calls it.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { state in
      state.completion = block
      state.tracker =
        AnimationClock.current == nil ? nil : block.map { block in AnimationGroupTracker { _ in block() } }
    }
  }

  private class func change(_ body: (inout State) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
  }
}

/// Counts the animations of a block or transaction and calls back when the last has ended.
@MainActor
final class AnimationGroupTracker {
  private var waiting = 1
  private var finished = true
  private var completion: (@MainActor (Bool) -> Void)?

  init(_ completion: (@MainActor (Bool) -> Void)?) {
    self.completion = completion
  }

  func wait() { waiting += 1 }

  func didEnd(finished: Bool) {
    if !finished { self.finished = false }
    waiting -= 1
    guard waiting == 0 else { return }
    let done = completion
    completion = nil
    done?(self.finished)
  }

  /// No more animations will come. With none at all, the completion runs with the next step of time.
  func close() {
    guard waiting == 1, let clock = AnimationClock.current else { return didEnd(finished: true) }
    clock.schedule(at: clock.now) { self.didEnd(finished: true) }
  }
}
