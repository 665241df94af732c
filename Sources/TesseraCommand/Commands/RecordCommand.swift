// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct RecordCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records the golden pictures that are missing or differ.",
    discussion: """
      Goldens that are right are not touched. One that cannot be read is an error, and recorded anew with --all. Look \
      at what was recorded before you commit it.

      With --shard each machine records its part of the goldens. Of those that nobody asks for it names its part, too.
      """)

  @Argument(help: ArgumentHelp("The screens to record; all of them if none is named.", valueName: "screen"))
  var screens: [String] = []

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var timings: TimingsOptions

  @Flag(help: "Record every golden, also those that are right: they get the view trees of now.")
  var all = false

  @Option(help: "The folder for the report.")
  var report = ReportFiles.defaultFolder

  @Flag(help: "Print the report as JSON, and nothing else, on standard output.")
  var json = false

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws { try timings.check(part) }

  func run() async throws {
    // Invalid arguments are found before anything is removed.
    let plan = try options.plan(screens, shard: try part.part(), timings: try timings.known())
    AbandonedFiles.remove(AbandonedFiles.ofReport(report))
    AbandonedFiles.remove(AbandonedFiles.ofGoldens(options.goldens ?? CommandContext.catalog.goldens))
    try await SnapshotSession(
      plan: plan, mode: all ? .all : .failed, reportFolder: report, threads: options.threads, workers: workers,
      failsWhenRecorded: false, json: json, timings: timings.writeTimings
    ).run()
  }
}
