// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// An executor that performs jobs in this process. If a screen crashes, the run ends.
struct InProcessExecutor: JobExecutor {
  let catalog: ScreenCatalog
  /// The number of concurrent jobs, or the number of painting threads for a single job.
  var threads = 1

  func run<Work: JobWork>(_ jobs: [Work], _ control: JobControl) async throws -> [Result<Work.Answer, JobFailure>?] {
    var context = JobContext(catalog)
    // If there are several images, each one is painted by a single thread, which scales better.
    context.threads = jobs.count == 1 ? threads : 1
    context.output = control.output
    context.report = control.progressed
    // Two more jobs than threads, so that the threads are busy while the main actor lays out a slow screen.
    let most = threads > 1 ? threads + 2 : 1
    var results = [Result<Work.Answer, JobFailure>?](repeating: nil, count: jobs.count)
    await withTaskGroup(of: (Int, Result<Work.Answer, JobFailure>).self) { [context] group in
      var done = 0
      func take(_ next: (Int, Result<Work.Answer, JobFailure>)) {
        results[next.0] = next.1
        done += 1
        control.didFinish(done)
      }
      for (index, job) in jobs.enumerated() {
        if index - done >= most, let next = await group.next() { take(next) }
        if case .waits = control.stop, control.isStopped() { break }
        let (layouts, layout) = AsyncStream<Void>.makeStream()
        group.addTask { [context] in
          var context = context
          context.didLayOut = { layout.finish() }
          defer { layout.finish() }
          return (index, await job.result(in: context))
        }
        // Screens are laid out one after the other on the main actor, while the previous images are completed.
        for await _ in layouts {}
      }
      // Jobs in progress are completed, even if the run was stopped.
      while let next = await group.next() { take(next) }
    }
    return results
  }
}
