// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a job ended.
package enum WorkerOutcome: Sendable {
  /// The worker answered.
  case done([UInt8])
  /// The worker died while the job was under way.
  case died(WorkerDeath)
  /// The pool was stopped before the job began, or there was no request for the worker.
  case notBegun
  /// No worker can be started.
  case noWorker(WorkerStartError)
}
