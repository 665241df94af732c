// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import TesseraPullRequests

struct PullRequestApproveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Pushes reviewed pictures as goldens to the branch of a pull request.",
    discussion: """
      Runs in a workflow on issue_comment, for comments `/tessera approve [NAME…]`, or on pull_request, for the label \
      `\(ApprovalRequest.label)`. The account needs write access, and the pull request must still have the reviewed \
      commit. Other events are ignored.

      Run it with --check first: it sets the outputs approved, head, run and repository. Then download the report of \
      that run, and run it again.
      """)

  @OptionGroup var review: ReviewOptions

  @Flag(help: "Only check the request, and set the outputs.")
  var check = false

  @Option(help: "A command that writes the goldens in --checkout. Default: the report's pictures are committed.")
  var command: String?

  @Option(help: "The repository's working folder at the reviewed commit, for --command.")
  var checkout = "."

  @Option(help: "The repository to push to, as an address or a path. Default: the pull request's.")
  var remote: String?

  @OptionGroup var author: AuthorOption

  @Option(help: ArgumentHelp("Set a status of the new commit with this name.", valueName: "name"))
  var status: String?

  @OptionGroup var output: JSONOption

  /// The result, as JSON.
  private struct Answer: Encodable {
    /// Whether the event is a request by an account that may approve.
    let isApproved: Bool
    /// The reviewed commit.
    var head: String?
    /// The commit with the pushed goldens, or nil with `--check`.
    var commit: String?
    var branch: String?
    /// The number of pushed goldens.
    var goldens: Int?
  }

  func run() async throws {
    try await Output.reportingErrors {
      let environment = PullRequestTools.current.environment
      guard let request = ApprovalRequest(try environment.event()) else {
        try output.show(Answer(isApproved: false), as: "The event is not a request to approve.")
        try WorkflowOutput(environment).write([("approved", "false")])
        return
      }
      let client = try environment.client()
      let gate = ApprovalGate(client: client, key: review.key, author: try await author.login(client))
      do {
        let ticket = try await gate.check(request)
        if check { try announce(ticket) } else { try await approve(ticket, gate, client: client) }
      } catch {
        do { try await refuse(request, gate, client: client, error: error) } catch {
          Output.warn("Can't reply to the request: \(error)")
        }
        throw error
      }
    }
  }

  /// Sets the outputs that select the report.
  private func announce(_ ticket: ApprovalGate.Ticket) throws {
    try WorkflowOutput(PullRequestTools.current.environment).write([
      ("approved", "true"), ("head", ticket.head), ("run", ticket.run.map(String.init) ?? ""),
      ("repository", ticket.repository),
    ])
    try output.show(
      Answer(isApproved: true, head: ticket.head), as: "\(ticket.request.login) may approve \(ticket.head).")
  }

  private func approve(_ ticket: ApprovalGate.Ticket, _ gate: ApprovalGate, client: GitHubClient) async throws {
    let tools = PullRequestTools.current
    let goldens = try selectGoldens(ticket, tools)
    let remote = self.remote ?? "\(tools.environment.server)/\(ticket.repository).git"
    let commit = GoldenCommit(
      remote: remote, branch: ticket.branch, head: ticket.head, credentials: tools.environment.credentials(for: remote),
      environment: tools.environment.variables)
    let count = "\(goldens.files.count) \(goldens.files.count == 1 ? "golden" : "goldens")"
    let login = PlainText.line(ticket.request.login, limit: 60)
    let name = try commit.push(
      goldens.files, message: "Approve \(count)\n\nRequested by \(login) in #\(ticket.request.number).")
    if let status, goldens.isComplete {
      try await client.setStatus(
        .success, ofCommit: name, context: status, description: "Approved by \(login)", url: nil)
    }
    try await gate.sticky(ticket.request).reply(
      "🟢 **Approved** by \(MarkdownText.code(login)): pushed \(count) in \(name).")
    if let comment = ticket.request.comment { try await client.addReaction(.thumbsUp, toComment: comment) }
    try await removeLabel(ticket.request, client)
    try output.show(
      Answer(
        isApproved: true, head: ticket.head, commit: name, branch: ticket.branch, goldens: goldens.files.count),
      as: "Pushed \(count) to \(ticket.branch) in \(name).")
  }

  private func selectGoldens(_ ticket: ApprovalGate.Ticket, _ tools: PullRequestTools) throws -> GoldenFiles {
    if let command {
      return try GoldenFiles.run(command, in: checkout, environment: tools.environment, warn: Output.warn)
    }
    let origin = try PullRequestFile.read(review.report)
    guard origin.number == ticket.request.number, origin.head == ticket.head else { throw ApprovalRefusal.wrongReport }
    let input = try ReviewInput.read(review.report)
    guard input.digest() == ticket.digest else { throw ApprovalRefusal.wrongReport }
    return try GoldenFiles.select(ticket.request.names, from: input, origin: origin, encoding: tools.encoding)
  }

  /// Replies to a request that was refused.
  private func refuse(
    _ request: ApprovalRequest, _ gate: ApprovalGate, client: GitHubClient, error: any Error
  ) async throws {
    // Accounts without permission get only the reaction, so that they can't edit the review.
    if let comment = request.comment { try await client.addReaction(.thumbsDown, toComment: comment) }
    if case ApprovalRefusal.noPermission = error { return }
    let text = client.redacted("\(error)")
    try await gate.sticky(request).reply("🔴 **Not approved:** \(MarkdownText.escaped(text, limit: 400))")
    try await removeLabel(request, client)
  }

  private func removeLabel(_ request: ApprovalRequest, _ client: GitHubClient) async throws {
    guard request.comment == nil else { return }
    try await client.removeLabel(ApprovalRequest.label, fromIssue: request.number)
  }
}
