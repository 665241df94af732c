// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct RecordCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records goldens that are missing or differ.",
    discussion: """
      Goldens that match are not changed. A golden that can't be read is an error; --all records it again. Review the \
      recorded goldens before you commit them.

      With --shard, each machine records its part of the goldens, and lists its part of the unused ones.
      """)

  @Argument(help: ArgumentHelp("The screens to record. Default: all.", valueName: "screen"))
  var screens: [String] = []

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var timings: TimingsOptions

  @Flag(help: "Record every golden, even if it matches, with the current view tree.")
  var all = false

  @Option(help: "The folder for the report.")
  var report = ReportFiles.defaultFolder

  @Flag(help: "Print only the report, as JSON, on standard output.")
  var json = false

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws { try timings.check(part) }

  func run() async throws {
    // Validate the arguments before anything is removed.
    let plan = try options.plan(screens, shard: try part.selectedShard(), timings: try timings.readTimings())
    AbandonedFiles.remove(AbandonedFiles.ofReport(report))
    AbandonedFiles.remove(AbandonedFiles.ofGoldens(options.goldens ?? CommandContext.catalog.goldens))
    try await SnapshotSession(
      plan: plan, mode: all ? .all : .failed, reportFolder: report, threads: options.threads, workers: workers,
      failsWhenRecorded: false, json: json, timings: timings.writeTimings
    ).run()
  }
}
