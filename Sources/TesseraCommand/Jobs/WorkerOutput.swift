// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// Hands on what workers print, to standard error. What Tessera itself says it says once, also if every worker says it.
final class WorkerOutput: @unchecked Sendable {
  private let lock = Lock()
  private var said: Set<String> = []

  func show(_ line: String) {
    let isNew = !line.hasPrefix("Tessera: ") || lock.withLock { said.insert(line).inserted }
    if isNew { Console.error(line) }
  }
}
