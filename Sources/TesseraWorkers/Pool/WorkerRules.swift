// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How many workers there are, and what they may do.
package struct WorkerRules: Sendable {
  /// Worker processes at a time, at least 1.
  package var count: Int
  /// The seconds that a job may take, counted from its begin; nil for any number.
  package var timeLimit: Double?
  /// Whether a worker has its next job before it is done with one, so that it never waits for it.
  package var worksAhead = true
  /// After how many jobs a worker is replaced; nil for never.
  package var jobsPerWorker: Int?
  /// The bytes of memory that a worker may hold; nil for any number. One that works and holds more is killed, one that is
  /// idle and holds more than three quarters is replaced. Looked at twenty times a second.
  package var memoryLimit: Int?
  /// Parts of the names of functions by which jobs are called. Stacks are told up to the first of them.
  package var runner = ["TesseraWorkers."]
  /// Takes a line that workers wrote to their outputs. On the pool's thread.
  package var show: @Sendable (String) -> Void = { _ in }
  /// Whether all workers are started at once and replaced when they end, so that none has to be waited for.
  package var keepsWorkers = false
  /// The seconds in which a worker must take jobs after its start; nil for any number.
  package var startLimit: Double?
  /// The seconds after which workers are tried anew when none could be started; nil for never.
  package var startPause: Double?
  /// Takes what becomes of workers. On the pool's thread.
  package var observe: @Sendable (WorkerEvent) -> Void = { _ in }
  /// Takes what a worker tells about its job under way, by the job's number. On the pool's thread.
  package var progressed: @Sendable (Int, [UInt8]) -> Void = { _, _ in }
  /// The signal that a worker gets when the pool is stopped while its job is under way; nil if it is only waited for.
  package var stopSignal: Int32?
  /// Takes the number of a job that was done, whose worker died before another began. On the pool's thread.
  package var diedAfter: @Sendable (Int, WorkerDeath) -> Void = { _, _ in }

  package init(count: Int, timeLimit: Double? = nil) {
    self.count = max(1, count)
    self.timeLimit = timeLimit
  }
}
