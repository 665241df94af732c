// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// A worker of a pool: its process, its jobs, and its output. Used only on the pool's thread.
final class Worker {
  /// The worker's number, which is unique in the pool.
  let number: Int
  private let process: WorkerProcess
  private let start = WorkerClock.now
  /// The times of the next memory checks, for a worker with a job and for an idle worker.
  private var nextMemoryCheck = (busy: 0.0, idle: 0.0)
  private var reader = WorkerMessageReader()
  private var log: WorkerLog
  private var status: Int32?
  private var crash: CrashRecord?
  /// The time at which a crash report was received. The process is expected to end soon afterward.
  private var reportTime = 0.0
  private var isQuestioned = false
  private var nonsense = false
  private var finished = 0

  /// The worker's jobs. The first job is in progress or will begin next.
  var jobs: [WorkerPool.Job] = []
  /// Whether the worker accepts jobs.
  private(set) var isReady = false
  /// Whether the process has ended and was reaped.
  private(set) var isGone = false
  /// Whether the worker receives no further jobs.
  private(set) var isRetired = false
  /// The start time of the first job in `jobs`; nil if that job has not begun.
  private var startTime: Double?
  private var thread: Int32 = 0
  /// The number of the worker's most recently completed job; nil for none.
  private(set) var lastDone: Int?

  init(number: Int, process: WorkerProcess, onOutput show: @escaping (String) -> Void) {
    self.number = number
    self.process = process
    log = WorkerLog(show: show)
  }

  var isBusy: Bool { !jobs.isEmpty }
  var hasBegun: Bool { startTime != nil }
  var lastWords: String { log.lastWords }
  /// The process's crash record; nil if it sent no report.
  var record: CrashRecord? { crash }
  var descriptors: [Int32] { [process.channel, process.report, process.log] }

  /// Sends a job. Returns false if the process does not accept it.
  func send(_ job: WorkerPool.Job, request: WorkerRequest) -> Bool {
    let message = WorkerMessage(
      kind: request.descriptor == nil ? .job : .jobWithDescriptor, content: request.content)
    guard process.send(message, descriptor: request.descriptor ?? -1) else { return false }
    jobs.append(job)
    return true
  }

  // MARK: Reading

  /// Reads all available input. Returns false if the process has closed the connection.
  func readMessages(rules: WorkerRules, done: (WorkerPool.Job, [UInt8]) -> Void) -> Bool {
    // Output that the process wrote before a message must be read before the message.
    _ = process.drain(process.log, atMost: 1 << 20) { log.append($0) }
    let isOpen = process.drain(process.channel, atMost: 8 << 20) { reader.append($0) }
    do throws(WorkerDeath) {
      while let message = try reader.next() { handle(message, rules: rules, done: done) }
    } catch { nonsense = true }
    if crash == nil, let report = process.readReport() {
      crash = CrashRecord(report: report, reading: StackReading(process: process.number))
      process.acknowledge()
      reportTime = WorkerClock.now
    }
    return isOpen
  }

  private func handle(_ message: WorkerMessage, rules: WorkerRules, done: (WorkerPool.Job, [UInt8]) -> Void) {
    switch message.kind {
    case .ready: isReady = true
    case .began:
      startTime = WorkerClock.now
      thread = message.content.withUnsafeBytes { $0.count == 4 ? $0.loadUnaligned(as: Int32.self).littleEndian : 0 }
    case .done:
      guard !jobs.isEmpty else { return nonsense = true }
      startTime = nil
      finished += 1
      let job = jobs.removeFirst()
      lastDone = job.number
      done(job, message.content)
    case .progress:
      guard let job = jobs.first, hasBegun else { return nonsense = true }
      startTime = WorkerClock.now
      rules.onProgress(job.number, message.content)
    case .job, .jobWithDescriptor: nonsense = true
    }
  }

  // MARK: Rules

  /// Returns the time at which the worker's start, its current job or a pending request for its stack times out.
  func deadline(rules: WorkerRules) -> Double {
    if !isReady, let limit = rules.startLimit { return start + limit }
    guard isBusy else { return .infinity }
    if crash != nil, !isQuestioned { return reportTime + Self.patience * 4 }
    guard let startTime, let limit = timeLimit(rules: rules) else { return .infinity }
    return startTime + limit + (isQuestioned ? Self.patience : 0)
  }

  private static let patience = 0.5

  private func timeLimit(rules: WorkerRules) -> Double? { jobs.first?.timeLimit ?? rules.timeLimit }

