// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// Renders a batch of images to a folder.
struct RenderBatch: Sendable {
  let jobs: [RenderImageJob]
  let folder: String
  let executor: any JobExecutor

  /// Renders the images.
  ///
  /// - Returns: The missing resources, without duplicates for a screen.
  func run() async throws -> [RenderImageJob.Missing] {
    let results = try await executor.run(jobs, .showingProgress("pictures", total: jobs.count))
    if let signal = Interruption.signal() {
      let done = results.count { (try? $0?.get()) != nil }
      throw Interrupted(signal: signal, summary: "\(done) of \(jobs.count) pictures were rendered to \(folder).")
    }
    // The images of the other screens have been written.
    if let failure = CommandFailure(results) { throw failure }
    var missing: [RenderImageJob.Missing] = []
    for item in results.compactMap({ try? $0?.get() }).joined() where !missing.contains(item) { missing.append(item) }
    return missing
  }
}
