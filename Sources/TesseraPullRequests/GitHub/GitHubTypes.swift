// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An account.
package struct GitHubUser: Codable, Hashable, Sendable {
  package var login: String

  package init(login: String) { self.login = login }
}

/// A comment on an issue or a pull request.
package struct GitHubComment: Codable, Hashable, Sendable {
  package var id: Int
  package var body: String?
  package var user: GitHubUser?
  package var html_url: String?
  /// The times of posting and of the last edit, such as `2026-01-31T09:00:00Z`.
  package var created_at: String?
  package var updated_at: String?

  package init(id: Int, body: String?, user: GitHubUser?, html_url: String?) {
    self.id = id
    self.body = body
    self.user = user
    self.html_url = html_url
  }
}

/// A pull request.
package struct GitHubPullRequest: Codable, Hashable, Sendable {
  /// A branch of a pull request.
  package struct Branch: Codable, Hashable, Sendable {
    package var sha: String
    package var ref: String
    /// The repository, or nil if it was deleted.
    package var repo: Repository?
  }

  /// A repository.
  package struct Repository: Codable, Hashable, Sendable {
    package var full_name: String
  }

  package var number: Int
  package var state: String
  package var head: Branch
  package var base: Branch
  package var maintainer_can_modify: Bool?

  /// Whether the head branch is in another repository.
  package var isFork: Bool { head.repo?.full_name != base.repo?.full_name }
}

/// The state of a commit.
package enum GitHubStatus: String, Codable, Sendable {
  case success, failure, error, pending
}

/// A reaction to a comment.
package enum GitHubReaction: String, Sendable {
  case thumbsUp = "+1"
  case thumbsDown = "-1"
  case eyes
}
