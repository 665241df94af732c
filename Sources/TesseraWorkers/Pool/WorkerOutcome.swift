// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The outcome of a job.
package enum WorkerOutcome: Sendable {
  /// The worker answered.
  case done([UInt8])
  /// The worker died during the job.
  case died(WorkerDeath)
  /// The pool was stopped before the job began, or there was no request for the worker.
  case notBegun
  /// No worker can be started.
  case noWorker(WorkerStartError)
}
