// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Screens are code that nobody here wrote: one that unwraps nil must not take the others down. So commands cut their work
// into numbered jobs, and workers do them: processes of the same program with the same arguments. A worker comes to the
// same line as its parent, with the same jobs, and there does what it is told. Only numbers and answers are sent.
//
//   parent   arguments ──► jobs 0... ──► perform ──► number ──►┐      ┌──► answers in order
//   worker   arguments ──► jobs 0... ──► perform ◄─────────────┘ ──►──┘

internal import Foundation
internal import TesseraWorkers

/// Numbered jobs with answers that can be sent.
struct IsolatedJobs<Answer: Codable & Sendable>: Sendable {
  let count: Int
  let options: WorkerOptions
  /// Answers that are known before, by their jobs: nobody does these.
  var known: [Int: Answer] = [:]
  /// Does a job. In a worker.
  let perform: @Sendable (Int) async -> Answer
  /// The answer for a job that its worker did not survive.
  let died: @Sendable (Int, WorkerDeath) -> Answer
  /// Takes what a worker reports about its job under way. On any thread.
  var progressed: @Sendable ([UInt8]) -> Void = { _ in }
  /// Descriptors of this process that workers share.
  var descriptors: [Int32] = []
  /// How a job under way is asked to end when the run is stopped, and how many seconds it then has. Without a signal it is
  /// only waited for.
  var stop: (signal: Int32?, grace: Double) = (nil, 0.4)

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
  ///   - isStopped: Asked twenty times a second; true ends the run within `stop.grace` and a moment.
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
    // The pool counts what it is given.
    let open = (0..<count).filter { known[$0] == nil }
    rules.diedAfter = { number, death in
      if open.indices.contains(number) { collector.replace(open[number], died(open[number], death)) }
    }
    rules.stopSignal = stop.signal
    rules.progressed = { progressed($1) }
    let (ends, end) = AsyncStream<Void>.makeStream()
    rules.observe = { if case .closed = $0 { end.finish() } }
    var launch = WorkerLaunch()
    launch.descriptors = descriptors
    let pool = WorkerPool(rules, launch)
    let watch = Task {
      while !Task.isCancelled {
        if isStopped() { return pool.stop(grace: stop.grace) }
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
    let failure = await withCheckedContinuation { continuation in
      collector.start(continuation, didFinish)
      for (index, answer) in known { collector.take(index, answer) }
      for index in open { submit(index, to: pool, collector, attempt: 0) }
    }
    watch.cancel()
    pool.finish()
    // What workers printed last is shown when they are taken leave of.
    for await _ in ends {}
    if let failure {
      throw CommandFailure(description: "\(failure) With --workers 0 screens are rendered in this process.")
    }
    return collector.answers
  }

  /// Lets workers do the jobs until a signal comes, and shows how far they are.
  func run(showing noun: String) async throws -> [Answer?] {
    let progress = SharedProgress(ProgressReport(total: count, noun: noun))
    return try await run {
      Interruption.signal() != nil
    } didFinish: { done in
      progress.advance(to: done)
    }
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
