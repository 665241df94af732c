// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The time that deadlines are in, in seconds.
enum WorkerClock {
  static var now: Double { ProcessInfo.processInfo.systemUptime }
}
