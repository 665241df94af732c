// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraPort

internal import Glibc

/// Functions that start other programs.
enum ChildProcess {
  /// Runs a program and returns its standard output. Its standard error is discarded.
  ///
  /// Returns `nil` if the program can't be started or fails.
  static func output(of program: String, _ arguments: [String]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    // The child inherits the pipe only as its standard output, so the pipe ends when the child closes it.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = start(program, arguments, output: ends[1])
    close(ends[1])
    guard let child else { return nil }
    let output = try? SystemFile.receive(from: ends[0])
    var status: Int32 = 0
    let ended = SystemFile.retrying { waitpid(child, &status, 0) }
    // If this process ignores `SIGCHLD`, which it may have inherited, no exit status is available.
    return ended == child && status != 0 ? nil : output
  }

  private static func start(_ program: String, _ arguments: [String], output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var child: pid_t = 0
    // Replace standard output first, because the pipe's descriptor may be 0 or 2, which the next actions replace.
    guard posix_spawn_file_actions_adddup2(&actions, output, 1) == 0,
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) == 0,
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) == 0,
      posix_spawnattr_setsigmask(&attributes, &signals) == 0,
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK)) == 0,
      withCStrings(
        [program] + arguments,
        { arguments in
          withCStrings(environment) { posix_spawn(&child, program, &actions, &attributes, arguments, $0) }
        }) == 0
    else { return nil }
    return child
  }

  /// Replaces this process with another program. Returns only on failure, with the system's error message.
  ///
  /// The program starts with all signals unblocked. This process may run on a thread that blocks signals, such as a
  /// thread of the concurrency runtime, and the program would inherit the signal mask.
  static func become(_ program: String, _ arguments: [String]) -> String {
    var signals = sigset_t()
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    return withCStrings([program] + arguments) { arguments in
      execv(program, arguments)
      return SystemFile.Failure.last.description
    }
  }

  /// Calls a function with pointers to copies of strings, followed by `nil`.
  private static func withCStrings<Value>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}
