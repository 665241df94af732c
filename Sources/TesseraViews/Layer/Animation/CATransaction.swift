// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Changes of layers that belong together: their duration, their pace, and what happens when they are done.
///
/// What is set outside of `begin()` and `commit()` holds for the rest of the turn: until the clock's time moves on, the
/// screen is laid out to be shown or the main queue goes on to its next work.
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

  /// What is set outside of all transactions, in one turn of one clock, or while none runs.
  @MainActor private final class Turn {
    var state = State()
    let hasClock: Bool
    private weak var clock: AnimationClock?

    init(_ clock: AnimationClock?) {
      (self.clock, hasClock) = (clock, clock != nil)
    }

    var isNow: Bool { clock === AnimationClock.current && (clock != nil) == hasClock }
  }

  private static var turn: Turn?
  private static var implicit: State? { turn.flatMap { $0.isNow ? $0.state : nil } }

  /// Opens a transaction inside the present one. What is not set in it is that of the one around.
  open class func begin() { stack.append(State()) }

  /// Ends the innermost transaction. Its completion is called once all its animations have ended. Does nothing without
  /// one.
  open class func commit() {
    if let state = stack.popLast() { end(state) }
  }

  private class func end(_ state: State) {
    if let tracker = state.tracker {
      tracker.close()
    } else {
      state.completion?()
    }
  }

  /// Ends what was set outside of all transactions, as the end of the turn does.
  open class func flush() { endTurn() }

  /// Returns whether anything was set in the turn.
  @discardableResult
  package static func endTurn() -> Bool {
    guard let ended = turn else { return false }
    turn = nil
    end(ended.state)
    return true
  }

  /// What waits for the end of the animations that are added now.
  static var tracker: AnimationGroupTracker? { stack.last { $0.tracker != nil }?.tracker ?? implicit?.tracker }

  /// Seconds an animation takes that has no duration of its own: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    stack.last { $0.duration != nil }?.duration ?? implicit?.duration ?? 0.25
  }

  /// Sets the seconds that animations without a duration take. Negative values and NaN count as 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    changeState { $0.duration = dur.isNaN ? 0 : max(0, dur) }
  }

  /// The pace of animations that have none of their own; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction ?? implicit?.timingFunction
  }

  /// Sets the pace of animations that have none of their own. Nil is that of the transaction around.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    changeState { $0.timingFunction = function }
  }

  /// Whether changes of layers' properties set nothing off. False unless set.
  open class func disableActions() -> Bool {
    stack.last { $0.disablesActions != nil }?.disablesActions ?? implicit?.disablesActions ?? false
  }
  /// Sets whether changes of layers' properties set nothing off.
  open class func setDisableActions(_ flag: Bool) { changeState { $0.disablesActions = flag } }
  /// What is called when the innermost transaction's animations have ended; nil unless set.
  open class func completionBlock() -> (() -> Void)? { stack.isEmpty ? implicit?.completion : stack.last?.completion }

  /// Sets what is called when all animations that are added from now on have ended. Without a running `AnimationClock`
  /// it is called when the transaction ends.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    changeState { state in
      state.completion = block
      state.tracker =
        AnimationClock.current == nil ? nil : block.map { block in AnimationGroupTracker { _ in block() } }
    }
  }

  /// Does nothing: layers belong to the main thread, which needs no lock.
  open class func lock() {}
  /// Does nothing: layers belong to the main thread, which needs no lock.
  open class func unlock() {}

  /// What is set in the innermost transaction under one of the constants `kCATransaction…`; nil for other keys.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets what one of the constants `kCATransaction…` names; other keys are ignored.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
    case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? @MainActor () -> Void)
    default: break
    }
  }

  private class func changeState(_ body: (inout State) -> Void) {
    if stack.isEmpty { body(&presentTurn().state) } else { body(&stack[stack.count - 1]) }
  }

  private class func presentTurn() -> Turn {
    if let turn, turn.isNow { return turn }
    endTurn()
    let clock = AnimationClock.current
    let new = Turn(clock)
    turn = new
    let end: @MainActor () -> Void = { [weak new] in if let new, CATransaction.turn === new { CATransaction.endTurn() }
    }
    if let clock {
      clock.schedule(at: clock.now, end)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { end() } }
    }
    return new
  }
}

/// The key of the seconds that animations take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes set nothing off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pace of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"

/// Counts the animations of a block or transaction and calls back when the last has ended.
@MainActor
final class AnimationGroupTracker {
  private var waiting = 1
  private var finished = true
  private var completion: (@MainActor (Bool) -> Void)?

  init(_ completion: (@MainActor (Bool) -> Void)?) {
    self.completion = completion
  }

  func addPendingAnimation() { waiting += 1 }

  func animationDidEnd(finished: Bool) {
    if !finished { self.finished = false }
    waiting -= 1
    guard waiting == 0 else { return }
    let done = completion
    completion = nil
    done?(self.finished)
  }

  /// No more animations will come. With none at all, the completion runs with the next step of time.
  func close() {
    guard waiting == 1, let clock = AnimationClock.current else { return animationDidEnd(finished: true) }
    clock.schedule(at: clock.now) { self.animationDidEnd(finished: true) }
  }
}
