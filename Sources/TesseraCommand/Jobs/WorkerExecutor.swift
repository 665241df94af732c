// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraWorkers

internal import Glibc

/// An executor that performs jobs in worker processes. If a process crashes, the others are not affected.
struct WorkerExecutor: JobExecutor {
  /// The number of worker processes.
  let count: Int
  /// The maximum time between two progress reports of a job, in seconds.
  let timeLimit: Double
  /// The number of times a job is retried if its worker dies.
  let retries: Int
  /// The role of the workers.
  let role: CatalogRole

  func run<Work: JobWork>(_ jobs: [Work], _ control: JobControl) async throws -> [Result<Work.Answer, JobFailure>?] {
    guard !jobs.isEmpty else { return [] }
    let requests = try jobs.map { try JobCoding.encode($0.job) }
    let collector = AnswerCollector<Result<Work.Answer, JobFailure>>(count: jobs.count)
    let (ends, end) = AsyncStream<Void>.makeStream()
    var rules = rules(jobCount: jobs.count, control: control)
    rules.onDeathAfterJob = { number, death in
      if jobs.indices.contains(number) {
        collector.replaceAnswer(at: number, with: .failure(JobFailure(death, of: jobs[number].screen)))
      }
    }
    rules.onEvent = { if case .closed = $0 { end.finish() } }
    var launch = WorkerLaunch(role.role)
    launch.descriptors = control.output.map { [$0] } ?? []
    let pool = WorkerPool(rules, launch)
    let watch = Task {
      while !Task.isCancelled {
        if control.isStopped() { return pool.stop(grace: control.stop.grace) }
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
    let failure = await withCheckedContinuation { continuation in
      collector.start(continuation, control.didFinish)
      for index in jobs.indices {
        submit(jobs[index], index: index, request: requests[index], to: pool, collector: collector, attempt: 0)
      }
    }
    watch.cancel()
    pool.finish()
    // Wait until the workers end, because their last lines of output are shown at that time.
    for await _ in ends {}
    if let failure {
      throw CommandFailure(description: "\(failure) With --workers 0 screens are rendered in this process.")
    }
    return collector.answers
  }

  private func rules(jobCount jobs: Int, control: JobControl) -> WorkerRules {
    let output = WorkerOutput()
    var rules = WorkerRules(count: min(count, jobs), timeLimit: timeLimit)
    rules.runnerNames += ["Tessera.Stage.", "Tessera.Renderer.", "Tessera.SnapshotRun."]
    rules.onOutput = { output.printLine($0) }
    rules.onProgress = { control.progressed($1) }
    if case .asks = control.stop { rules.stopSignal = SIGINT }
    return rules
  }

  private func submit<Work: JobWork>(
    _ job: Work, index: Int, request: [UInt8], to pool: WorkerPool,
    collector: AnswerCollector<Result<Work.Answer, JobFailure>>, attempt: Int
  ) {
    let screen = job.screen
    let died = { @Sendable (death: WorkerDeath) -> Result<Work.Answer, JobFailure> in
      .failure(JobFailure(death, of: screen))
    }
    pool.submit(request) { outcome in
      switch outcome {
      case .done(let bytes):
        let message = try? JobCoding.decode(JobMessage<Work.Answer>.self, from: bytes)
        collector.addAnswer(at: index, message?.result ?? died(WorkerDeath(.unreadableMessage)))
      case .died(let death):
        if attempt < retries, death.cause != .stopped {
          submit(job, index: index, request: request, to: pool, collector: collector, attempt: attempt + 1)
        } else {
          collector.addAnswer(at: index, death.cause == .stopped ? nil : died(death))
        }
      case .notBegun: collector.addAnswer(at: index, nil)
      case .noWorker(let error): collector.fail(error)
      }
    }
  }
}
