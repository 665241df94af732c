// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The environment variables of a GitHub workflow.
package struct WorkflowEnvironment: Sendable {
  /// All variables.
  package let variables: [String: String]

  package init(_ variables: [String: String]) { self.variables = variables }

  /// Returns a variable, or nil if it is empty.
  package subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The server's address. Default: `https://github.com`.
  package var server: String {
    let server = self["GITHUB_SERVER_URL"] ?? "https://github.com"
    return server.hasSuffix("/") ? String(server.dropLast()) : server
  }

  /// The repository as `OWNER/NAME`.
  package func repository() throws(WorkflowError) -> String {
    guard let name = self["GITHUB_REPOSITORY"] else { throw .missingVariable("GITHUB_REPOSITORY") }
    guard GitHubClient.isRepository(name) else { throw .invalidVariable("GITHUB_REPOSITORY", name) }
    return name
  }

  /// Returns a client of the API.
  package func client() throws -> GitHubClient {
    try GitHubClient(
      repository: try repository(), root: self["GITHUB_API_URL"] ?? "https://api.github.com",
      token: self["GITHUB_TOKEN"] ?? self["GH_TOKEN"])
  }

  /// Returns the token for git, or nil if there is none or the remote is a local path.
  package func credentials(for remote: String) -> GitCredentials? {
    guard remote.hasPrefix("https://") || remote.hasPrefix("http://") else { return nil }
    return (self["GITHUB_TOKEN"] ?? self["GH_TOKEN"]).map { GitCredentials(token: $0, server: server) }
  }

  /// Reads the event that started the workflow.
  package func event() throws(WorkflowError) -> WorkflowEvent {
    guard let path = self["GITHUB_EVENT_PATH"] else { throw .missingVariable("GITHUB_EVENT_PATH") }
    guard let data = FileManager.default.contents(atPath: path),
      let event = try? JSONDecoder().decode(WorkflowEvent.self, from: data)
    else { throw .invalidVariable("GITHUB_EVENT_PATH", path) }
    return event
  }

  /// The number of the workflow run, or nil outside a workflow.
  package var run: Int? { self["GITHUB_RUN_ID"].flatMap { Int($0) } }

  /// The address of the workflow run with a number, or nil if the repository is unknown.
  package func runURL(run: Int) -> String? {
    (try? repository()).map { "\(server)/\($0)/actions/runs/\(run)" }
  }

  /// The variables without tokens, for commands that run code of a pull request.
  package var withoutSecrets: [String: String] {
    let secrets = ["GITHUB_TOKEN", "GH_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
    // Files of the runner, with which a command could change later steps.
    let files = ["GITHUB_ENV", "GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"]
    return variables.filter { name, _ in
      !secrets.contains(name) && !files.contains(name) && !name.hasPrefix("ACTIONS_") && !name.hasPrefix("INPUT_")
        && !name.hasPrefix("GIT_CONFIG_")
    }
  }
}

/// The event that started a workflow, with the fields that reviews need.
package struct WorkflowEvent: Codable, Sendable {
  package struct Issue: Codable, Sendable {
    package struct Link: Codable, Sendable {
      package init() {}
    }
    package var number: Int
    /// Present if the issue is a pull request.
    package var pull_request: Link?

    package init(number: Int, pull_request: Link?) {
      self.number = number
      self.pull_request = pull_request
    }
  }

  package struct Label: Codable, Sendable {
    package var name: String
  }

  /// The run that was completed, for `workflow_run`.
  package struct Run: Codable, Sendable {
    package var id: Int
    package var event: String
    package var head_sha: String
    package var head_branch: String?
    package var head_repository: GitHubPullRequest.Repository?
  }

  package var action: String?
  package var pull_request: GitHubPullRequest?
  package var issue: Issue?
  package var comment: GitHubComment?
  package var label: Label?
  package var sender: GitHubUser?
  package var workflow_run: Run?

  package init() {}
}

/// An error in the environment of a workflow.
package enum WorkflowError: Error, Hashable, CustomStringConvertible {
  case missingVariable(String)
  case invalidVariable(String, String)
  case notWritable(path: String, reason: String)
  /// There is no pull request.
  case noPullRequest
  /// The artifact belongs to another pull request than it claims.
  case wrongPullRequest(number: Int)
  /// The pull request was changed after the run.
  case outdated(number: Int)
  /// An option has an invalid value.
  case invalidOption(String, String, remedy: String)

  /// A description of the problem and its remedy.
  package var description: String {
    switch self {
    case .missingVariable(let name): "\(name) is not set. Run the command in a GitHub workflow, or set the variable."
    case .invalidVariable(let name, let value):
      "\(name) is '\(PlainText.line(value, limit: 200))', which is not valid. Correct the variable."
    case .notWritable(let path, let reason): "Can't write to \(path): \(reason). Check its permissions."
    case .noPullRequest:
      "The event is not about a pull request. Run the command in a workflow on `pull_request` or `workflow_run`, or "
        + "pass --number."
    case .wrongPullRequest(let number):
      "The report claims to be of #\(number), but the run was for another branch. Nothing was posted. Do not trust "
        + "this report."
    case .outdated(let number):
      "The pull request #\(number) changed since this report. The report of the newer commit replaces it."
    case .invalidOption(let name, let value, let remedy):
      "\(name) '\(PlainText.line(value, limit: 100))' is not valid. \(remedy)"
    }
  }
}
