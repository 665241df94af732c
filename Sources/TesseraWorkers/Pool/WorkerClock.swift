// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The monotonic clock used for deadlines, in seconds.
enum WorkerClock {
  static var now: Double { ProcessInfo.processInfo.systemUptime }
}
