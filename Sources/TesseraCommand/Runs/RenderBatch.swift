// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Many pictures on all cores. Workers make whole pictures, each one at a time. Without workers screens are laid out one after
// the other on the main actor, while tasks paint, encode and write those before. Only a few pictures are in work at a time,
// so memory does not grow with their number.

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraWorkers

struct RenderBatch: Sendable {
  let jobs: [RenderJob]
  let folder: String
  let threads: Int
  let workers: WorkerOptions

  /// A resource that a screen named and did not get.
  struct Missing: Hashable, Sendable, Codable {
    let screen: String
    let sentence: String
  }

  /// What became of a picture.
  struct Outcome: Sendable, Codable {
    var missing: [Missing] = []
    /// Why there is no picture; nil if it stands in the folder.
    var failure: JobFailure?
  }

  /// Makes the pictures. Gives what was missing, each thing once for a screen.
  func run() async throws -> [Missing] {
    let work = IsolatedJobs<Outcome>(count: jobs.count, options: workers) { index in
      await outcome(of: jobs[index])
    } died: { index, death in
      Outcome(failure: JobFailure(death, of: jobs[index].screen.name))
    }
    return work.isIsolated ? try await run(work) : try await runHere()
  }

  private func run(_ work: IsolatedJobs<Outcome>) async throws -> [Missing] {
    let outcomes = try await work.run(showing: "pictures")
    if let signal = Interruption.signal() {
      let done = outcomes.count { $0?.failure == nil && $0 != nil }
      throw Interrupted(signal: signal, summary: "\(done) of \(jobs.count) pictures stand in \(folder), each whole.")
    }
    // The pictures of the others stand.
    if let failure = CommandFailure(outcomes.compactMap { $0?.failure }) { throw failure }
    var missing: [Missing] = []
    for item in outcomes.compactMap({ $0?.missing }).joined() where !missing.contains(item) { missing.append(item) }
    return missing
  }

  /// Makes one picture. In a worker.
  private func outcome(of job: RenderJob) async -> Outcome {
    let renderer = Renderer(threads: 1)
    do {
      let (list, missing) = try await Self.displayList(of: job, renderer)
      try write(job, list, renderer)
      return Outcome(missing: missing)
    } catch { return Outcome(failure: JobFailure(error)) }
  }

  private func runHere() async throws -> [Missing] {
    var missing: [Missing] = []
    // A single picture is painted by all threads; of several each is painted by one thread, which scales better.
    let renderer = Renderer(threads: jobs.count == 1 ? threads : 1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      var progress = ProgressReport(total: jobs.count, noun: "pictures")
      var done = 0
      var signal: Int32?
      for (started, job) in jobs.enumerated() {
        if started - done >= threads, try await group.next() != nil {
          done += 1
          progress.advance(to: done)
        }
        signal = Interruption.signal()
        guard signal == nil else { break }
        let (list, lacks) = try await Self.displayList(of: job, renderer)
        for item in lacks where !missing.contains(item) { missing.append(item) }
        group.addTask { try write(job, list, renderer) }
      }
      // Pictures in work are completed, also after a signal.
      while try await group.next() != nil {
        done += 1
        if signal == nil { progress.advance(to: done) }
      }
      if let signal {
        throw Interrupted(
          signal: signal, summary: "\(done) of \(jobs.count) pictures stand in \(folder), each whole.")
      }
    }
    return missing
  }

  @MainActor
  private static func displayList(of job: RenderJob, _ renderer: Renderer) throws -> (DisplayList, [Missing]) {
    let screen = try renderer.layout(job.screen, options: job.variant.options)
    let list = screen.displayList
    return (list, screen.missingResources.map { Missing(screen: job.screen.name, sentence: $0) })
  }

  private func write(_ job: RenderJob, _ list: DisplayList, _ renderer: Renderer) throws {
    let bitmap = try renderer.paint(list)
    let bytes: [UInt8]
    do { bytes = try PNG.encode(bitmap) } catch { throw CommandFailure(description: "\(job.fileName): \(error)") }
    let path = (folder as NSString).appendingPathComponent(job.fileName)
    try told { () throws(FileError) in try AtomicFile.write(bytes, to: path) }
  }
}
