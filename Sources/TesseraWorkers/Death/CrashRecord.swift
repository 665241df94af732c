// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers

/// The record of a crashed process: the addresses on its stack and its memory map. Symbolication takes a while but no
/// longer requires the process.
struct CrashRecord: Sendable {
  let report: tessera_worker_report
  let reading: StackReading

  /// Returns the stack frames, up to the functions that call jobs.
  ///
  /// - Parameter runner: Substrings of these functions' names.
  func stack(upTo runner: [String]) -> [StackFrame] { reading.frames(of: report, runner: runner) }
}
