// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Ctrl-C ends the work after the current image, so that there are no partial files. The signal handler only stores
// the signal's number, and loops check it between images. If the handler terminated the process, temporary files
// would not be deleted.

internal import Foundation
internal import Glibc
internal import Synchronization

/// A request to end early: SIGINT (Ctrl-C), SIGTERM, or SIGHUP, which is sent when the terminal is closed.
enum Interruption {
  /// A closure that returns the signal that requested the end, or nil. Tests replace it.
  @TaskLocal static var signal: @Sendable () -> Int32? = { received }

  static var received: Int32? {
    let number = state.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Makes signals request an early end instead of terminating the process. The third signal terminates it, in case
  /// the work hangs.
  ///
  /// This function is called only by `main` functions, and by workers at the request of their parent, so that
  /// programs that use the commands as a library retain their own handlers. Handlers are installed even for signals
  /// that the process inherited as ignored. For example, shells make background processes ignore Ctrl-C, so a SIGINT
  /// that such a process receives is assumed to be sent on purpose.
  static func install(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
    // Initialize both globals before a signal can arrive, because a handler must not wait for an initialization.
    state.store(0, ordering: .relaxed)
    count.store(0, ordering: .relaxed)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { recordSignal(number: $0) }
      // Restart blocking reads and writes after a signal.
      action.sa_flags = Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }
}

/// The first signal, or 0. It is atomic because the handler can run on any thread while loops on other threads read
/// it.
private let state = Atomic<Int32>(0)
/// The number of received signals.
private let count = Atomic<Int32>(0)

/// Stores the signal. Runs in the signal handler, which must not allocate, lock or change `errno`.
private func recordSignal(number: Int32) {
  let error = errno
  defer { errno = error }
  _ = state.compareExchange(expected: 0, desired: number, ordering: .relaxed)
  if count.add(1, ordering: .relaxed).newValue > 2 { _exit(128 + number) }
}

/// The error that is thrown when a signal ends the work.
struct Interrupted: Error, CustomStringConvertible {
  let signal: Int32
  /// A description of the completed work and the written files.
  let summary: String

  /// The exit code, which is 128 plus the signal's number, as reported by shells.
  var exitCode: Int32 { 128 + signal }
  var description: String { "Stopped by \(signal == SIGINT ? "Ctrl-C" : "signal \(signal)"): \(summary)" }
}
