// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ReportMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merges the reports of several machines.",
    discussion: """
      A folder without a report is searched for folders with one, as CI systems collect the artifacts of several jobs. \
      Each shard is required exactly once, and no snapshot may be in two reports. The exit code is 1 if a result \
      would fail `test`.
      """)

  @Argument(help: ArgumentHelp("The reports' folders, or a folder that contains them.", valueName: "folder"))
  var folders: [String]

  @Option(help: "The folder for the report. Created if needed.")
  var out: String

  @Option(help: ArgumentHelp("Write the duration of each snapshot, for `test --timings`.", valueName: "file"))
  var timings: String?

  @Flag(help: "Print only the merged report, as JSON, on standard output.")
  var json = false

  func run() throws {
    let report = try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in
      var found: [String] = []
      for folder in folders { found += try SnapshotReport.folders(in: folder, exceptIn: out) }
      return try SnapshotReport.merge(found, into: out)
    }
    try ReportFiles.writePages(report, to: out)
    if let timings { try ReportFiles.writeTimings(report, to: timings) }
    if json {
      JSONOutput.print(report)
    } else {
      printCounts(of: report)
    }
    if !report.isComplete { Console.error("A run was interrupted: results are missing. Run it again.") }
    if !report.isSuccess { throw ExitCode(1) }
  }

  private func printCounts(of report: SnapshotReport) {
    let counts = SnapshotResult.State.allCases.map { ($0, report.count($0)) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }
    print("\(report.results.count) snapshots: \(counts.joined(separator: ", "))")
    print(out)
  }
}
