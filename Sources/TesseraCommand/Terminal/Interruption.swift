// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Ctrl-C ends the work after the current picture, so that there are no partial files. The handler only stores the signal's
// number; loops check it between pictures. A handler that ended the process would leave temporary files.

internal import Foundation
internal import Glibc
internal import Synchronization

/// The request to end early: SIGINT (Ctrl-C), SIGTERM, or SIGHUP, which a closed terminal sends.
enum Interruption {
  /// A closure that returns the signal that requested the end, or nil. Replaced by tests.
  @TaskLocal static var signal: @Sendable () -> Int32? = { received }

  static var received: Int32? {
    let number = state.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Turns signals into requests instead of killing the process. The third signal kills it, in case the work hangs.
  ///
  /// Only `main` functions call this, and workers at the request of their parent, so that programs that call the commands as a
  /// library keep their handlers. Ignored signals are handled, too: shells ignore Ctrl-C for background processes, so a signal
  /// that arrives nevertheless was sent on purpose.
  static func install(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
    // Initializes both before a signal can arrive, since a handler must not wait for an initialization.
    state.store(0, ordering: .relaxed)
    count.store(0, ordering: .relaxed)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { recordSignal(number: $0) }
      // Blocking reads and writes are restarted.
      action.sa_flags = Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }
}

/// The first signal, or 0. Atomic, because the handler runs on any thread while loops read it on theirs.
private let state = Atomic<Int32>(0)
/// The number of signals.
private let count = Atomic<Int32>(0)

/// Stores the signal. Runs in the signal handler, which must not allocate, lock or change `errno`.
private func recordSignal(number: Int32) {
  let error = errno
  defer { errno = error }
  _ = state.compareExchange(expected: 0, desired: number, ordering: .relaxed)
  if count.add(1, ordering: .relaxed).newValue > 2 { _exit(128 + number) }
}

/// The error of work that a signal ended.
struct Interrupted: Error, CustomStringConvertible {
  let signal: Int32
  /// The completed work, and the written files.
  let summary: String

  /// 128 plus the signal's number, as shells report it.
  var exitCode: Int32 { 128 + signal }
  var description: String { "Stopped by \(signal == SIGINT ? "Ctrl-C" : "signal \(signal)"): \(summary)" }
}
