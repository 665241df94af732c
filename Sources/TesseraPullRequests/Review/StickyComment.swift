// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The comment of a review, which is edited instead of posted again.
package struct StickyComment: Sendable {
  let client: GitHubClient
  let pullRequest: Int
  let key: String
  /// The account whose comments are edited. Others could contain the same marker.
  let author: String

  /// The account of workflow tokens.
  package static let workflowAuthor = "github-actions[bot]"

  package init(client: GitHubClient, pullRequest: Int, key: String, author: String) {
    self.client = client
    self.pullRequest = pullRequest
    self.key = key
    self.author = author
  }

  /// The result of publishing a comment.
  package enum Outcome: String, Hashable, Sendable {
    case created, edited, unchanged, none
  }

  /// Returns all comments of the review, oldest first.
  func existing() async throws(GitHubError) -> [GitHubComment] {
    try await client.comments(onIssue: pullRequest).filter {
      $0.user?.login == author && ReviewMarker($0.body ?? "", key: key) != nil
    }.sorted { $0.id < $1.id }
  }

  /// Edits the comment, or posts it if there is none.
  ///
  /// Two jobs may post at the same time. Each then finds both comments, keeps the older one with its own text, and
  /// deletes the other, so that one comment remains.
  ///
  /// - Parameter carrier: A comment that becomes the review's comment if there is none, and is deleted otherwise.
  func publish(
    _ body: String, present: [GitHubComment], carrier: Int? = nil
  ) async throws(GitHubError) -> (outcome: Outcome, comment: GitHubComment) {
    if let first = present.first {
      for duplicate in present.dropFirst() { try await client.deleteComment(id: duplicate.id) }
      if let carrier { try await client.deleteComment(id: carrier) }
      if first.body.map(Self.normalized) == Self.normalized(body) { return (.unchanged, first) }
      return (.edited, try await client.updateComment(id: first.id, body: body))
    }
    let created = try await create(body, carrier: carrier)
    let all = try await existing()
    guard let first = all.first, first.id != created.id else { return (.created, created) }
    // Another job was faster.
    try await client.deleteComment(id: created.id)
    return (.edited, try await client.updateComment(id: first.id, body: body))
  }

  private func create(_ body: String, carrier: Int?) async throws(GitHubError) -> GitHubComment {
    if let carrier { return try await client.updateComment(id: carrier, body: body) }
    var attempt = 1
    while true {
      do { return try await client.createComment(body, onIssue: pullRequest) } catch {
        guard Self.mayHavePosted(error) else { throw error }
        // The comment may have been posted although the server reported a failure.
        try? await Task.sleep(for: client.retries.pause(after: attempt))
        if let first = try await existing().first { return try await client.updateComment(id: first.id, body: body) }
        attempt += 1
        if attempt > client.retries.attempts { throw error }
      }
    }
  }

  private static func mayHavePosted(_ error: GitHubError) -> Bool {
    switch error {
    case .server, .unreachable: true
    default: false
    }
  }

  /// Returns the text with line feeds, because GitHub may return others.
  private static func normalized(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\n")
  }
}
