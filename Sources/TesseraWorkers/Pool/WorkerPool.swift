// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A dedicated thread waits for all workers, assigns jobs and enforces time limits. Callers only add jobs to an inbox
// and wake the thread.
//
//     submit ──► inbox ──► queue ──► worker: in progress, ahead ──► outcome
//                            ▲                  │
//                            └── requeued when a worker dies before the job began

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// A pool of worker processes that perform jobs. Workers are replaced when they die.
package final class WorkerPool: @unchecked Sendable {
  package typealias Completion = @Sendable (WorkerOutcome) -> Void

  struct Job {
    let number: Int
    /// A closure that returns the request for the worker with the given number.
    let request: @Sendable (Int) -> WorkerRequest?
    let timeLimit: Double?
    let completion: Completion
    /// The number of workers to which this job was assigned and that died before they began it.
    var losses = 0
  }

  enum Order {
    case job(Job)
    case finish
    case stop(grace: Double)
    /// The stack for the death with this number has been symbolicated.
    case symbolicated(death: Int, [StackFrame])
  }

  private let lock = NSLock()
  private var inbox: [Order] = []
  private var count = 0
  /// Whether the pool has ended and no longer accepts orders.
  private var isOver = false
  private let wake: (read: Int32, write: Int32)

  /// Starts the pool's thread. Workers are started with the first jobs.
  package init(_ rules: WorkerRules, _ launch: WorkerLaunch) {
    var ends: [Int32] = [-1, -1]
    _ = tessera_socket_pair(&ends)
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    wake = (ends[0], ends[1])
    let loop = WorkerLoop(
      rules, launch, wake: wake.read, takeOrders: { [weak self] in self?.takeOrders(areLast: $0) ?? [.stop(grace: 0)] },
      order: { [weak self] in self?.postOrder($0) })
    let thread = Thread { loop.run() }
    thread.name = "Tessera workers"
    thread.stackSize = 1 << 20
    thread.start()
  }

  deinit {
    close(wake.write)
  }

  /// Adds a job to the end of the queue.
  ///
  /// - Parameters:
  ///   - request: The request sent to the worker.
  ///   - timeLimit: The time limit in seconds. Nil means the time limit in the pool's rules.
  ///   - completion: A closure that is called once, on the pool's thread.
  /// - Returns: The job's number. Numbers start at 0.
  @discardableResult
  package func submit(
    _ request: [UInt8], timeLimit: Double? = nil, completion: @escaping Completion
  ) -> Int {
    submit(timeLimit: timeLimit, request: { _ in WorkerRequest(request) }, completion: completion)
  }

  /// Adds a job to the end of the queue. Its request depends on the worker that receives it.
  ///
  /// - Parameters:
  ///   - timeLimit: The time limit in seconds. Nil means the time limit in the pool's rules.
  ///   - request: A closure that is called on the pool's thread with the number of the worker for the job. It is called
  ///     again if that worker dies before the job begins. Returning nil ends the job with `WorkerOutcome.notBegun`.
  ///   - completion: A closure that is called once, on the pool's thread, or immediately if the pool has ended.
  /// - Returns: The job's number. Numbers start at 0.
  @discardableResult
  package func submit(
    timeLimit: Double? = nil, request: @escaping @Sendable (Int) -> WorkerRequest?, completion: @escaping Completion
  ) -> Int {
    let (number, isLate) = lock.withLock {
      defer { count += 1 }
      let job = Job(number: count, request: request, timeLimit: timeLimit, completion: completion)
      if !isOver { inbox.append(.job(job)) }
      return (count, isOver)
    }
    guard !isLate else {
      completion(.notBegun)
      return number
    }
    wakeLoop()
    return number
  }

  /// Shuts down the workers after all jobs are done. Jobs that are submitted later do not begin.
  package func finish() { postOrder(.finish) }

  /// Starts no further jobs, waits `grace` seconds for jobs in progress, and then kills the remaining workers.
  package func stop(grace: Double) { postOrder(.stop(grace: grace)) }

  private func postOrder(_ order: Order) {
    lock.withLock { inbox.append(order) }
    wakeLoop()
  }

  private func wakeLoop() {
    var byte: UInt8 = 0
    _ = tessera_socket_write(wake.write, &byte, 1)
  }

  private func takeOrders(areLast: Bool) -> [Order] {
    lock.withLock {
      defer { inbox = [] }
      isOver = areLast
      return inbox
    }
  }
}
