// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers

/// The record of a crashed process: the addresses of its stack and its memory map. Symbolication takes a while, and does not
/// need the process any longer.
struct CrashRecord: Sendable {
  let report: tessera_worker_report
  let reading: StackReading

  /// Returns the stack, up to the functions that call jobs.
  ///
  /// - Parameter runner: Parts of their names.
  func stack(upTo runner: [String]) -> [StackFrame] { reading.frames(of: report, runner: runner) }
}
