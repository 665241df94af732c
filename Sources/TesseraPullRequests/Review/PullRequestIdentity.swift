// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A pull request and its commit, after validation against GitHub's data.
package struct PullRequestIdentity: Hashable, Sendable {
  package let number: Int
  /// The commit that was rendered.
  package let head: String
  /// The workflow run that has the report's artifact, or nil if it is unknown.
  package let run: Int?

  package init(number: Int, head: String, run: Int?) {
    self.number = number
    self.head = head
    self.run = run
  }

  /// Determines the pull request of a report.
  ///
  /// - In a workflow on `pull_request`, it is the event's.
  /// - In a workflow on `workflow_run`, the report claims a number. GitHub's data about that pull request must contain
  ///   the commit and the repository of the run, which GitHub itself reports in the event.
  /// - Otherwise it is the number passed, with its current commit.
  ///
  /// - Parameter number: The number from the arguments, or nil.
  /// - Throws: `.wrongPullRequest` if the claim is false, or `.outdated` if the pull request has a newer commit.
  package static func find(
    _ number: Int?, report: String, environment: WorkflowEnvironment, client: GitHubClient
  ) async throws -> PullRequestIdentity {
    if let number {
      let pull = try await client.pullRequest(number: number)
      return PullRequestIdentity(number: number, head: try checked(pull.head.sha), run: environment.run)
    }
    let event = try environment.event()
    if let run = event.workflow_run { return try await verify(run, report: report, client: client) }
    guard let pull = event.pull_request else { throw WorkflowError.noPullRequest }
    let current = try await client.pullRequest(number: pull.number)
    // A run that was slower than the run of a newer commit must not replace its review.
    guard current.head.sha == pull.head.sha else { throw WorkflowError.outdated(number: pull.number) }
    return PullRequestIdentity(number: pull.number, head: try checked(pull.head.sha), run: environment.run)
  }

  private static func verify(
    _ run: WorkflowEvent.Run, report: String, client: GitHubClient
  ) async throws -> PullRequestIdentity {
    guard run.event == "pull_request" else { throw WorkflowError.noPullRequest }
    let file = try PullRequestFile.read(report)
    let pull: GitHubPullRequest
    do { pull = try await client.pullRequest(number: file.number) } catch {
      if case .notFound = error { throw WorkflowError.wrongPullRequest(number: file.number) }
      throw error
    }
    guard let repository = run.head_repository?.full_name, repository == pull.head.repo?.full_name,
      run.head_branch == pull.head.ref, file.head == run.head_sha
    else { throw WorkflowError.wrongPullRequest(number: file.number) }
    guard pull.head.sha == run.head_sha else { throw WorkflowError.outdated(number: file.number) }
    return PullRequestIdentity(number: file.number, head: try checked(run.head_sha), run: run.id)
  }

  private static func checked(_ commit: String) throws(WorkflowError) -> String {
    guard CommitName.isFull(commit) else { throw .invalidVariable("The commit of the pull request", commit) }
    return commit
  }
}
