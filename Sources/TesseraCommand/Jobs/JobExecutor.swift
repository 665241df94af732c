// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An object that performs the jobs of a command.
protocol JobExecutor: Sendable {
  /// Performs jobs concurrently.
  ///
  /// - Returns: The results in the order of the jobs, nil for jobs that were not started.
  /// - Throws: `CommandFailure` if no job can be performed.
  func run<Work: JobWork>(_ jobs: [Work], _ control: JobControl) async throws -> [Result<Work.Answer, JobFailure>?]
}

extension JobExecutor {
  /// Performs one job. Returns nil if it was not started.
  func run<Work: JobWork>(_ job: Work, _ control: JobControl = JobControl()) async throws
    -> Result<Work.Answer, JobFailure>?
  {
    try await run([job], control)[0]
  }
}

/// The observers of a run of jobs, and the way to stop it.
struct JobControl: Sendable {
  /// A closure that returns true to end the run. Called often, on any thread.
  var isStopped: @Sendable () -> Bool = { Interruption.signal() != nil }
  /// Called with the number of jobs done so far, on any thread.
  var didFinish: @Sendable (Int) -> Void = { _ in }
  /// Called with the reports of jobs, on any thread.
  var progressed: @Sendable ([UInt8]) -> Void = { _ in }
  /// The descriptor for jobs that stream their output.
  var output: Int32?
  /// The treatment of jobs in progress when the run is stopped.
  var stop = Stop.waits(seconds: 0.4)

  enum Stop: Equatable, Sendable {
    /// A job gets some seconds to finish.
    case waits(seconds: Double)
    /// A job checks `Interruption.signal` itself, and gets some seconds to finish early.
    case asks(seconds: Double)

    var grace: Double {
      switch self {
      case .waits(let seconds), .asks(let seconds): seconds
      }
    }
  }

  /// Returns a control that shows the number of completed jobs on the terminal.
  static func showingProgress(_ noun: String, total: Int) -> JobControl {
    let progress = SharedProgress(ProgressReport(total: total, noun: noun))
    return JobControl(didFinish: { progress.advance(to: $0) })
  }
}
