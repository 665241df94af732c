// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Ctrl-C ends the work after the current picture, so that only whole files are left. The handler only notes the
// signal's number; loops check it between pictures. A handler that ended the process would leave temporary files
// behind.

internal import Foundation

internal import Glibc

/// The request to end early: SIGINT (Ctrl-C), SIGTERM, or SIGHUP, which a closed terminal sends.
enum Interruption {
  /// Returns the signal that asks to end, nil while none has come. Tests replace it.
  @TaskLocal static var signal: @Sendable () -> Int32? = { received }

  static var received: Int32? {
    let number = Int32(state.pointee)
    return number == 0 ? nil : number
  }

  /// Makes signals ask instead of kill. The third signal kills the process, in case the work hangs.
  ///
  /// Only the `main` functions call this, and workers that are asked by their parent, so that programs that call the commands as a library keep their handlers.
  /// Signals that were ignored are handled too: shells ignore Ctrl-C for background processes, and one that is sent
  /// nevertheless is meant.
  static func install(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
    // Allocated before a signal can come, since a handler must not allocate.
    (state.pointee, count.pointee) = (0, 0)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { note($0) }
      // Reads and writes that wait are restarted.
      action.sa_flags = Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }
}

/// The first signal that came, 0 before. Allocated by hand, because a handler must not use memory that Swift manages.
nonisolated(unsafe) private let state = zero()
/// How many came.
nonisolated(unsafe) private let count = zero()

private func zero() -> UnsafeMutablePointer<sig_atomic_t> {
  let pointer = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  pointer.initialize(to: 0)
  return pointer
}

/// Runs in the signal handler: writes two numbers.
private func note(_ number: Int32) {
  if state.pointee == 0 { state.pointee = sig_atomic_t(number) }
  count.pointee += 1
  if count.pointee > 2 { _exit(128 + number) }
}

/// Work that ended because a signal asked for it.
struct Interrupted: Error, CustomStringConvertible {
  let signal: Int32
  /// What was done, and which files were written.
  let summary: String

  /// 128 plus the signal's number, as shells report it.
  var exitCode: Int32 { 128 + signal }
  var description: String { "Stopped by \(signal == SIGINT ? "Ctrl-C" : "signal \(signal)"): \(summary)" }
}
