// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Delivery of values to the main actor. Publishers may emit values on any thread, but views are isolated to the main
// actor. A value that is emitted on the main actor is delivered immediately, so that a screen is complete when its
// builder ends. Other values are dispatched asynchronously.

import Foundation
internal import OpenCombine

/// A wrapper that transfers a value to the main actor. The sender must not use the value afterward.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}

/// Detection of the main actor. Checking for the main thread is not sufficient: after a program has called
/// `dispatchMain()`, as test runners do on Linux, any thread may run the main queue.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

/// Calls `receive` on the main actor, immediately if the current code runs there, otherwise asynchronously.
func deliver<Value>(_ value: Value, to receive: @escaping @MainActor (Value) -> Void) {
  let box = UncheckedTransfer(value: (value, receive))
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { box.value.1(box.value.0) }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { box.value.1(box.value.0) } }
  }
}

/// Subscribes a closure that is called on the main actor.
func subscribe<P: Publisher>(
  _ publisher: P, _ receive: @escaping @MainActor (P.Output) -> Void
) -> AnyCancellable where P.Failure == Never {
  publisher.sink { deliver($0, to: receive) }
}
