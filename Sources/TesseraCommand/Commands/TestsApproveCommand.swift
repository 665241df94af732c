// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct TestsApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Approves new pictures and texts of the last `swift test` as references.",
    discussion: """
      Copies them from the tests' report, so the references are exactly what you reviewed. No test runs. \
      Only references in folders __Snapshots__ of the package are written.
      """)

  @OptionGroup var choice: ApprovalChoice

  @Option(help: "The report's folder. Default: the package's .build/tessera-report.")
  var report: String?

  @OptionGroup var package: TestPackage

  func run() throws {
    let root = try package.root()
    try choice.approve(package.approval(in: package.reportFolder(report, in: root), root: root))
  }
}
