// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct TestsApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Makes new pictures and texts of the last `swift test` the references.",
    discussion: """
      Takes them from the report that the tests left, so what becomes a reference is what you looked at. No test runs. \
      Only references in folders __Snapshots__ of the package are written.
      """)

  @OptionGroup var choice: ApprovalChoice

  @Option(help: "The report's folder. .build/tessera-report of the package if not given.")
  var report: String?

  @OptionGroup var package: TestPackage

  func run() throws {
    let root = try package.root()
    try choice.approve(package.approval(in: package.reportFolder(report, in: root), root: root))
  }
}
