// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ApproveCommand: ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Makes pictures of the last test the goldens.",
    discussion: """
      Takes the pictures from the report that `test` left, so what becomes a golden is what you looked at. Nothing is \
      rendered.
      """)

  @OptionGroup var choice: ApprovalChoice

  @Option(help: "The report's folder.")
  var report = ReportFiles.defaultFolder

  @Option(help: "The folder of goldens. The catalogue's if not given.")
  var goldens: String?

  @OptionGroup var source: ScreenSource

  func run() throws {
    try choice.approve(ReportFiles.approval(of: report, goldens: goldens))
  }
}
