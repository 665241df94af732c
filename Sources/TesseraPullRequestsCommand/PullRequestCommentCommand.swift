// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import TesseraPullRequests

struct PullRequestCommentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comment", abstract: "Posts a report as a comment on its pull request, or edits the comment.",
    discussion: """
      Needs GITHUB_TOKEN with `pull-requests: write`, and `contents: write` for the branch of pictures. In a workflow \
      on workflow_run, the report is untrusted: its pull request must have the commit and the branch of the run.
      """)

  /// A way to publish pictures.
  enum Pictures: String, ExpressibleByArgument, CaseIterable {
    case auto, gh, branch, none
  }

  @OptionGroup var review: ReviewOptions

  @Option(help: "The number of the pull request. Default: the event's.")
  var number: Int?

  @Option(help: "Publish pictures with gh 2.99 or later, or on a branch. auto: with gh if it is installed.")
  var pictures = Pictures.auto

  @OptionGroup var branch: BranchOptions

  @OptionGroup var author: AuthorOption

  @Flag(help: "Post a comment even if nothing differs and there is no earlier comment.")
  var always = false

  @Option(help: ArgumentHelp("Set a status of the commit with this name.", valueName: "name"))
  var status: String?

  @OptionGroup var output: JSONOption

  /// The comment, as JSON.
  private struct Answer: Encodable {
    let number: Int
    /// `created`, `edited`, `unchanged`, `none`, or `outdated` if the pull request has newer commits.
    let outcome: String
    var url: String?
    var isSuccess: Bool?
  }

  func validate() throws {
    if let number, number < 1 {
      throw ValidationError("--number \(number) is not valid. Use the pull request's number.")
    }
  }

  func run() async throws {
    try await Output.reportingErrors {
      let environment = PullRequestTools.current.environment
      var client = try environment.client()
      client.isForFork = (try? environment.event())?.pull_request?.isFork ?? false
      let input = try ReviewInput.read(review.report)
      let identity: PullRequestIdentity
      do {
        identity = try await .find(number, report: review.report, environment: environment, client: client)
      } catch WorkflowError.outdated(let number) {
        try output.show(
          Answer(number: number, outcome: "outdated"), as: "\(WorkflowError.outdated(number: number))")
        return
      }
      var publisher = ReviewPublisher(client: client, store: try store(client))
      publisher.author = try await author.login(client)
      publisher.alwaysComments = always
      publisher.status = status
      var context = try review.context(identity)
      context.digest = input.digest()
      let result = try await publisher.publish(input, of: identity, context: context)
      try output.show(
        Answer(
          number: identity.number, outcome: result.outcome.rawValue, url: result.url, isSuccess: input.isSuccess),
        as: sentence(result.outcome, number: identity.number) + (result.url.map { " " + $0 } ?? ""))
      if !input.isSuccess { throw ExitCode(1) }
    }
  }

  private func store(_ client: GitHubClient) throws -> any PictureStore {
    let environment = PullRequestTools.current.environment
    let attachments = GitHubCLIPictures(client: client, server: environment.server, environment: environment.variables)
    switch pictures {
    case .none: return NoPictures()
    case .branch: return try branch.store()
    case .gh: return attachments
    case .auto:
      guard GitHubCLIPictures.isAvailable(environment.variables) else { return try branch.store() }
      return FallbackPictures(first: attachments, second: try branch.store(), warn: Output.warn)
    }
  }

  private func sentence(_ outcome: StickyComment.Outcome, number: Int) -> String {
    switch outcome {
    case .created: "Commented on #\(number)."
    case .edited: "Edited the comment on #\(number)."
    case .unchanged: "The comment on #\(number) is up to date."
    case .none: "Nothing differs, so there is no comment on #\(number)."
    }
  }
}
