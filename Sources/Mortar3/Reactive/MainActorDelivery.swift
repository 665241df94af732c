// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Publishers may emit on any thread; views are isolated to the main actor. A value that arrives on the main thread is used at
// once, so that a screen is complete when its builder ends; other values are dispatched.

import Foundation
internal import OpenCombine

/// Transfers a value to the main actor. The sender does not use it again.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}

/// Determines whether code runs on the main actor. The main thread is not sufficient: once a program waits in `dispatchMain()`,
/// as test runners do on Linux, any thread may serve the main queue.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

/// Runs `receive` on the main actor: now if this code runs there, asynchronously otherwise.
func deliver<Value>(_ value: Value, to receive: @escaping @MainActor (Value) -> Void) {
  let box = UncheckedTransfer(value: (value, receive))
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { box.value.1(box.value.0) }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { box.value.1(box.value.0) } }
  }
}

/// Subscribes a receiver on the main actor.
func subscribe<P: Publisher>(
  _ publisher: P, _ receive: @escaping @MainActor (P.Output) -> Void
) -> AnyCancellable where P.Failure == Never {
  publisher.sink { deliver($0, to: receive) }
}
