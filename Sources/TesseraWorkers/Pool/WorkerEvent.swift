// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A change of a worker's state. The associated number identifies the worker in its pool.
package enum WorkerEvent: Sendable {
  /// The worker's process was started.
  case started(worker: Int)
  /// The worker accepts jobs.
  case ready(worker: Int)
  /// The worker was shut down, because it had completed the maximum number of jobs or used too much memory while
  /// idle.
  case recycled(worker: Int)
  /// The worker died or was killed.
  case died(worker: Int, WorkerDeath)
  /// The worker was shut down with the pool.
  case ended(worker: Int)
  /// All workers have ended, and no further outcomes will be reported.
  case closed
}
