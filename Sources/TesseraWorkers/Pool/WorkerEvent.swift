// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What becomes of workers, each known by a number that no other of its pool has.
package enum WorkerEvent: Sendable {
  /// A process was started.
  case started(worker: Int)
  /// It takes jobs.
  case ready(worker: Int)
  /// It had done as many jobs as one may, or held more memory than one may while it was idle, and was ended.
  case recycled(worker: Int)
  /// It died or was killed.
  case died(worker: Int, WorkerDeath)
  /// It was ended with the pool.
  case ended(worker: Int)
  /// All workers are ended, and no outcome follows.
  case closed
}
