// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension GitHubClient {
  /// Returns all comments on an issue or a pull request, oldest first.
  package func comments(onIssue number: Int) async throws(GitHubError) -> [GitHubComment] {
    var path: String? = "/repos/\(repository)/issues/\(number)/comments?per_page=100"
    var comments: [GitHubComment] = []
    var pages = 0
    while let current = path, pages < 300 {
      let request = Request(path: current, action: "list the comments of #\(number)")
      let response = try await send(request)
      guard let page = try? JSONDecoder().decode([GitHubComment].self, from: Data(response.data)) else {
        throw .invalidResponse(action: request.action)
      }
      comments += page
      path = response.link.flatMap(Self.nextPage)
      pages += 1
    }
    return comments
  }

  /// Returns the address of the next page in a `Link` header: `<https://…?page=2>; rel="next", …`.
  static func nextPage(_ link: String) -> String? {
    for part in link.split(separator: ",") where part.contains("rel=\"next\"") {
      guard let start = part.firstIndex(of: "<"), let end = part.firstIndex(of: ">"), start < end else { continue }
      return String(part[part.index(after: start)..<end])
    }
    return nil
  }

  /// Posts a comment. A failure on the server is not repeated, because the comment may have been posted nevertheless.
  package func createComment(_ body: String, onIssue number: Int) async throws(GitHubError) -> GitHubComment {
    try await decode(
      GitHubComment.self,
      Request(
        method: "POST", path: "/repos/\(repository)/issues/\(number)/comments", body: ["body": body],
        action: "comment on #\(number)", isRepeatable: false))
  }

  /// Replaces the body of a comment.
  package func updateComment(id: Int, body: String) async throws(GitHubError) -> GitHubComment {
    try await decode(
      GitHubComment.self,
      Request(
        method: "PATCH", path: "/repos/\(repository)/issues/comments/\(id)", body: ["body": body],
        action: "edit the comment \(id)"))
  }

  /// Deletes a comment. A comment that doesn't exist is ignored.
  package func deleteComment(id: Int) async throws(GitHubError) {
    do {
      _ = try await send(
        Request(
          method: "DELETE", path: "/repos/\(repository)/issues/comments/\(id)", action: "delete the comment \(id)"))
    } catch {
      guard case .notFound = error else { throw error }
    }
  }

  /// Adds a reaction to a comment.
  package func addReaction(_ reaction: GitHubReaction, toComment id: Int) async throws(GitHubError) {
    _ = try await send(
      Request(
        method: "POST", path: "/repos/\(repository)/issues/comments/\(id)/reactions",
        body: ["content": reaction.rawValue], action: "react to the comment \(id)"))
  }

  /// Removes a label from a pull request. A label that isn't there is ignored.
  package func removeLabel(_ name: String, fromIssue number: Int) async throws(GitHubError) {
    let label = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    do {
      _ = try await send(
        Request(
          method: "DELETE", path: "/repos/\(repository)/issues/\(number)/labels/\(label)",
          action: "remove a label of #\(number)"))
    } catch {
      guard case .notFound = error else { throw error }
    }
  }

  /// Returns a pull request.
  package func pullRequest(number: Int) async throws(GitHubError) -> GitHubPullRequest {
    try await decode(
      GitHubPullRequest.self,
      Request(
        path: "/repos/\(repository)/pulls/\(number)", action: "read the pull request #\(number)",
        permission: "pull-requests: read"))
  }

  /// Returns an account's permission for the repository: `admin`, `write`, `read` or `none`.
  package func permission(of login: String) async throws(GitHubError) -> String {
    struct Permission: Decodable { let permission: String }
    guard Self.isLogin(login) else { throw .invalidAddress(login) }
    let name = login.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-"))) ?? ""
    do {
      return try await decode(
        Permission.self,
        Request(
          path: "/repos/\(repository)/collaborators/\(name)/permission", action: "read the permission of \(login)",
          permission: "contents: read")
      ).permission
    } catch {
      // An account that isn't a collaborator.
      if case .notFound = error { return "none" }
      throw error
    }
  }

  /// Returns the account to which the token belongs, or nil if it is the token of a workflow.
  package func currentLogin() async throws(GitHubError) -> String? {
    do {
      return try await decode(GitHubUser.self, Request(path: "/user", action: "read the token's account")).login
    } catch {
      switch error {
      case .forbidden, .readOnlyFork, .notFound: return nil
      default: throw error
      }
    }
  }

  /// Sets a status of a commit.
  ///
  /// - Parameters:
  ///   - context: The name of the status.
  ///   - description: A sentence of at most 140 characters. Longer ones are truncated.
  package func setStatus(
    _ status: GitHubStatus, ofCommit commit: String, context: String, description: String, url: String?
  ) async throws(GitHubError) {
    var body = ["state": status.rawValue, "context": context, "description": PlainText.line(description, limit: 139)]
    body["target_url"] = url
    _ = try await send(
      Request(
        method: "POST", path: "/repos/\(repository)/statuses/\(commit)", body: body,
        action: "set the status of \(CommitName.short(commit))", permission: "statuses: write"))
  }

  private static func isLogin(_ text: String) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_[]".utf8.contains(byte)
      }
  }
}
