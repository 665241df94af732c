// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Ctrl-C ends the work after the picture under way, so that only whole files stand. The handler does no more than note the
// signal's number; loops ask for it between pictures. A handler that threw the process out would leave the temporary files
// of what is being written.

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The wish of whoever watches to end early: SIGINT (Ctrl-C) or SIGTERM.
enum Interruption {
  /// The signal that asks to end, nil while none has come. Tests put their own in place.
  @TaskLocal static var signal: @Sendable () -> Int32? = { received }

  static var received: Int32? {
    let number = Int32(state.pointee)
    return number == 0 ? nil : number
  }

  /// Makes the two signals ask instead of kill; the third one kills all the same, should the work hang.
  ///
  /// For processes of our own only: whoever calls the commands as a library keeps their handlers. A signal that was
  /// ignored is taken, too: shells ignore Ctrl-C for what runs behind, and one sent to it nevertheless is meant.
  static func install() {
    // Made before a signal can come, since a handler must not make it.
    (state.pointee, count.pointee) = (0, 0)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { note($0) }
      #else
        action.__sigaction_handler.sa_handler = { note($0) }
      #endif
      // Reads and writes that wait go on by themselves.
      action.sa_flags = Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }
}

/// The first signal that came, 0 before. On the heap, because a handler may touch nothing that Swift manages.
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
  /// What was done and what stands.
  let summary: String

  /// As shells have it.
  var exitCode: Int32 { 128 + signal }
  var description: String { "Stopped by \(signal == SIGINT ? "Ctrl-C" : "signal \(signal)"): \(summary)" }
}
