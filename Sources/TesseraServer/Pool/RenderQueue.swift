// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The queue of a pool. Waiting renders can be canceled by their deadline or their caller. Each worker runs one render
// at a time.
//
//     render ──► waiting ──► running, one per worker ──► settled
//                   └── deadline, canceled ─────────────►┘
//
// A worker that dies is replaced immediately. Reporting the death takes longer, because the stack trace must be
// symbolicated.

internal import Dispatch
internal import Foundation
internal import TesseraRaster
internal import TesseraWorkers

final class RenderQueue: @unchecked Sendable {
  typealias Outcome = Result<RenderedImage, any Error>

  private let slots: Int
  private let queueLimit: Int
  private let regionPool = RegionPool()
  private let alarm: any DispatchSourceTimer
  private var workers: WorkerPool?

  private let lock = Lock()
  // The properties below are protected by the lock.
  /// The waiting tickets, in order. Some of them may be settled. Entries of removed tickets are nil, because a ticket
  /// would retain the memory of its image.
  private var waiting: [RenderTicket?] = []
  /// The index of the first entry that has not been removed.
  private var first = 0
  /// All unsettled tickets.
  private var open: [ObjectIdentifier: RenderTicket] = [:]
  private var statistics = RenderPoolStatistics()
  /// The tickets of running renders, by worker number.
  private var current: [Int: RenderTicket] = [:]
  private var started = 0
  private var ready: Set<Int> = []
  private var isClosed = false
  private var isEnded = false
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []
  private var endWaiters: [CheckedContinuation<Void, Never>] = []
  private var nextAlarm = Double.infinity

  static var now: Double { ProcessInfo.processInfo.systemUptime }

  init(_ configuration: RenderPoolConfiguration, _ launch: WorkerLaunch) {
    slots = max(1, configuration.workers)
    queueLimit = max(0, configuration.queueLimit)
    alarm = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Tessera render deadlines"))
    alarm.setEventHandler { [weak self] in self?.expire() }
    alarm.activate()
    var rules = WorkerRules(count: slots, timeLimit: configuration.timeLimit.inSeconds)
    rules.worksAhead = false
    rules.jobsPerWorker = configuration.rendersPerWorker.map { max(1, $0) }
    rules.memoryLimit = configuration.memoryLimit
    rules.runnerNames += ["TesseraServer.", "Tessera.Stage.", "Tessera.Renderer."]
    rules.keepsWorkers = true
    rules.startLimit = configuration.startLimit.inSeconds
    rules.startPause = 1
    rules.onOutput = configuration.log
    rules.onEvent = { [weak self] in self?.handleEvent($0) }
    workers = WorkerPool(rules, launch)
  }

  deinit {
    alarm.cancel()
    workers?.stop(grace: 0)
  }

  // MARK: Renders

  /// Adds a render.
  ///
  /// - Throws: `RenderPoolError.queueFull` and `.shutDown`.
  func addTicket(_ ticket: RenderTicket) throws(RenderPoolError) {
    let refusal = lock.withLock { () -> RenderPoolError? in
      if isClosed { return .shutDown }
      if statistics.running >= slots, statistics.queued >= queueLimit {
        statistics.refused += 1
        return .queueFull(limit: queueLimit)
      }
      waiting.append(ticket)
      open[ObjectIdentifier(ticket)] = ticket
      statistics.queued += 1
      if ticket.deadline.time < nextAlarm { set(alarm: ticket.deadline.time) }
      return nil
    }
    if let refusal { throw refusal }
    dispatch()
  }

  /// Waits for the result of a render. Must be called only once per render.
  func result(of ticket: RenderTicket) async throws -> RenderedImage {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = lock.withLock { () -> Outcome? in
          if ticket.outcome == nil { ticket.continuation = continuation }
          return ticket.outcome
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      abandon(ticket, error: CancellationError())
    }
  }

  private func abandon(_ ticket: RenderTicket, error: any Error) {
    if finishTicket(ticket, with: .failure(error), count: { $0.abandoned += 1 }) { notifyIfIdle() }
  }

