// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Changes of layers that belong together: their duration, their pace, and what happens when they are done.
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

  open class func begin() { stack.append(State()) }

  /// Ends the innermost transaction. Its completion runs once all its animations have ended.
  open class func commit() {
    guard let state = stack.popLast() else { return }
    if let tracker = state.tracker {
      tracker.close()
    } else {
      state.completion?()
    }
  }

  open class func flush() {}

  /// Who waits for the animations that are added now.
  static var tracker: AnimationGroupTracker? { stack.last { $0.tracker != nil }?.tracker }

  /// Seconds an animation takes that has no duration of its own: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    stack.last { $0.duration != nil }?.duration ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur.isNaN ? 0 : max(0, dur) } }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  open class func disableActions() -> Bool { stack.last { $0.disablesActions != nil }?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  open class func completionBlock() -> (() -> Void)? { stack.last?.completion }

  /// Call it before the animations are added.
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
