// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The clock of deadlines, in seconds.
enum WorkerClock {
  static var now: Double { ProcessInfo.processInfo.systemUptime }
}
