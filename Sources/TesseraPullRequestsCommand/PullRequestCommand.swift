// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import ArgumentParser
package import TesseraPullRequests

/// The command `pr`, which reviews screens in GitHub's pull requests.
package struct PullRequestCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tessera pr", abstract: "Reviews screens in GitHub's pull requests.",
    discussion: """
      Reads the report that `test` or `pr compare` wrote. Exit codes: 0 if nothing differs, 1 if something does, 2 for \
      errors.
      """,
    subcommands: [
      PullRequestSummaryCommand.self, PullRequestCommentCommand.self, PullRequestCompareCommand.self,
      PullRequestApproveCommand.self, PullRequestPruneCommand.self,
    ])

  package init() {}
}

/// The parts of the command that the program provides.
package struct PullRequestTools: Sendable {
  /// Compares the pictures of `compare`.
  package var comparing: any PictureComparing = BytewiseComparing()
  /// Converts a picture of a report to the contents of a golden.
  package var encoding: GoldenFiles.Encoding = { $1 }
  /// Writes a line to standard output.
  package var writeLine: @Sendable (String) -> Void = { Swift.print($0) }
  /// Returns whether the user asked to stop.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// The environment variables.
  package var environment: WorkflowEnvironment

  package init(environment: WorkflowEnvironment) { self.environment = environment }

  /// The tools of the running command. ArgumentParser creates the commands, so they can't be passed as an argument.
  @TaskLocal package static var current = PullRequestTools(environment: WorkflowEnvironment(processVariables))
}
