// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A thread-safe list of lines.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var lines: [String] { lock.withLock { all } }

  func add(_ line: String) { lock.withLock { all.append(line) } }

  /// Waits until the log has the given number of lines, for at most five minutes. Returns whether it has.
  func wait(for count: Int) async -> Bool {
    let deadline = Date(timeIntervalSinceNow: 300)
    while lines.count < count, Date() < deadline { try? await Task.sleep(for: .milliseconds(1)) }
    return lines.count >= count
  }
}
