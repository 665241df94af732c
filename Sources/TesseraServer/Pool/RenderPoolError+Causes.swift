// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraWorkers

extension RenderPoolError {
  /// Creates an error from the failure reported by a worker.
  init(_ failure: RenderFailure, screen: String) {
    switch failure {
    case .unknownScreen(let name, let known): self = .unknownScreen(name, known: known)
    case .badParameters(let screen, let path, let reason):
      self = .badParameters(screen: screen, path: path, reason: reason)
    case .render(let reason): self = .notRenderable(screen: screen, reason: reason)
    case .memory(let reason): self = .noMemory(reason)
    }
  }

  /// Creates an error from the death of a worker.
  init(_ death: WorkerDeath, screen: String) {
    var message: String {
      // Omit the hint about the command line, which does not apply to a server.
      if case .timeLimit(let seconds) = death.cause {
        let time = RenderPoolError.text(ofSeconds: seconds)
        var told = death.message(about: "")
        if let end = told.firstIndex(of: "\n") { told.removeSubrange(..<end) } else { told = "" }
        return "'\(screen)' did not end within \(time) and was stopped. Make it faster, or raise timeLimit." + told
      }
      return death.message(about: "'\(screen)'")
    }
    switch death.cause {
    case .timeLimit(let seconds): self = .timeLimit(screen: screen, seconds: seconds, message: message)
    case .memoryLimit(let bytes): self = .memoryLimit(screen: screen, bytes: bytes)
    case .stopped: self = .shutDown
    default: self = .crashed(screen: screen, message: message)
    }
  }

  /// Creates an error from a worker's failure to start.
  init(_ error: WorkerStartError) {
    guard error.code == 0 else {
      self = .noWorker("Can't start a worker process: \(String(cString: strerror(error.code))).")
      return
    }
    self = .noWorker(
      "Worker processes end, or hang, before they accept a render."
        + (error.words.isEmpty ? "" : " Output of the last one: \(error.words)")
        + " Check that 'await RenderPool.serveIfWorker(…)' is the first line of the program's main, and that the "
        + "screens of warmUp can be rendered.")
  }

  /// Whether a worker reported this error and continues to run.
  var isAnswer: Bool {
    switch self {
    case .unknownScreen, .badParameters, .notRenderable, .noMemory, .badAnswer: true
    default: false
    }
  }
}

extension Duration {
  /// The duration in seconds, including fractions.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
