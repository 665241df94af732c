// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A collector for the errors of strategies. Neither `Snapshotting` nor `Async` can return an error. If a strategy
/// can't take its snapshot, it reports the reason to the current reporter, and the assertion that is waiting for the
/// snapshot fails with that reason.
final class CaptureErrorReporter: @unchecked Sendable {
  /// The reporter of the assertion that is waiting for a snapshot, or nil.
  @TaskLocal static var current: CaptureErrorReporter?

  private let lock = Lock()
  private var reasons: [String] = []

  /// The first reported error, or nil.
  var reason: String? { lock.withLock { reasons.first } }

  func report(_ reason: String) { lock.withLock { reasons.append(reason) } }

  /// Returns the text that a closure creates. If the closure throws, reports the error to the waiting assertion and
  /// returns an empty string.
  static func text(_ make: () throws -> String) -> String {
    do { return try make() } catch {
      current?.report("\(error)")
      return ""
    }
  }
}
