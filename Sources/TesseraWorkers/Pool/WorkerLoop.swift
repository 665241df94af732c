// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// The event loop and state of the pool's thread. Not used on other threads.
final class WorkerLoop: @unchecked Sendable {
  private let rules: WorkerRules
  private let launch: WorkerLaunch
  private let wake: Int32
  private let takeOrders: (_ areLast: Bool) -> [WorkerPool.Order]

  private let order: @Sendable (WorkerPool.Order) -> Void

  private var queue = JobQueue()
  private var workers: [Worker] = []
  private var isClosing = false
  /// The time at which the remaining jobs are killed, if the pool was stopped.
  private var stopTime: Double?
  /// The number of consecutive workers that ended before they were ready.
  private var failedStarts = 0
  private var startError: WorkerStartError?
  /// The time of the next attempt to start workers after an error.
  private var nextStart = Double.infinity
  private var started = 0
  /// The deaths whose stacks are being symbolicated, by their numbers.
  private var deaths: [Int: Death] = [:]
  private var deathCount = 0
  /// The queue for symbolication. It handles one stack at a time, because a symbolizer loads the debug information of
  /// the whole program.
  private let readers = DispatchQueue(label: "Tessera stacks")

  /// The data needed to report a death after symbolication.
  private struct Death {
    var death: WorkerDeath
    /// The job that was in progress.
    var job: WorkerPool.Job?
    /// The number of the most recently completed job.
    var last: Int?
  }

  init(
    _ rules: WorkerRules, _ launch: WorkerLaunch, wake: Int32,
    takeOrders: @escaping (_ areLast: Bool) -> [WorkerPool.Order],
    order: @escaping @Sendable (WorkerPool.Order) -> Void
  ) {
    (self.rules, self.launch, self.wake) = (rules, launch, wake)
    (self.takeOrders, self.order) = (takeOrders, order)
  }

  func run() {
    while step() {}
    for worker in workers {
      worker.retire()
      rules.onEvent(.ended(worker: worker.number))
    }
    for number in deaths.keys.sorted() { completeDeath(number: number, stack: []) }
    for job in queue.takeAll() { job.completion(.notBegun) }
    for case .job(let job) in takeOrders(true) { job.completion(.notBegun) }
    close(wake)
    rules.onEvent(.closed)
  }

  /// Waits for an event and handles it. Returns false when the loop should end.
  private func step() -> Bool {
    startWorkers()
    for worker in workers { fill(worker) }
    waitForEvents()
    for order in takeOrders(false) { execute(order) }
    let now = WorkerClock.now
    for worker in workers { checkWorker(worker, now: now) }
    workers.removeAll { $0.isGone }
    if let stopTime {
      for job in queue.takeAll() { job.completion(.notBegun) }
      return (workers.contains(where: \.isBusy) || !deaths.isEmpty) && now < stopTime + 1
    }
    return !(isClosing && queue.isEmpty && deaths.isEmpty && !workers.contains(where: \.isBusy))
  }

  private func execute(_ order: WorkerPool.Order) {
    switch order {
    case .job(let job):
      if isClosing || stopTime != nil { job.completion(.notBegun) } else { queue.append(job) }
    case .finish: isClosing = true
    case .symbolicated(let number, let stack): completeDeath(number: number, stack: stack)
    case .stop(let grace):
      guard stopTime == nil else { return }
      stopTime = WorkerClock.now + grace
      if let signal = rules.stopSignal { for worker in workers { worker.sendSignal(signal) } }
    }
  }

  // MARK: Starting workers

  private func startWorkers() {
    guard stopTime == nil else { return }
    if startError != nil, WorkerClock.now >= nextStart { (startError, failedStarts) = (nil, 0) }
    if let startError {
      for job in queue.takeAll() { job.completion(.noWorker(startError)) }
      return
    }
    let idle = workers.count { !$0.isBusy && !$0.isRetired }
    let wanted = rules.keepsWorkers && !isClosing ? rules.count : queue.count - idle
    var missing = min(rules.count - workers.count, wanted)
    while missing > 0 {
      missing -= 1
      do throws(WorkerStartError) {
        workers.append(Worker(number: started, process: try WorkerProcess(launch), onOutput: rules.onOutput))
      } catch {
        // If some workers are running, they continue. Otherwise no worker can perform the jobs.
        if workers.isEmpty { fail(error) }
        return
      }
      rules.onEvent(.started(worker: started))
      started += 1
    }
  }

