// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ApproveCommand: ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Approves pictures of the last test as goldens.",
    discussion: """
      Copies the pictures from the report of `test`, so the goldens are exactly the pictures that you reviewed. Nothing is \
      rendered.
      """)

  @OptionGroup var choice: ApprovalChoice

  @Option(help: "The report's folder.")
  var report = ReportFiles.defaultFolder

  @Option(help: "The folder of goldens. Default: the catalog's.")
  var goldens: String?

  @OptionGroup var source: ScreenSource

  func run() throws {
    try choice.approve(ReportFiles.approval(of: report, goldens: goldens))
  }
}
