// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

/// The `report` command with a folder. It rewrites the report's page and serves it, so that images can be approved
/// with a key press.
struct ReportServeCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Writes the page of a report. With --serve, serves it locally, with one key to approve a picture.",
    discussion: ReportPage.discussion)

  @Argument(help: ArgumentHelp("The report's folder.", valueName: "folder"))
  var folder = ReportFiles.defaultFolder

  @OptionGroup var page: ReportPage

  @Flag(help: "Print only the report, as JSON, on standard output.")
  var json = false

  @Option(help: "The folder of goldens for approvals. Default: the catalog's.")
  var goldens: String?

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if page.serve, json { throw ValidationError("--serve prints an address. Remove --json.") }
  }

  func run() async throws {
    guard page.serve else {
      let report = try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in
        try SnapshotReport.read(folder)
      }
      guard json else { return try ReportPage.write(report, to: folder) }
      try ReportFiles.writePages(report, to: folder)
      return JSONOutput.print(report)
    }
    let approval = try ReportFiles.approval(of: folder, goldens: goldens)
    try await page.serve(approval, showing: approval.report)
  }
}
