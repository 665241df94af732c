// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The command `tessera report`.
struct ToolReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Shows the report of a package's last `swift test`, and merges reports.",
    subcommands: [TestsReportCommand.self, ReportMergeCommand.self], defaultSubcommand: TestsReportCommand.self)
}

struct TestsReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Writes the page of the last `swift test`. With --serve, serves it locally, with one key to approve a "
      + "picture.",
    discussion: ReportPage.discussion)

  @Argument(help: ArgumentHelp("The report's folder. Default: .build/tessera-report.", valueName: "folder"))
  var folder: String?

  @OptionGroup var package: TestPackage

  @OptionGroup var page: ReportPage

  @Flag(help: "Print only the report, as JSON, on standard output.")
  var json = false

  @Option(help: ArgumentHelp("Write the results in JUnit's format.", valueName: "file"))
  var junit: String?

  @Flag(help: "Print annotations for GitHub's pull requests.")
  var github = false

  func validate() throws {
    if page.serve, json || github { throw ValidationError("--serve prints an address. Remove --json and --github.") }
    if json, github { throw ValidationError("Use --json or --github, not both.") }
  }

  func run() async throws {
    // A package is not required if a folder is given and no snapshots are approved from it.
    let root = try folder == nil || page.serve ? package.root() : ""
    let folder = package.reportFolder(folder, in: root)
    let report = try package.report(in: folder)
    if let junit { try ReportFiles.writeJUnit(report, to: junit, failsWhenRecorded: true) }
    if page.serve { return try await page.serve(package.approval(in: folder, root: root), showing: report) }
    if json {
      try ReportFiles.writePages(report, to: folder)
      return JSONOutput.print(report)
    }
    if github { report.annotations(failsWhenRecorded: true).forEach { print($0) } }
    ReportText.lines(report).forEach(Console.error)
    let counts = ReportText.counts(report).joined(separator: ", ")
    Console.error("\(report.results.count) snapshots\(counts.isEmpty ? "" : ": " + counts)")
    for (other, paths) in (TestRun.last(in: folder)?.elsewhere ?? [:]).sorted(by: { $0.key < $1.key }) {
      Console.error("\(paths.count) snapshots have their report in another folder: `tessera report \(other)`")
    }
    if !report.isComplete {
      Console.error(
        "A test process crashed, was stopped, or is still running: results are missing. Run the tests again.")
    }
    try ReportPage.write(report, to: folder)
  }
}
