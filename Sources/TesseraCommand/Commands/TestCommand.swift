// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct TestCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Compares screens with their golden pictures.",
    discussion: """
      Each screen is rendered in the variants it declares, and each animation as a filmstrip. Ends with 0 when every \
      picture is its golden; with 1 when one differs, is missing, was recorded without being asked for, or is not used \
      any more, or when --audit finds something new; with 2 for a mistake in what was asked.

      A report with pictures is left in a folder, from which `approve` takes what is right. Where CI is set nothing is \
      recorded, unless --record or TESSERA_RECORD says so.
      """)

  @Argument(help: ArgumentHelp("The screens to test; all of them if none is named.", valueName: "screen"))
  var screens: [String] = []

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var timings: TimingsOptions

  @Option(help: "When goldens are written: all, failed, missing or never. Missing if not given, never where CI is set.")
  var record: RecordChoice?

  @Option(help: "The folder for the report and its pictures.")
  var report = ReportFiles.defaultFolder

  @Flag(help: "Print the report as JSON, and nothing else, on standard output.")
  var json = false

  @Option(help: ArgumentHelp("Write the results in JUnit's format.", valueName: "file"))
  var junit: String?

  @Flag(help: "Print annotations for GitHub's pull requests.")
  var github = false

  @Flag(help: "A resource that is named and missing is an error: an image, colour, symbol, font, nib or text.")
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
    let plan = try options.plan(screens, shard: try part.part(), timings: try timings.known())
    let mode = record?.mode ?? RecordMode.environment ?? .missing
    try skips.check(mode)
    try await SnapshotSession(
      plan: plan, mode: mode, reportFolder: report, threads: options.threads, workers: workers,
      failsWhenRecorded: mode == .missing, json: json, junit: junit, annotates: github, isStrict: strict,
      timings: timings.writeTimings, skips: skips, audit: try audits.known()
    ).run()
  }
}