  func isWatched(_ rules: WorkerRules) -> Bool { rules.memoryLimit != nil && isBusy }

  /// Returns whether the worker should be replaced because it has completed the maximum number of jobs. A worker
  /// whose stack was requested is also replaced, because a process can send only one report.
  func isLast(_ rules: WorkerRules) -> Bool {
    if isQuestioned { return true }
    guard let most = rules.jobsPerWorker else { return false }
    return finished + jobs.count >= most
  }

  /// Returns whether an idle worker uses so much memory that its next job might exceed the limit.
  func isLarge(_ rules: WorkerRules) -> Bool {
    rules.memoryLimit.map { exceedsMemory(limit: $0 / 4 * 3, nextCheck: &nextMemoryCheck.idle) } ?? false
  }

  /// Returns whether the process exceeds a memory limit. Checked at most twenty times per second, because a check
  /// takes as long as a small job.
  private func exceedsMemory(limit: Int, nextCheck next: inout Double) -> Bool {
    let now = WorkerClock.now
    guard now >= next else { return false }
    next = now + 0.05
    return process.memory > limit
  }

  /// Returns the reason to kill the worker, or nil for none.
  func reasonToKill(rules: WorkerRules, now: Double) -> WorkerDeath? {
    if nonsense { return death(by: .unreadableMessage) }
    if !isReady, let limit = rules.startLimit, now >= start + limit { return death(by: .timeLimit(limit)) }
    guard isBusy else { return nil }
    if let crash, !isQuestioned {
      // The worker is crashing, and its report may take a while. If the process is still running afterward, no thread
      // waits for the thread that crashed.
      guard now >= reportTime + Self.patience * 4 else { return nil }
      return death(by: crash.report.signal == 0 ? .exit(0) : .signal(crash.report.signal))
    }
    if let limit = timeLimit(rules: rules), let startTime, now >= startTime + limit {
      if !isQuestioned {
        isQuestioned = true
        process.requestStack(thread: thread)
      } else if crash != nil || now >= deadline(rules: rules) {
        return death(by: .timeLimit(limit))
      }
    }
    if let limit = rules.memoryLimit, exceedsMemory(limit: limit, nextCheck: &nextMemoryCheck.busy) {
      return death(by: .memoryLimit(limit))
    }
    return nil
  }

  /// Sends a signal that requests the process to end its current job.
  func sendSignal(_ signal: Int32) { if isBusy { process.sendSignal(signal) } }

  // MARK: Ending

  var hasEnded: Bool {
    if status == nil { status = process.reap() }
    return status != nil
  }

  /// Returns the cause of death. Waits for the process to end, and kills it if it has closed the connection but keeps
  /// running.
  func death(_ rules: WorkerRules) -> WorkerDeath {
    var waited = 0
    // A process closes its descriptors shortly before it becomes a zombie, and a process that wrote a report is about
    // to end.
    while !hasEnded, waited < 200 {
      _ = readMessages(rules: rules) { _, _ in }
      usleep(1000)
      waited += 1
    }
    guard let status else { return death(by: .disconnected) }
    _ = readMessages(rules: rules) { _, _ in }
    let signal = status & 0x7f
    if signal == 0 {
      let code = (status >> 8) & 0xff
      switch code {
      case WorkerConnection.codeWithoutParent: return death(by: .disconnected)
      case WorkerConnection.alteredProcessCode: return death(by: .alteredProcess)
      default: return death(by: .exit(code))
      }
    }
    if let report = crash?.report, report.signal == SIGSEGV || report.signal == SIGBUS, report.stack != 0 {
      let distance = report.address > report.stack ? report.address - report.stack : report.stack - report.address
      if distance < 1 << 16, report.count >= 30 { return death(by: .stackOverflow) }
    }
    return death(by: .signal(signal))
  }

  private func death(by cause: WorkerDeath.Cause) -> WorkerDeath {
    log.finish()
    return WorkerDeath(cause, lastOutput: log.lastWords)
  }

  /// Kills the process and its children, and reaps it.
  func kill() {
    process.killAll()
    if status == nil { status = process.reap(waits: true) }
    _ = process.drain(process.log, atMost: 1 << 20) { log.append($0) }
    log.finish()
    isGone = true
  }

  /// Ends an idle process immediately, because it has nothing to complete between two jobs.
  func retire() {
    isRetired = true
    kill()
  }
}
