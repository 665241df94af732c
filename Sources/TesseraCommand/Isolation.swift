// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Screens are code that nobody here wrote: one that unwraps nil must not take the others down. So commands cut their work
// into numbered jobs, and workers do them: processes of the same program with the same arguments. A worker comes to the
// same line as its parent, with the same jobs, and there does what it is told. Only numbers and answers are sent.
//
//   parent   arguments ──► jobs 0... ──► perform ──► number ──►┐      ┌──► answers in order
//   worker   arguments ──► jobs 0... ──► perform ◄─────────────┘ ──►──┘

internal import Foundation
internal import TesseraRaster
internal import TesseraWorkers

/// Where the screens of a command are made.
enum Isolation: Sendable {
  /// In this process, which then is a program that calls the commands as a library.
  case none
  /// In worker processes.
  case parent
  /// Here: this is a worker process.
  case worker(WorkerConnection)

  @TaskLocal static var current = Isolation.none
}

/// Numbered jobs with answers that can be sent.
struct IsolatedJobs<Answer: Codable & Sendable>: Sendable {
  let count: Int
  let options: WorkerOptions
  /// Does a job. In a worker.
  let perform: @Sendable (Int) async -> Answer
  /// The answer for a job that its worker did not survive.
  let died: @Sendable (Int, WorkerDeath) -> Answer

  /// Whether the jobs are done by workers, or for a parent; else the command does them as it likes.
  var isIsolated: Bool {
    switch Isolation.current {
    case .none: false
    case .parent: options.count > 0
    case .worker: true
    }
  }

  /// Lets workers do the jobs. In a worker it does them for the parent, and never returns.
  ///
  /// - Parameters:
  ///   - isStopped: Asked twenty times a second; true ends the run within half a second.
  ///   - didFinish: Called with the number of jobs so far, on any thread.
  /// - Returns: The answers in order, nil for jobs that were not begun.
  /// - Throws: `CommandFailure` if no worker can be started.
  func run(isStopped: @escaping @Sendable () -> Bool, didFinish: @escaping @Sendable (Int) -> Void) async throws
    -> [Answer?]
  {
    if case .worker(let connection) = Isolation.current { await serve(connection) }
    guard count > 0 else { return [] }
    let output = WorkerOutput()
    let collector = AnswerCollector<Answer>(count)
    var rules = WorkerRules(count: min(options.count, count), timeLimit: options.timeLimit)
    rules.runner += ["Tessera.Stage.", "Tessera.Renderer.", "Tessera.SnapshotRun."]
    rules.show = { output.show($0) }
    rules.diedAfter = { job, death in collector.replace(job, died(job, death)) }
    let pool = WorkerPool(rules, WorkerLaunch())
    let watch = Task {
      while !Task.isCancelled {
        if isStopped() { return pool.stop(grace: 0.4) }
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
    let failure = await withCheckedContinuation { continuation in
      collector.start(continuation, didFinish)
      for index in 0..<count { submit(index, to: pool, collector, attempt: 0) }
    }
    watch.cancel()
    pool.finish()
    if let failure { throw CommandFailure(description: "\(failure)") }
    return collector.answers
  }

  private func submit(_ index: Int, to pool: WorkerPool, _ collector: AnswerCollector<Answer>, attempt: Int) {
    pool.submit(Self.request(index)) { outcome in
      switch outcome {
      case .done(let bytes):
        let answer = try? JSONDecoder().decode(Answer.self, from: Data(bytes))
        collector.take(index, answer ?? died(index, WorkerDeath(.nonsense)))
      case .died(let death):
        if attempt < options.retries, death.cause != .stopped {
          submit(index, to: pool, collector, attempt: attempt + 1)
        } else {
          collector.take(index, death.cause == .stopped ? nil : died(index, death))
        }
      case .notBegun: collector.take(index, nil)
      case .noWorker(let error): collector.fail(error)
      }
    }
  }

  private func serve(_ connection: WorkerConnection) async -> Never {
    await connection.serve { request in
      guard let index = Self.index(request), index < count,
        let data = try? JSONEncoder().encode(await perform(index))
      else { return [] }
      return Array(data)
    }
  }

  private static func request(_ index: Int) -> [UInt8] { Array("\(index)".utf8) }

  private static func index(_ request: [UInt8]) -> Int? { Int(String(decoding: request, as: UTF8.self)) }
}

/// Answers as they come, from any thread.
private final class AnswerCollector<Answer: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var taken: [Answer?]
  private var left: Int
  private var continuation: CheckedContinuation<WorkerStartError?, Never>?
  private var didFinish: @Sendable (Int) -> Void = { _ in }

  init(_ count: Int) {
    taken = Array(repeating: nil, count: count)
    left = count
  }

  var answers: [Answer?] { lock.withLock { taken } }

  func start(
    _ continuation: CheckedContinuation<WorkerStartError?, Never>, _ didFinish: @escaping @Sendable (Int) -> Void
  ) {
    lock.withLock { (self.continuation, self.didFinish) = (continuation, didFinish) }
  }

  func take(_ index: Int, _ answer: Answer?) {
    let (done, next) = lock.withLock {
      taken[index] = answer
      left -= 1
      defer { if left == 0 { continuation = nil } }
      return (taken.count - left, left == 0 ? continuation : nil)
    }
    if answer != nil { didFinish(done) }
    next?.resume(returning: nil)
  }

  /// Changes an answer that was taken before.
  func replace(_ index: Int, _ answer: Answer) {
    lock.withLock { if taken.indices.contains(index), taken[index] != nil { taken[index] = answer } }
  }

  func fail(_ error: WorkerStartError) {
    let next = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    next?.resume(returning: error)
  }
}

/// Hands on what workers print, to standard error. What Tessera itself says it says once, also if every worker says it.
private final class WorkerOutput: @unchecked Sendable {
  private let lock = Lock()
  private var said: Set<String> = []

  func show(_ line: String) {
    let isNew = !line.hasPrefix("Tessera: ") || lock.withLock { said.insert(line).inserted }
    if isNew { Console.error(line) }
  }
}