  private func fill(_ worker: Worker) {
    guard stopTime == nil, worker.isReady, !worker.isRetired else { return }
    // A job is queued at a busy worker only if no worker is idle.
    let isAheadAllowed = rules.worksAhead && !workers.contains { !$0.isBusy && $0.isReady && !$0.isRetired }
    let most = isAheadAllowed && !worker.isLast(rules) ? 2 : 1
    while worker.jobs.count < most, let job = queue.popFirst() {
      guard let request = job.request(worker.number) else {
        job.completion(.notBegun)
        continue
      }
      if !worker.send(job, request: request) {
        queue.pushFront(job)
        return
      }
    }
  }

  // MARK: Waits

  private func waitForEvents() {
    var places = [pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
    for worker in workers { places += worker.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } }
    _ = poll(&places, nfds_t(places.count), Int32(timeout))
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(wake, &bytes, bytes.count) == bytes.count {}
  }

  /// The time until the next periodic check, in milliseconds.
  private var timeout: Double {
    var next = min(stopTime ?? .infinity, startError == nil ? .infinity : nextStart)
    for worker in workers {
      next = min(next, worker.deadline(rules: rules))
      if worker.isWatched(rules) { next = min(next, WorkerClock.now + 0.1) }
    }
    // If the process had no free descriptors for the wake-up socket, orders are polled.
    if wake < 0 { return 50 }
    guard next.isFinite else { return workers.isEmpty ? 60_000 : 1000 }
    return min(60_000, max(0, ((next - WorkerClock.now) * 1000).rounded(.up)))
  }

  // MARK: Serving workers

  private func checkWorker(_ worker: Worker, now: Double) {
    let wasReady = worker.isReady
    let isOpen = worker.readMessages(rules: rules) { job, answer in job.completion(.done(answer)) }
    if worker.isReady, !wasReady {
      failedStarts = 0
      rules.onEvent(.ready(worker: worker.number))
    }
    if let stopTime, now >= stopTime, worker.isBusy {
      removeWorker(worker, death: WorkerDeath(.stopped))
    } else if let death = worker.reasonToKill(rules: rules, now: now) {
      removeWorker(worker, death: death)
    } else if !isOpen || worker.hasEnded {
      removeWorker(worker, death: worker.death(rules))
    } else if !worker.isBusy, worker.isLast(rules) || worker.isLarge(rules) {
      worker.retire()
      rules.onEvent(.recycled(worker: worker.number))
    }
  }

  /// Removes a worker and determines the outcome of its jobs.
  private func removeWorker(_ worker: Worker, death: WorkerDeath) {
    worker.kill()
    rules.onEvent(.died(worker: worker.number, death))
    if !worker.isReady { recordFailedStart(worker) }
    var entry = Death(death: death)
    // All jobs may be done before the stack is symbolicated, so the death is reported immediately, and again with the
    // stack.
    if !worker.hasBegun, let last = worker.lastDone, death.isOwnDoing {
      rules.onDeathAfterJob(last, death)
      entry.last = last
    }
    var jobs = worker.jobs
    worker.jobs = []
    // If the worker reported that its first job began, that job was in progress. Its other jobs are assigned to the
    // next worker.
    if let first = jobs.first, worker.hasBegun || first.losses > 0 || stopTime != nil {
      entry.job = first
      jobs.removeFirst()
    }
    for var job in jobs.reversed() {
      job.losses += 1
      queue.pushFront(job)
    }
    reportDeath(entry, record: worker.record)
  }

  /// Reports a death. If there is a stack, it is symbolicated first, while the loop continues to handle other
  /// workers.
  private func reportDeath(_ entry: Death, record: CrashRecord?) {
    guard entry.job != nil || entry.last != nil else { return }
    deathCount += 1
    deaths[deathCount] = entry
    guard let record else { return completeDeath(number: deathCount, stack: []) }
    readers.async { [rules, order, number = deathCount] in
      order(.symbolicated(death: number, record.stack(upTo: rules.runnerNames)))
    }
  }

  private func completeDeath(number: Int, stack: [StackFrame]) {
    guard var entry = deaths.removeValue(forKey: number) else { return }
    entry.death.stack = stack
    if let last = entry.last { rules.onDeathAfterJob(last, entry.death) }
    entry.job?.completion(.died(entry.death))
  }

  private func recordFailedStart(_ worker: Worker) {
    failedStarts += 1
    if failedStarts >= 3 { fail(WorkerStartError(code: 0, words: worker.lastWords)) }
  }

  private func fail(_ error: WorkerStartError) {
    startError = error
    nextStart = rules.startPause.map { WorkerClock.now + $0 } ?? .infinity
  }
}
