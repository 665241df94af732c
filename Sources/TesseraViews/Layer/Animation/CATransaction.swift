// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A group of layer changes with the same duration, timing function and completion.
///
/// Settings made outside of `begin()` and `commit()` apply until the end of the current run-loop turn. The turn ends
/// when the clock's time advances, the screen is laid out to be shown, or the main queue runs its next block.
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

  /// The settings made outside of all transactions. They apply for one turn, and only while the clock is the one that
  /// was running when they were made or, if there was none, while there is still none.
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

  /// Begins a nested transaction, which inherits the enclosing transaction's settings.
  open class func begin() { stack.append(State()) }

  /// Ends the innermost transaction. Its completion is called after all its animations have ended. A no-op if there
  /// is no transaction.
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

  /// Discards the settings made outside of all transactions, which otherwise happens at the end of the turn.
  open class func flush() { endTurn() }

  /// Ends the current turn. Returns whether there were any settings.
  @discardableResult
  package static func endTurn() -> Bool {
    guard let ended = turn else { return false }
    turn = nil
    end(ended.state)
    return true
  }

  /// The tracker to which newly added animations belong.
  static var tracker: AnimationGroupTracker? { stack.last { $0.tracker != nil }?.tracker ?? implicit?.tracker }

  /// Returns the duration used for animations without a duration, in seconds. 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    stack.last { $0.duration != nil }?.duration ?? implicit?.duration ?? 0.25
  }

  /// Sets the duration used for animations without a duration, in seconds. Negative values and NaN are replaced with
  /// 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    changeState { $0.duration = dur.isNaN ? 0 : max(0, dur) }
  }

  /// Returns the timing function used for animations without a timing function, or nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction ?? implicit?.timingFunction
  }

  /// Sets the timing function used for animations without a timing function. Nil represents the enclosing
  /// transaction's timing function.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    changeState { $0.timingFunction = function }
  }

  /// Returns whether layer changes don't run actions. `false` unless set.
  open class func disableActions() -> Bool {
    stack.last { $0.disablesActions != nil }?.disablesActions ?? implicit?.disablesActions ?? false
  }
  /// Sets whether layer changes don't run actions.
  open class func setDisableActions(_ flag: Bool) { changeState { $0.disablesActions = flag } }
  /// Returns the completion block of the innermost transaction, or nil unless set.
  open class func completionBlock() -> (() -> Void)? { stack.isEmpty ? implicit?.completion : stack.last?.completion }

  /// Sets the block that is called after all subsequently added animations have ended. Without a running
  /// `AnimationClock`, it is called when the transaction ends.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    changeState { state in
      state.completion = block
      state.tracker =
        AnimationClock.current == nil ? nil : block.map { block in AnimationGroupTracker { _ in block() } }
    }
  }

  /// Does nothing, because layers are used only on the main thread and don't require a lock.
  open class func lock() {}
  /// Does nothing, because layers are used only on the main thread and don't require a lock.
  open class func unlock() {}

  /// Returns the innermost transaction's setting for a `kCATransaction…` constant, or nil for other keys.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets the innermost transaction's setting for a `kCATransaction…` constant. Ignores other keys.
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

/// The key of the animation duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// An object that counts the running animations of a block or transaction and calls the completion after the last one
/// has ended.
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

  /// Marks the group as complete. If it has no animations, the completion is called when the time next advances.
  func close() {
    guard waiting == 1, let clock = AnimationClock.current else { return animationDidEnd(finished: true) }
    clock.schedule(at: clock.now) { self.animationDidEnd(finished: true) }
  }
}
