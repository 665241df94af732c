// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Why a strategy could not make its snapshot. Strategies give it here, since neither `Snapshotting` nor `Async` has room
/// for an error, and the assertion that waits for the snapshot fails with it.
final class SnapshotTrouble: @unchecked Sendable {
  /// Where strategies that are called now give their reason; nil where nobody asks for it.
  @TaskLocal static var current: SnapshotTrouble?

  private let lock = Lock()
  private var reasons: [String] = []

  /// The first reason that was given; nil for none.
  var reason: String? { lock.withLock { reasons.first } }

  func give(_ reason: String) { lock.withLock { reasons.append(reason) } }

  /// The text, or an empty one and a reason for the assertion that waits.
  static func text(_ make: () throws -> String) -> String {
    do { return try make() } catch {
      current?.give("\(error)")
      return ""
    }
  }
}
