// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An event of a worker, which has a unique number in its pool.
package enum WorkerEvent: Sendable {
  /// A process was started.
  case started(worker: Int)
  /// The worker accepts jobs.
  case ready(worker: Int)
  /// The worker was shut down after the maximum number of jobs, or because of its memory while idle.
  case recycled(worker: Int)
  /// The worker died or was killed.
  case died(worker: Int, WorkerDeath)
  /// The worker was shut down with the pool.
  case ended(worker: Int)
  /// All workers have ended, and no outcome follows.
  case closed
}
