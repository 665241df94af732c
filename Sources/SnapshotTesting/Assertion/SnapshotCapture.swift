// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraRaster

/// Takes a snapshot and waits until it is available.
package struct SnapshotCapture {
  let timeout: TimeInterval

  /// Creates a capture with a timeout.
  ///
  /// - Parameter timeout: The timeout, in seconds. Negative values and NaN are treated as 0.
  package init(timeout: TimeInterval) {
    self.timeout = timeout
  }

  /// The reason why the snapshot can't be taken.
  package struct Failure: Error { package let message: String }

  /// Returns the snapshot of a value.
  package func take<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>
  ) throws(Failure) -> Format {
    let result = Arrival<Format>()
    let trouble = CaptureErrorReporter()
    CaptureErrorReporter.$current.withValue(trouble) {
      strategy.snapshot(value).run { result.set($0) }
      if result.value == nil, trouble.reason == nil { Self.waitUntil(seconds: timeout) { result.value != nil } }
    }
    if let reason = trouble.reason { throw Failure(message: "No snapshot could be taken: \(reason)") }
    guard let format = result.value else {
      throw Failure(
        message: """
          Exceeded timeout of \(timeout) seconds waiting for snapshot.

          This can happen when an asynchronously rendered view (like a web view) has not loaded. Ensure that every \
          subview of the view hierarchy has loaded to avoid timeouts, or, if a timeout is unavoidable, consider setting \
          the "timeout" parameter of "assertSnapshot" to a higher value.
          """)
    }
    if let reason = strategy.diffing.checks.value(format) { throw Failure(message: reason) }
    return format
  }

  /// Runs the timers and queues of the thread's run loop until a condition is true or the timeout expires.
  static func waitUntil(seconds: TimeInterval, isDone: () -> Bool) {
    // Limits the timeout to a year because dates in the distant future overflow in the run loop.
    let end = Date(timeIntervalSinceNow: seconds > 0 ? min(seconds, 3e7) : 0)
    while !isDone(), end.timeIntervalSinceNow > 0 {
      let step = min(end, Date(timeIntervalSinceNow: 0.01))
      if !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(forTimeInterval: 0.001) }
    }
  }
}

/// The result of an asynchronous snapshot, which may arrive on another thread.
private final class Arrival<Format>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Format?

  var value: Format? { lock.withLock { stored } }

  func set(_ value: Format) {
    lock.withLock { if stored == nil { stored = value } }
  }
}
