// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Lines from several threads.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var lines: [String] { lock.withLock { all } }

  func add(_ line: String) { lock.withLock { all.append(line) } }

  /// Waits until there are this many lines, for at most five minutes. Returns whether they arrived.
  func wait(for count: Int) async -> Bool {
    let deadline = Date(timeIntervalSinceNow: 300)
    while lines.count < count, Date() < deadline { try? await Task.sleep(for: .milliseconds(1)) }
    return lines.count >= count
  }
}
