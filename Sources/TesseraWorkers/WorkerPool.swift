// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One thread of its own waits for all workers at once, hands out jobs and watches the time. Callers only put jobs into an
// inbox and wake it.
//
//   submit ──► inbox ──► queue ──► worker: at work, ahead ──► outcome
//                          ▲                  │
//                          └── given back when a worker dies before the job began

internal import CTesseraWorkers
internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
  /// The bytes of memory that a worker may hold; nil for any number.
  package var memoryLimit: Int?
  /// Parts of the names of functions by which jobs are called. Stacks are told up to the first of them.
  package var runner = ["TesseraWorkers."]
  /// Takes a line that workers wrote to their outputs. On the pool's thread.
  package var show: @Sendable (String) -> Void = { _ in }
  /// Takes the number of a job that was done, whose worker died before another began. On the pool's thread.
  package var diedAfter: @Sendable (Int, WorkerDeath) -> Void = { _, _ in }

  package init(count: Int, timeLimit: Double? = nil) {
    self.count = max(1, count)
    self.timeLimit = timeLimit
  }
}

/// How a job ended.
package enum WorkerOutcome: Sendable {
  /// The worker answered.
  case done([UInt8])
  /// The worker died while the job was under way.
  case died(WorkerDeath)
  /// The pool was stopped before the job began.
  case notBegun
  /// No worker can be started.
  case noWorker(WorkerStartError)
}

/// Worker processes that do jobs, and are replaced when they die.
package final class WorkerPool: @unchecked Sendable {
  package typealias Completion = @Sendable (WorkerOutcome) -> Void

  struct Job {
    let number: Int
    let request: [UInt8]
    let timeLimit: Double?
    let completion: Completion
    /// How many workers died with the job waiting in them.
    var losses = 0
  }

  enum Order {
    case job(Job)
    case finish
    case stop(grace: Double)
  }

  private let lock = NSLock()
  private var inbox: [Order] = []
  private var count = 0
  private let wake: (read: Int32, write: Int32)

  /// Starts the pool's thread. Workers start with the first jobs.
  package init(_ rules: WorkerRules, _ launch: WorkerLaunch) {
    var ends: [Int32] = [-1, -1]
    _ = tessera_socket_pair(&ends)
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    wake = (ends[0], ends[1])
    let loop = WorkerLoop(rules, launch, wake: wake.read) { [weak self] in self?.takeOrders() ?? [.stop(grace: 0)] }
    let thread = Thread { loop.run() }
    thread.name = "Tessera workers"
    thread.stackSize = 1 << 20
    thread.start()
  }

  deinit {
    close(wake.write)
  }

  /// Adds a job at the end of the queue.
  ///
  /// - Parameter completion: Called once, on the pool's thread.
  /// - Returns: The job's number, counted from 0.
  @discardableResult
  package func submit(
    _ request: [UInt8], timeLimit: Double? = nil, completion: @escaping Completion
  ) -> Int {
    let number = lock.withLock {
      defer { count += 1 }
      inbox.append(.job(Job(number: count, request: request, timeLimit: timeLimit, completion: completion)))
      return count
    }
    ring()
    return number
  }

  /// Ends the workers as soon as all jobs are done. What is submitted later does not begin.
  package func finish() { give(.finish) }

  /// Begins no more jobs, waits some seconds for those under way, and kills what is not done then.
  package func stop(grace: Double) { give(.stop(grace: grace)) }

  private func give(_ order: Order) {
    lock.withLock { inbox.append(order) }
    ring()
  }

  private func ring() {
    var byte: UInt8 = 0
    _ = tessera_socket_write(wake.write, &byte, 1)
  }

  private func takeOrders() -> [Order] {
    lock.withLock {
      defer { inbox = [] }
      return inbox
    }
  }
}
