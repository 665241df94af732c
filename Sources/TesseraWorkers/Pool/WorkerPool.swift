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

internal import Glibc

/// Worker processes that do jobs, and are replaced when they die.
package final class WorkerPool: @unchecked Sendable {
  package typealias Completion = @Sendable (WorkerOutcome) -> Void

  struct Job {
    let number: Int
    /// The request for the worker of a number.
    let request: @Sendable (Int) -> WorkerRequest?
    let timeLimit: Double?
    let completion: Completion
    /// How many workers died with the job waiting in them.
    var losses = 0
  }

  enum Order {
    case job(Job)
    case finish
    case stop(grace: Double)
    /// The stack of a death with this number has its names.
    case told(death: Int, [StackFrame])
  }

  private let lock = NSLock()
  private var inbox: [Order] = []
  private var count = 0
  /// Whether nobody takes orders any more.
  private var isOver = false
  private let wake: (read: Int32, write: Int32)

  /// Starts the pool's thread. Workers start with the first jobs.
  package init(_ rules: WorkerRules, _ launch: WorkerLaunch) {
    var ends: [Int32] = [-1, -1]
    _ = tessera_socket_pair(&ends)
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    wake = (ends[0], ends[1])
    let loop = WorkerLoop(
      rules, launch, wake: wake.read, takeOrders: { [weak self] in self?.takeOrders(areLast: $0) ?? [.stop(grace: 0)] },
      order: { [weak self] in self?.give($0) })
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
  /// - Parameters:
  ///   - request: What the worker gets.
  ///   - timeLimit: Seconds that a worker may take; nil for the limit of the pool's rules.
  ///   - completion: Called once, on the pool's thread.
  /// - Returns: The job's number, counted from 0.
  @discardableResult
  package func submit(
    _ request: [UInt8], timeLimit: Double? = nil, completion: @escaping Completion
  ) -> Int {
    submit(timeLimit: timeLimit, request: { _ in WorkerRequest(request) }, completion: completion)
  }

  /// Adds a job at the end of the queue, whose request depends on the worker that gets it.
  ///
  /// - Parameters:
  ///   - timeLimit: Seconds that a worker may take; nil for the limit of the pool's rules.
  ///   - request: Called on the pool's thread with the worker's number when the worker is to have the job; again with another's
  ///     if that one is lost before the job began. Nil ends the job with `WorkerOutcome.notBegun`.
  ///   - completion: Called once, on the pool's thread; at once if the pool has ended.
  /// - Returns: The job's number, counted from 0.
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

  private func takeOrders(areLast: Bool) -> [Order] {
    lock.withLock {
      defer { inbox = [] }
      isOver = areLast
      return inbox
    }
  }
}
