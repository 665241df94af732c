// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraRaster

/// Takes a snapshot and waits for it.
package struct SnapshotCapture {
  let timeout: TimeInterval

  /// - Parameter timeout: The timeout in seconds. Negative values and NaN count as 0.
  package init(timeout: TimeInterval) {
    self.timeout = timeout
  }

  /// The reason that there is no snapshot.
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

  /// Runs timers and queues of the thread's run loop until the condition is true or the time is over.
  static func waitUntil(seconds: TimeInterval, isDone: () -> Bool) {
    // At most a year: a date in the distant future overflows in the run loop.
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
