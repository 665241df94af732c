// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// The death of a worker process during a job.
package struct WorkerDeath: Error, Hashable, Sendable {
  /// The cause of death.
  package enum Cause: Hashable, Sendable {
    /// A fatal signal.
    case signal(Int32)
    /// A fatal signal caused by a stack overflow.
    case stackOverflow
    /// The process called `exit` or returned from `main`, with this exit code.
    case exit(Int32)
    /// The job exceeded its time limit, in seconds. The process was killed.
    case timeLimit(Double)
    /// The process exceeded its memory limit, in bytes. It was killed.
    case memoryLimit(Int)
    /// The process closed the connection to its parent but kept running. It was killed.
    case disconnected
    /// The job changed the process irreversibly: it lowered resource limits or removed the working directory.
    case alteredProcess
    /// The process violated the protocol. It was killed.
    case unreadableMessage
    /// The pool was stopped during the job. The process was killed.
    case stopped
  }

  /// The cause of death.
  package var cause: Cause
  /// The last line that the process printed during the job, or the message of a Swift trap. Empty if there is none.
  package var lastOutput: String
  /// The stack of the crashed thread, starting with the innermost function. Empty if the system does not provide it.
  package var stack: [StackFrame]

  package init(_ cause: Cause, lastOutput lastWords: String = "", stack: [StackFrame] = []) {
    self.cause = cause
    self.lastOutput = lastWords
    self.stack = stack
  }

  /// Whether the process caused its death, as opposed to exceeding a limit or being stopped with the pool.
  var isOwnDoing: Bool {
    switch cause {
    case .signal, .stackOverflow, .exit, .disconnected, .alteredProcess, .unreadableMessage: true
    case .timeLimit, .memoryLimit, .stopped: false
    }
  }

  /// A description without a subject, such as `crashed with SIGSEGV, …`.
  package var words: String {
    switch cause {
    case .signal(let number): "crashed: \(Self.meaning(of: number)) (\(Self.name(of: number)))."
    case .stackOverflow: "crashed: its stack overflowed (SIGSEGV). Look for infinite recursion."
    case .exit(let code): "ended the process: exit(\(code)) was called, which a screen must not do."
    case .timeLimit(let seconds):
      "did not end within \(Self.text(ofSeconds: seconds)) and was stopped."
    case .memoryLimit(let bytes): "exceeded the memory limit of \(bytes / 1_048_576) MiB, and was stopped."
    case .disconnected: "closed descriptors that it does not own, including the connection to the runner."
    case .alteredProcess: "permanently lowered limits of the process, or removed its working directory."
    case .unreadableMessage: "wrote to the connection to the runner, which it does not own."
    case .stopped: "was in progress when the run was stopped."
    }
  }

  /// Returns a message with the description, the last output and the stack on separate lines.
  package func message(about name: String) -> String {
    var lines = ["\(name) \(words)"]
    if !lastOutput.isEmpty { lines.append(lastOutput) }
    lines += Self.lines(stack)
    return lines.joined(separator: "\n")
  }

  /// Returns one line per frame. The repeated frames of a recursion are listed twice and then counted.
  static func lines(_ stack: [StackFrame]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < stack.count {
      let frame = stack[index]
      let count = stack[index...].prefix { $0 == frame }.count
      lines += Array(repeating: "  at \(frame)", count: min(count, 2))
      if count > 2 { lines.append("  and \(count - 2) times more") }
      index += count
    }
    return lines
  }

  private static func text(ofSeconds value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    let text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return text == "1" ? "1 second" : "\(text) seconds"
  }

  /// Returns a name such as `SIGSEGV`, or `signal 40` for signals without a name.
  package static func name(of number: Int32) -> String {
    signals.first { $0.number == number }?.name ?? "signal \(number)"
  }

  private static func meaning(of number: Int32) -> String {
    signals.first { $0.number == number }?.meaning ?? "it was ended by a signal"
  }

  private static let signals: [(number: Int32, name: String, meaning: String)] = [
    (SIGILL, "SIGILL", "Swift stopped it at a trap"),
    (SIGTRAP, "SIGTRAP", "Swift stopped it at a trap"),
    (SIGSEGV, "SIGSEGV", "it accessed invalid memory"),
    (SIGBUS, "SIGBUS", "it accessed memory that does not exist"),
    (SIGFPE, "SIGFPE", "it divided by zero"),
    (SIGABRT, "SIGABRT", "it called abort()"),
    (SIGKILL, "SIGKILL", "it was killed, possibly by the system for lack of memory"),
    (SIGTERM, "SIGTERM", "it was terminated"),
    (SIGINT, "SIGINT", "it was interrupted"),
    (SIGHUP, "SIGHUP", "its terminal was closed"),
    (SIGQUIT, "SIGQUIT", "it was asked to quit"),
    (SIGPIPE, "SIGPIPE", "it wrote to a closed pipe"),
    (SIGALRM, "SIGALRM", "an alarm ended it"),
    (SIGXCPU, "SIGXCPU", "it exceeded the limit of processor time"),
    (SIGXFSZ, "SIGXFSZ", "it exceeded the limit of file size"),
    (SIGSYS, "SIGSYS", "it made a forbidden system call"),
    (SIGUSR1, "SIGUSR1", "it was ended by a signal"),
    (SIGUSR2, "SIGUSR2", "it was ended by a signal"),
  ]
}
