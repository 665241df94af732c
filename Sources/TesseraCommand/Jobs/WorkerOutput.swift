// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// Forwards the output of workers to standard error. Tessera's own messages are printed only once, even if several
/// workers print them.
final class WorkerOutput: @unchecked Sendable {
  private let lock = Lock()
  private var said: Set<String> = []

  func printLine(_ line: String) {
    let isNew = !line.hasPrefix("Tessera: ") || lock.withLock { said.insert(line).inserted }
    if isNew { Console.error(line) }
  }
}
