// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import TesseraPullRequests

struct PullRequestCompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Renders two commits and compares their screens, without goldens.",
    discussion: """
      Checks out both commits in temporary folders, runs the command in each, and writes a report. The working folder \
      and uncommitted changes are not touched. The command does not get tokens.
      """)

  @Option(help: "The commit or branch to compare with. Default: the base of the event's pull request.")
  var base: String?

  @Option(help: "The commit or branch whose screens are reviewed.")
  var head = "HEAD"

  @Flag(help: "Render the base itself instead of the common ancestor of both commits.")
  var exactBase = false

  @Option(help: "The command that renders all screens to {out}.")
  var command = BaseComparison.defaultCommand

  @Option(help: "The folder in which the command runs, relative to the repository's root.")
  var folder = ""

  @Option(help: "The folder for the report.")
  var report = ".build/tessera-report"

  @Option(help: "The maximum duration of each command, in minutes.")
  var timeout = 120

  @OptionGroup var output: JSONOption

  func validate() throws {
    if !(1...1440).contains(timeout) { throw ValidationError("--timeout \(timeout) is out of range. Use 1 to 1440.") }
    if command.isEmpty { throw ValidationError("--command needs a command.") }
  }

  func run() async throws {
    try await Output.reportingErrors {
      let tools = PullRequestTools.current
      var base = self.base
      if base == nil, tools.environment["GITHUB_EVENT_PATH"] != nil {
        base = try tools.environment.event().pull_request?.base.sha
      }
      guard let base else {
        throw WorkflowError.invalidOption("--base", "", remedy: "Pass the commit or branch to compare with.")
      }
      var comparison = BaseComparison(repository: ".", base: base, environment: tools.environment.withoutSecrets)
      comparison.head = head
      comparison.usesExactBase = exactBase
      comparison.command = command
      comparison.folder = folder
      comparison.timeout = .seconds(timeout * 60)
      comparison.comparing = tools.comparing
      comparison.isInterrupted = tools.isInterrupted
      comparison.progress = Output.complain
      _ = try await comparison.run(out: URL(fileURLWithPath: report).standardizedFileURL.path)
      let input = try ReviewInput.read(report)
      try output.show(ReviewCounts(input, report: report), as: "\(Output.counts(input))\n\(report)")
      if !input.isSuccess { throw ExitCode(1) }
    }
  }
}
