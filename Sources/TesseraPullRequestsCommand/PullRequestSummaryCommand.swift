// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import TesseraPullRequests

struct PullRequestSummaryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary", abstract: "Writes a report to the page of a workflow run, without a token.",
    discussion: """
      Writes the step's summary, the outputs changed, added, deleted, recorded, failed, passed, findings and success, \
      and annotations. In a workflow on pull_request, also writes pull-request.json to the report, from which \
      `pr comment` and `pr approve` know the pull request in other workflows.
      """)

  @OptionGroup var review: ReviewOptions

  @Option(help: "The folder in which the tests ran, relative to the repository's root.")
  var folder = ""

  @Flag(inversion: .prefixedNo, help: "Print annotations.")
  var annotations = true

  @OptionGroup var output: JSONOption

  func run() async throws {
    try await Output.reportingErrors {
      let environment = PullRequestTools.current.environment
      let input = try ReviewInput.read(review.report)
      try writePullRequest(environment)
      let head = (try? environment.event())?.pull_request?.head.sha ?? environment["GITHUB_SHA"] ?? ""
      let identity = PullRequestIdentity(
        number: 0, head: CommitName.isFull(head) ? head : String(repeating: "0", count: 40), run: environment.run)
      var context = try review.context(identity)
      context.isApprovable = false
      let workflow = WorkflowOutput(environment)
      try workflow.writeSummary(ReviewComment(input, context: context))
      try workflow.writeCounts(input)
      if annotations, environment["GITHUB_ACTIONS"] != nil {
        for line in WorkflowOutput.annotations(input) { output.annotate(line) }
      }
      try output.show(
        ReviewCounts(input, report: review.report),
        as: (input.isSuccess ? "Nothing differs. " : "") + Output.counts(input))
      if !input.isSuccess { throw ExitCode(1) }
    }
  }

  /// Writes `pull-request.json` in a workflow on `pull_request`.
  private func writePullRequest(_ environment: WorkflowEnvironment) throws {
    guard environment["GITHUB_EVENT_PATH"] != nil, let pull = try environment.event().pull_request else { return }
    let root = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
    try PullRequestFile(number: pull.number, head: pull.head.sha, root: root, folder: folder).write(to: review.report)
  }
}
