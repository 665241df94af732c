// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The number and the limits of workers.
package struct WorkerRules: Sendable {
  /// The number of worker processes, at least 1.
  package var count: Int
  /// The time limit of a job in seconds, from its start; nil for none.
  package var timeLimit: Double?
  /// Whether a worker receives its next job before the current one is done, so that it never waits.
  package var worksAhead = true
  /// The number of jobs after which a worker is replaced; nil for never.
  package var jobsPerWorker: Int?
  /// The memory limit of a worker in bytes; nil for none. A worker that exceeds it during a job is killed; an idle one that
  /// uses more than three quarters of it is replaced. Checked twenty times a second.
  package var memoryLimit: Int?
  /// Parts of the names of functions that call jobs. Stacks end at the first of them.
  package var runnerNames = ["TesseraWorkers."]
  /// Receives a line of the workers' output. Called on the pool's thread.
  package var onOutput: @Sendable (String) -> Void = { _ in }
  /// Whether all workers are started immediately and replaced when they end, so that jobs need not wait for a start.
  package var keepsWorkers = false
  /// The time limit in seconds from the start of a worker until it is ready; nil for none.
  package var startLimit: Double?
  /// The number of seconds after which a failed start of workers is retried; nil for never.
  package var startPause: Double?
  /// Receives the events of workers. Called on the pool's thread.
  package var onEvent: @Sendable (WorkerEvent) -> Void = { _ in }
  /// Receives a worker's progress reports, with the job's number. Called on the pool's thread.
  package var onProgress: @Sendable (Int, [UInt8]) -> Void = { _, _ in }
  /// The signal for a worker with a job in progress when the pool is stopped; nil to only wait for it.
  package var stopSignal: Int32?
  /// Receives the number of a completed job whose worker died before another began. Called on the pool's thread.
  package var onDeathAfterJob: @Sendable (Int, WorkerDeath) -> Void = { _, _ in }

  package init(count: Int, timeLimit: Double? = nil) {
    self.count = max(1, count)
    self.timeLimit = timeLimit
  }
}
