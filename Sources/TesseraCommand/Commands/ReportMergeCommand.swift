// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ReportMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Makes one report of those of several machines.",
    discussion: """
      A folder that holds no report itself is searched for those that do, as artifacts of several jobs lie in one. \
      Shards must be there all and once each, and no snapshot may be in two reports. Ends with 1 when a result of \
      them is not well, as `test` would have.
      """)

  @Argument(help: ArgumentHelp("The reports' folders, or a folder in which they are.", valueName: "folder"))
  var folders: [String]

  @Option(help: "The folder for the report. It is made if it does not exist.")
  var out: String

  @Option(help: ArgumentHelp("Write how long each snapshot took, for `test --timings`.", valueName: "file"))
  var timings: String?

  func run() throws {
    let report = try ReportFiles.told { () throws(SnapshotReportError) in
      var found: [String] = []
      for folder in folders { found += try SnapshotReport.folders(in: folder, exceptIn: out) }
      return try SnapshotReport.merge(found, into: out)
    }
    try ReportFiles.writePages(report, to: out)
    if let timings { try ReportFiles.writeTimings(report, to: timings) }
    let counts = SnapshotResult.State.allCases.map { ($0, report.count($0)) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }
    print("\(report.results.count) snapshots: \(counts.joined(separator: ", "))")
    print(out)
    if !report.isComplete { Console.error("A run was stopped before its end: results are missing. Run it again.") }
    if !report.isSuccess { throw ExitCode(1) }
  }
}
