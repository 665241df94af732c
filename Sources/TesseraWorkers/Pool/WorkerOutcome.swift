// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The outcome of a job.
package enum WorkerOutcome: Sendable {
  /// The worker completed the job with this answer.
  case done([UInt8])
  /// The worker died during the job.
  case died(WorkerDeath)
  /// The job did not begin, because the pool was stopped first or the request closure returned nil.
  case notBegun
  /// No worker could be started.
  case noWorker(WorkerStartError)
}
