// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A receiver of strategies' errors. Neither `Snapshotting` nor `Async` can return an error, so a strategy that can't take its
/// snapshot reports the reason here, and the assertion that waits for the snapshot fails with it.
final class CaptureErrorReporter: @unchecked Sendable {
  /// The current receiver of strategies' errors, or nil.
  @TaskLocal static var current: CaptureErrorReporter?

  private let lock = Lock()
  private var reasons: [String] = []

  /// The first error, or nil.
  var reason: String? { lock.withLock { reasons.first } }

  func report(_ reason: String) { lock.withLock { reasons.append(reason) } }

  /// Returns the text, or an empty one after reporting the error to the waiting assertion.
  static func text(_ make: () throws -> String) -> String {
    do { return try make() } catch {
      current?.report("\(error)")
      return ""
    }
  }
}