  /// Settles a render. Returns false if the render already has a result.
  @discardableResult
  private func finishTicket(
    _ ticket: RenderTicket, with outcome: Outcome, count: (inout RenderPoolStatistics) -> Void = { _ in }
  ) -> Bool {
    let (isFirst, continuation) = lock.withLock {
      () -> (Bool, CheckedContinuation<RenderedImage, any Error>?) in
      guard ticket.outcome == nil else { return (false, nil) }
      ticket.outcome = outcome
      open[ObjectIdentifier(ticket)] = nil
      if ticket.phase == .waiting {
        ticket.phase = .over
        statistics.queued -= 1
        compact()
      }
      count(&statistics)
      defer { ticket.continuation = nil }
      return (true, ticket.continuation)
    }
    continuation?.resume(with: outcome)
    return isFirst
  }

  /// Removes settled tickets before they make up most of the waiting tickets.
  private func compact() {
    guard waiting.count > 2 * statistics.queued + 256 else { return }
    waiting = waiting[first...].filter { $0?.phase == .waiting }
    first = 0
  }

  // MARK: Workers

  /// Assigns renders to idle workers.
  private func dispatch() {
    while let ticket = next() { submit(ticket) }
  }

  private func next() -> RenderTicket? {
    lock.withLock {
      guard statistics.running < slots else { return nil }
      while first < waiting.count {
        let ticket = waiting[first]
        waiting[first] = nil
        first += 1
        guard let ticket, ticket.phase == .waiting else { continue }
        ticket.phase = .running
        statistics.queued -= 1
        takeSlot(ticket)
        compact()
        return ticket
      }
      waiting.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
  }

  /// Includes a ticket in the number of running renders. Requires the lock.
  private func takeSlot(_ ticket: RenderTicket) {
    guard !ticket.hasSlot else { return }
    ticket.hasSlot = true
    statistics.running += 1
  }

  /// Excludes a ticket from the number of running renders. Requires the lock.
  private func leaveSlot(_ ticket: RenderTicket) {
    guard ticket.hasSlot else { return }
    ticket.hasSlot = false
    statistics.running -= 1
  }

  private func submit(_ ticket: RenderTicket) {
    let regionPool = self.regionPool
    workers?.submit { [weak self] worker in
      // A render that had not begun when its worker died is assigned to another worker.
      self?.lock.withLock {
        self?.takeSlot(ticket)
        self?.current[worker] = ticket
        ticket.worker = worker
      }
      ticket.lease = nil
      do throws(RenderPoolError) {
        let (lease, dropped) = try regionPool.lease(worker: worker)
        ticket.lease = lease
        ticket.startTime = Self.now
        defer { lease.region.isKnown = true }
        return WorkerRequest(
          RenderJob.bytes(region: lease.region.number, dropped: dropped, tail: ticket.request),
          descriptor: lease.region.isKnown ? nil : lease.region.descriptor)
      } catch {
        ticket.refusal = error
        return nil
      }
    } completion: { outcome in
      self.finishJob(of: ticket, outcome: outcome)
    }
  }

  private func finishJob(of ticket: RenderTicket, outcome: WorkerOutcome) {
    let result = Self.result(of: ticket, outcome: outcome)
    ticket.lease = nil
    let seconds = ticket.startTime.map { Self.now - $0 } ?? 0
    lock.withLock {
      ticket.phase = .over
      leaveSlot(ticket)
      if let worker = ticket.worker, current[worker] === ticket { current[worker] = nil }
      statistics.busySeconds += seconds
      switch result {
      case .success: statistics.rendered += 1
      case .failure(let error): if error.isAnswer { statistics.failed += 1 }
      }
    }
    // The next render begins before this render's caller resumes.
    dispatch()
    finishTicket(ticket, with: result.mapError { $0 })
    notifyIfIdle()
  }

  private static func result(of ticket: RenderTicket, outcome: WorkerOutcome)
    -> Result<RenderedImage, RenderPoolError>
  {
    let screen = ticket.screen
    switch outcome {
    case .done(let bytes):
      guard let answer = RenderAnswer(bytes), let lease = ticket.lease else {
        return .failure(.badAnswer(screen: screen, reason: "\(bytes.count) invalid bytes"))
      }
      switch answer {
      case .failure(let failure): return .failure(RenderPoolError(failure, screen: screen))
      case .picture(let picture):
        if let mistake = picture.mistake(ticket.format) {
          return .failure(.badAnswer(screen: screen, reason: mistake))
        }
        guard let image = RenderedImage(answer: picture, format: ticket.format, lease: lease) else {
          let reason = "\(picture.count) bytes in memory of \(lease.region.size) bytes"
          return .failure(.badAnswer(screen: screen, reason: reason))
        }
        return .success(image)
      }
    case .died(let death): return .failure(RenderPoolError(death, screen: screen))
    case .notBegun: return .failure(ticket.refusal ?? .shutDown)
    case .noWorker(let error): return .failure(RenderPoolError(error))
    }
  }

  private func handleEvent(_ event: WorkerEvent) {
    switch event {
    case .started(let worker):
      regionPool.addWorker(number: worker)
      lock.withLock {
        started += 1
        if started > slots { statistics.restarted += 1 }
      }
    case .ready(let worker): lock.withLock { _ = ready.insert(worker) }
    case .recycled(let worker): removeWorker(number: worker) { $0.recycled += 1 }
    case .died(let worker, let death):
      removeWorker(number: worker) { if death.cause != .stopped { $0.died += 1 } }
      dispatch()
    case .ended(let worker): removeWorker(number: worker) { _ in }
    case .closed:
      let waiters = lock.withLock {
        isEnded = true
        defer { endWaiters = [] }
        return endWaiters
      }
      for waiter in waiters { waiter.resume() }
    }
  }

  private func removeWorker(number worker: Int, count: (inout RenderPoolStatistics) -> Void) {
    regionPool.removeWorker(number: worker)
    lock.withLock {
      ready.remove(worker)
      if let ticket = current.removeValue(forKey: worker) { leaveSlot(ticket) }
      count(&statistics)
    }
  }

  /// The total number of shared memory regions created.
  var regionCount: Int { regionPool.createdCount }

  var currentStatistics: RenderPoolStatistics {
    lock.withLock {
      var statistics = statistics
      statistics.workers = ready.count
      return statistics
    }
  }

  // MARK: Deadlines

  /// Schedules the next deadline. Requires the lock.
  private func set(alarm time: Double) {
    nextAlarm = time
    guard time.isFinite else { return alarm.schedule(deadline: .distantFuture) }
    alarm.schedule(deadline: .now() + max(0, time - Self.now), leeway: .milliseconds(1))
  }

  /// Settles renders whose deadline has passed, and schedules the next deadline.
  private func expire() {
    let now = Self.now
    let late = lock.withLock { () -> [RenderTicket] in
      set(alarm: open.values.lazy.map(\.deadline.time).filter { $0 > now }.min() ?? .infinity)
      return open.values.filter { $0.deadline.time <= now }
    }
    for ticket in late {
      abandon(ticket, error: RenderPoolError.deadline(screen: ticket.screen, seconds: ticket.deadline.seconds))
    }
  }

  // MARK: Shutdown

  /// Rejects new renders, waits for pending ones, and shuts down the workers.
  func shutDown(within seconds: Double) async {
    lock.withLock { isClosed = true }
    let limit = DispatchWorkItem { [weak self] in self?.failRemaining() }
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds), execute: limit)
    await wait(\.idleWaiters) { $0.isIdle }
    limit.cancel()
    workers?.finish()
    await wait(\.endWaiters) { $0.isEnded }
  }

  /// Settles all remaining renders.
  private func failRemaining() {
    let left = lock.withLock { open.values.filter { $0.phase == .waiting } }
    for ticket in left { finishTicket(ticket, with: .failure(RenderPoolError.shutDown)) }
    workers?.stop(grace: 0)
    notifyIfIdle()
  }

  private var isIdle: Bool { open.isEmpty && statistics.running == 0 }

  private func wait(
    _ waiters: ReferenceWritableKeyPath<RenderQueue, [CheckedContinuation<Void, Never>]>,
    _ isOver: @escaping (RenderQueue) -> Bool
  ) async {
    await withCheckedContinuation { continuation in
      let isNow = lock.withLock {
        let isNow = isOver(self)
        if !isNow { self[keyPath: waiters].append(continuation) }
        return isNow
      }
      if isNow { continuation.resume() }
    }
  }

  private func notifyIfIdle() {
    let waiters = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
      guard isIdle else { return [] }
      defer { idleWaiters = [] }
      return idleWaiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
