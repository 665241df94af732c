// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error of GitHub's API.
package enum GitHubError: Error, Hashable, CustomStringConvertible {
  /// There is no token.
  case missingToken
  /// The token is invalid or expired.
  case unauthorized
  /// The token lacks a permission.
  case forbidden(action: String, permission: String)
  /// The token of a workflow that runs for a fork is read-only.
  case readOnlyFork(action: String)
  /// The object does not exist, or the token has no access to it.
  case notFound(action: String)
  /// Too many requests were sent.
  case rateLimited(seconds: Int)
  /// The server failed repeatedly.
  case server(action: String, status: Int)
  /// The server rejected the contents of a request.
  case rejected(action: String, message: String)
  /// The server can't be reached.
  case unreachable(host: String, reason: String)
  /// A response has an unexpected form.
  case invalidResponse(action: String)
  /// An address or a name is malformed.
  case invalidAddress(String)

  /// A description of the problem and its remedy.
  package var description: String {
    switch self {
    case .missingToken: "There is no token for GitHub. Set GITHUB_TOKEN; in a workflow, to `${{ github.token }}`."
    case .unauthorized: "GitHub rejected the token. Set GITHUB_TOKEN to a token that is valid."
    case .forbidden(let action, let permission):
      "GitHub doesn't allow the token to \(action). Give the workflow the permission `\(permission)`."
    case .readOnlyFork(let action):
      "GitHub doesn't allow the token to \(action), because workflows of pull requests from forks are read-only. "
        + "Comment from a second workflow on `workflow_run`; see Workflows/tessera-comment.yml."
    case .notFound(let action):
      "GitHub can't \(action), because it doesn't exist or the token has no access. "
        + "Check the repository and the number."
    case .rateLimited(let seconds):
      "GitHub limits the number of requests, and asks to wait \(seconds) seconds. Run the job again after that."
    case .server(let action, let status):
      "GitHub failed with status \(status) when asked to \(action). Run the job again later."
    case .rejected(let action, let message): "GitHub refused to \(action): \(message) Correct this and try again."
    case .unreachable(let host, let reason): "Can't reach \(host): \(reason) Check the network and GITHUB_API_URL."
    case .invalidResponse(let action):
      "GitHub's response to the request to \(action) is not valid. Check GITHUB_API_URL."
    case .invalidAddress(let text):
      "'\(PlainText.line(text, limit: 100))' is not valid. Check GITHUB_API_URL and GITHUB_REPOSITORY."
    }
  }
}
