// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The checks before an approval.
package struct ApprovalGate: Sendable {
  /// An approval that passed all checks.
  package struct Ticket: Hashable, Sendable {
    package let request: ApprovalRequest
    /// The reviewed commit, which is the newest one of the pull request.
    package let head: String
    /// The branch to push to, and its repository.
    package let branch: String
    package let repository: String
    /// The workflow run that has the report, or nil if it is unknown.
    package let run: Int?
    /// The digest of the reviewed report, or nil if the review doesn't contain one.
    package let digest: String?
    package let isFork: Bool
  }

  let client: GitHubClient
  let key: String
  let author: String

  package init(client: GitHubClient, key: String, author: String) {
    self.client = client
    self.key = key
    self.author = author
  }

  /// Returns the comment of the review.
  package func sticky(_ request: ApprovalRequest) -> StickyComment {
    StickyComment(client: client, pullRequest: request.number, key: key, author: author)
  }

  /// Checks the permission of the account, the pull request, and that it didn't change since the review.
  ///
  /// - Throws: An `ApprovalRefusal`, or an error of the API.
  package func check(_ request: ApprovalRequest) async throws -> Ticket {
    guard ["admin", "maintain", "write"].contains(try await client.permission(of: request.login)) else {
      throw ApprovalRefusal.noPermission(login: request.login)
    }
    let pull = try await client.pullRequest(number: request.number)
    guard pull.state == "open" else { throw ApprovalRefusal.closed }
    guard let repository = pull.head.repo?.full_name, GitHubClient.isRepository(repository) else {
      throw ApprovalRefusal.noRepository
    }
    if pull.isFork, pull.maintainer_can_modify != true { throw ApprovalRefusal.notEditable }
    guard let comment = try await sticky(request).existing().first,
      let marker = ReviewMarker(comment.body ?? "", key: key), let head = marker.head
    else { throw ApprovalRefusal.noReport }
    guard head == pull.head.sha, request.head == nil || request.head == head else { throw ApprovalRefusal.changed }
    // A review that was edited since the request is not the one that its author saw. GitHub's times have one form, so
    // they are ordered like texts.
    if let time = request.time, let edited = comment.updated_at, edited >= time { throw ApprovalRefusal.changed }
    return Ticket(
      request: request, head: head, branch: pull.head.ref, repository: repository, run: marker.run,
      digest: marker.digest,
      isFork: pull.isFork)
  }
}
