// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An object that performs a command's jobs.
protocol JobExecutor: Sendable {
  /// Performs jobs concurrently.
  ///
  /// - Returns: The results in the order of the jobs. The result of a job that was not started is nil.
  /// - Throws: `CommandFailure` if no job can be performed.
  func run<Work: JobWork>(_ jobs: [Work], _ control: JobControl) async throws -> [Result<Work.Answer, JobFailure>?]
}

extension JobExecutor {
  /// Performs a single job. Returns nil if it was not started.
  func run<Work: JobWork>(_ job: Work, _ control: JobControl = JobControl()) async throws
    -> Result<Work.Answer, JobFailure>?
  {
    try await run([job], control)[0]
  }
}

/// The observers of a run of jobs, and the settings for stopping it.
struct JobControl: Sendable {
  /// A closure that returns whether the run should end. Called often and on any thread.
  var isStopped: @Sendable () -> Bool = { Interruption.signal() != nil }
  /// A closure that is called with the number of completed jobs, on any thread.
  var didFinish: @Sendable (Int) -> Void = { _ in }
  /// A closure that is called with the progress reports of jobs, on any thread.
  var progressed: @Sendable ([UInt8]) -> Void = { _ in }
  /// The file descriptor for the streamed output of jobs.
  var output: Int32?
  /// The way jobs in progress are stopped.
  var stop = Stop.waits(seconds: 0.4)

  enum Stop: Equatable, Sendable {
    /// Waits a number of seconds for the job to complete.
    case waits(seconds: Double)
    /// Interrupts a job that checks `Interruption.signal` itself, and waits a number of seconds for it to finish
    /// early.
    case asks(seconds: Double)

    var grace: Double {
      switch self {
      case .waits(let seconds), .asks(let seconds): seconds
      }
    }
  }

  /// Returns a control that shows the number of completed jobs in the terminal.
  static func showingProgress(_ noun: String, total: Int) -> JobControl {
    let progress = SharedProgress(ProgressReport(total: total, noun: noun))
    return JobControl(didFinish: { progress.advance(to: $0) })
  }
}
