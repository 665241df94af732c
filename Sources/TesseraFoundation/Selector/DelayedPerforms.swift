// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The delayed calls made with `perform(_:with:afterDelay:)`. Each call is a timer on the current thread's run loop.
final class DelayedPerforms: @unchecked Sendable {
  struct Call {
    let selector: Selector
    let target: AnyObject
    let argument: Any?
    let timer: Timer
    let runLoop: RunLoop
  }

  private static let shared = DelayedPerforms()

  private let lock = NSLock()
  private var calls: [Call] = []

  static func schedule(
    _ selector: Selector, on target: AnyObject, argument: Any?, delay: TimeInterval, modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let (object, value) = (target, argument)
    // On Linux, `Timer(timeInterval:…)` fires immediately, but a timer with a fire date does not.
    let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { timer in
      shared.remove { $0.timer === timer }
      Messages.send(selector, to: object, [value])
    }
    let call = Call(selector: selector, target: target, argument: argument, timer: timer, runLoop: .current)
    shared.lock.withLock { shared.calls.append(call) }
    for mode in modes { call.runLoop.add(timer, forMode: mode) }
  }

  /// Cancels the delayed calls to an object that satisfy a condition, on the current thread's run loop.
  static func cancel(_ target: AnyObject, where condition: (Call) -> Bool) {
    let runLoop = RunLoop.current
    shared.remove { $0.target === target && $0.runLoop === runLoop && condition($0) }.forEach {
      $0.timer.invalidate()
    }
  }

  /// Returns whether two arguments are equal or are the same object.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?):
      if let a = a as? NSObject {
        a.isEqual(b)
      } else if let a = a as? AnyHashable {
        a == b as? AnyHashable
      } else {
        (a as AnyObject) === (b as AnyObject)
      }
    default: false
    }
  }

  @discardableResult
  private func remove(where condition: (Call) -> Bool) -> [Call] {
    lock.withLock {
      let removed = calls.filter(condition)
      calls.removeAll(where: condition)
      return removed
    }
  }
}
