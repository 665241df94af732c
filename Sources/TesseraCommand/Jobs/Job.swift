// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Screens are user code. If one of them unwraps nil, the others must not be affected. Therefore, a command divides
// its work into jobs, which are self-contained values, and an executor performs them. Jobs are performed in workers,
// which are processes of the same program, or in this process. A worker receives jobs and sends results. It does not
// depend on commands and their arguments.
//
//     command ──► jobs ──► executor ─┬─► JobWorker in another process ──► JobWork.perform ──► result
//                                    └─► this process ──────────────────► JobWork.perform ──► result

internal import Foundation

/// Work on a single screen that can be performed by any process of the program that has the catalog.
protocol JobWork: Codable, Sendable {
  associatedtype Answer: Codable, Sendable

  /// The screen's name.
  var screen: String { get }
  /// The work in the form in which it is sent.
  var job: Job { get }

  /// Performs the work. A thrown error becomes the job's `JobFailure`.
  func perform(in context: JobContext) async throws -> Answer
}

/// A job in the form in which it is sent to a worker.
enum Job: Codable, Sendable {
  case audit(AuditJob)
  case explain(ExplainJob)
  case flow(FlowJob)
  case frames(FramesJob)
  case pagePicture(PageImageJob)
  case picture(RenderImageJob)
  case snapshot(SnapshotJob)

  /// The job's work.
  var work: any JobWork {
    switch self {
    case .audit(let work): work
    case .explain(let work): work
    case .flow(let work): work
    case .frames(let work): work
    case .pagePicture(let work): work
    case .picture(let work): work
    case .snapshot(let work): work
    }
  }
}

extension JobWork {
  /// Performs the work and returns its answer or, if it throws an error, the failure.
  func result(in context: JobContext) async -> Result<Answer, JobFailure> {
    do { return .success(try await perform(in: context)) } catch { return .failure(JobFailure(error)) }
  }

  /// Performs the work and returns the encoded result. Returns no bytes if the result can't be encoded.
  func message(in context: JobContext) async -> [UInt8] {
    let message = JobMessage(await result(in: context))
    return (try? JobCoding.encode(message)) ?? []
  }
}

/// A job's result in the form in which it is sent by a worker.
enum JobMessage<Answer: Codable>: Codable {
  case answer(Answer)
  case failure(JobFailure)

  init(_ result: Result<Answer, JobFailure>) {
    switch result {
    case .success(let answer): self = .answer(answer)
    case .failure(let failure): self = .failure(failure)
    }
  }

  var result: Result<Answer, JobFailure> {
    switch self {
    case .answer(let answer): .success(answer)
    case .failure(let failure): .failure(failure)
    }
  }
}
