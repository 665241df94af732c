// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The number of workers and their limits.
package struct WorkerRules: Sendable {
  /// The number of worker processes, at least 1.
  package var count: Int
  /// The time limit of a job in seconds, measured from its start; nil for none.
  package var timeLimit: Double?
  /// Whether a worker receives its next job before the current job is done, so it never waits for a job.
  package var worksAhead = true
  /// The number of jobs after which a worker is replaced; nil for no limit.
  package var jobsPerWorker: Int?
  /// The memory limit of a worker in bytes; nil for none. A worker that exceeds it during a job is killed. An idle
  /// worker that uses more than three quarters of it is replaced. Checked twenty times per second.
  package var memoryLimit: Int?
  /// Substrings of the names of functions that call jobs. Reported stacks end at the first such function.
  package var runnerNames = ["TesseraWorkers."]
  /// A closure that receives a line of the workers' output. Called on the pool's thread.
  package var onOutput: @Sendable (String) -> Void = { _ in }
  /// Whether all workers are started immediately and replaced when they end, so jobs need not wait for a worker to
  /// start.
  package var keepsWorkers = false
  /// The time limit for a worker to become ready after its start, in seconds; nil for none.
  package var startLimit: Double?
  /// The number of seconds after which a failed start of workers is retried; nil for no retry.
  package var startPause: Double?
  /// A closure that receives the workers' events. Called on the pool's thread.
  package var onEvent: @Sendable (WorkerEvent) -> Void = { _ in }
  /// A closure that receives a job's number and a progress report from its worker. Called on the pool's thread.
  package var onProgress: @Sendable (Int, [UInt8]) -> Void = { _, _ in }
  /// The signal sent to a worker with a job in progress when the pool is stopped. If nil, the pool only waits for the
  /// worker.
  package var stopSignal: Int32?
  /// A closure that receives the number of a completed job whose worker died before another job began. Called on the
  /// pool's thread.
  package var onDeathAfterJob: @Sendable (Int, WorkerDeath) -> Void = { _, _ in }

  package init(count: Int, timeLimit: Double? = nil) {
    self.count = max(1, count)
    self.timeLimit = timeLimit
  }
}
