// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct TestCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Compares screens with their goldens.",
    discussion: """
      Renders each screen in its variants, and each animation as a filmstrip. Exit codes: 0 if every picture matches its \
      golden; 1 if a golden differs, is missing, was recorded without --record, or is unused, \
      or if --audit has new findings; 2 for invalid arguments.

      Writes a report with pictures to a folder, from which `approve` copies goldens. If CI is set, nothing is \
      recorded, unless --record or TESSERA_RECORD is set.
      """)

  @Argument(help: ArgumentHelp("The screens to test. Default: all.", valueName: "screen"))
  var screens: [String] = []

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var timings: TimingsOptions

  @Option(help: "The goldens to write: all, failed, missing or never. Default: missing, or never if CI is set.")
  var record: RecordChoice?

  @Option(help: "The folder for the report and its pictures.")
  var report = ReportFiles.defaultFolder

  @Flag(help: "Print only the report, as JSON, on standard output.")
  var json = false

  @Option(help: ArgumentHelp("Write the results in JUnit's format.", valueName: "file"))
  var junit: String?

  @Flag(help: "Print annotations for GitHub's pull requests.")
  var github = false

  @Flag(help: "Treat a missing resource as an error: an image, color, symbol, font, nib or text.")
  var strict = false

  @OptionGroup var skips: SkipOptions

  @OptionGroup var audits: TestAuditOptions

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws {
    try timings.check(part)
    try skips.check(record?.mode)
    try audits.check()
    if report.isEmpty { throw ValidationError("--report needs a folder.") }
  }

  func run() async throws {
    let plan = try options.plan(screens, shard: try part.selectedShard(), timings: try timings.readTimings())
    let mode = record?.mode ?? RecordMode.environment ?? .missing
    try skips.check(mode)
    try await SnapshotSession(
      plan: plan, mode: mode, reportFolder: report, threads: options.threads, workers: workers,
      failsWhenRecorded: mode == .missing, json: json, junit: junit, annotates: github, isStrict: strict,
      timings: timings.writeTimings, skips: skips, audit: try audits.readAudit()
    ).run()
  }
}
