// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a pool did not render. The description states the problem and its remedy.
public enum RenderPoolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The queue contains the maximum number of renders.
  case queueFull(limit: Int)
  /// The render exceeded its deadline, in seconds, including the time in the queue.
  case deadline(screen: String, seconds: Double)
  /// The pool was shut down before the render was completed.
  case shutDown
  /// The worker process died: it trapped, was terminated by a signal, overflowed its stack or called `exit`. The
  /// message contains the reason, the last line that the process printed, and the stack trace.
  case crashed(screen: String, message: String)
  /// The screen exceeded its time limit, in seconds. The message contains the stack trace.
  case timeLimit(screen: String, seconds: Double, message: String)
  /// The worker exceeded its memory limit, in bytes.
  case memoryLimit(screen: String, bytes: Int)
  /// The workers have no template or screen with the name. `known` contains the names that exist.
  case unknownScreen(String, known: [String])
  /// The template does not accept the parameters. The path in the JSON is empty for the root, and the reason
  /// describes the expected value.
  case badParameters(screen: String, path: String, reason: String)
  /// The options or the screen cannot be rendered. The reason is the description of the `RenderError`.
  case notRenderable(screen: String, reason: String)
  /// The worker's response is invalid.
  case badAnswer(screen: String, reason: String)
  /// No worker can be started. The associated value is the reason.
  case noWorker(String)
  /// The system does not provide shared memory for workers. The associated value is the reason.
  case noMemory(String)
  /// The options cannot be sent to another process. The associated value is the reason.
  case badOptions(String)
  /// A pool was created in a worker process.
  case insideWorker

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .queueFull(let limit):
      "The queue is full: \(limit) renders are waiting. Try again later, add workers, or raise queueLimit."
    case .deadline(let screen, let seconds):
      "'\(screen)' was not rendered within \(Self.text(ofSeconds: seconds)). Try again later, add workers, or give it more time."
    case .shutDown: "The render pool was shut down."
    case .crashed(_, let message): message
    case .timeLimit(_, _, let message): message
    case .memoryLimit(let screen, let bytes):
      "'\(screen)' exceeded the memory limit of a worker, \(bytes / 1_048_576) MiB, and was stopped. Make it smaller, or raise "
        + "memoryLimit."
    case .unknownScreen(let name, let known):
      "There is no screen '\(name)'. "
        + (known.isEmpty ? "The workers have none." : "The screens are \(known.prefix(100).joined(separator: ", ")).")
    case .badParameters(let screen, let path, let reason):
      "The parameters of '\(screen)' are wrong: " + (path.isEmpty ? "" : "\(path): ") + "\(reason)."
    case .notRenderable(let screen, let reason): "'\(screen)' cannot be rendered. \(reason)"
    case .badAnswer(let screen, let reason):
      "The worker that rendered '\(screen)' returned an invalid answer: \(reason). Look for code in the screen that writes to "
        + "descriptors or memory that it does not own."
    case .noWorker(let reason): reason
    case .noMemory(let reason):
      "There is no shared memory for workers: \(reason). Raise the limits, or retain fewer pictures."
    case .badOptions(let reason): reason
    case .insideWorker:
      "A worker process can't create a pool. Make 'await RenderPool.serveIfWorker(…)' the first line of main."
    }
  }

  static func text(ofSeconds seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
