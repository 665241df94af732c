// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// A progress report that can be updated from any thread.
final class SharedProgress: @unchecked Sendable {
  private let lock = Lock()
  private var report: ProgressReport

  init(_ report: ProgressReport) {
    self.report = report
  }

  func advance(to done: Int) { lock.withLock { report.advance(to: done) } }
}
