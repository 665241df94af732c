// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers

/// What is left of a process that crashed: the addresses of its stack and what was mapped there. Finding their names takes a
/// while, and needs the process no more.
struct CrashRecord: Sendable {
  let report: tessera_worker_report
  let reading: StackReading

  /// The stack, up to the functions by which jobs are called.
  ///
  /// - Parameter runner: Parts of their names.
  func stack(upTo runner: [String]) -> [StackFrame] { reading.frames(of: report, runner: runner) }
}
