// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraWorkers

/// The reason that a job failed, which can be sent by a worker.
struct JobFailure: Error, Codable, Sendable {
  var message: String
  /// Whether the failure was caused by an invalid argument.
  var isUsage = false

  /// Creates a failure for a worker that died while it was running a screen. The message contains the remedy.
  init(_ death: WorkerDeath, of name: String) {
    message = death.message(about: name)
    if case .timeLimit = death.cause { message += "\nUse --time-limit for a longer limit." }
  }

  /// Creates a failure for unexpected messages of a screen. The message contains the remedy.
  init(unexpected messages: [String], of name: String) {
    message =
      "The screen \(name) printed an unexpected message. Fix its code, or add a part of the message to the "
      + "screen's expectedMessages.\n" + messages.joined(separator: "\n")
  }

  init(_ error: any Error) {
    if let failure = error as? JobFailure {
      self = failure
      return
    }
    message = "\(error)"
    isUsage = (error as? RenderError)?.isUsage ?? (error as? CommandFailure)?.isUsage ?? false
  }
}

extension CommandFailure {
  /// Combines the failures in job results. Returns nil if there are none.
  init?<Answer>(_ results: [Result<Answer, JobFailure>?]) {
    self.init(
      results.compactMap { result in if case .failure(let failure) = result { failure } else { nil } })
  }

  /// Combines the failures of several jobs. Returns nil if there are none.
  init?(_ failures: [JobFailure]) {
    guard !failures.isEmpty else { return nil }
    self.init(description: failures.map(\.message).joined(separator: "\n"), isUsage: failures.allSatisfy(\.isUsage))
  }
}
