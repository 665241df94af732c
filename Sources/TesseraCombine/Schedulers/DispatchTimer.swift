// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Dispatch
import OpenCombine

/// A repeating dispatch timer that runs until it is canceled or released.
final class DispatchTimer: Cancellable, @unchecked Sendable {
  private let source: any DispatchSourceTimer

  var isCancelled: Bool { source.isCancelled }

  init(
    deadline: DispatchTime, interval: DispatchTimeInterval, tolerance: DispatchTimeInterval, queue: DispatchQueue,
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], _ action: @escaping (DispatchTimer) -> Void
  ) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(
      deadline: deadline, repeating: interval.clampedToPositive, leeway: tolerance.clampedToPositive)
    let action = UncheckedSendable(action)
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      if let self { action.value(self) }
    }
    source.resume()
  }

  deinit { source.cancel() }

  func cancel() { source.cancel() }
}

extension DispatchTimeInterval {
  /// The interval, or zero if it is negative, because Dispatch traps on negative intervals.
  fileprivate var clampedToPositive: DispatchTimeInterval {
    switch self {
    case .seconds(let count), .milliseconds(let count), .microseconds(let count), .nanoseconds(let count):
      count < 0 ? .nanoseconds(0) : self
    default: self
    }
  }
}
