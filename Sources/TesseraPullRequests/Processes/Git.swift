// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The `git` program, applied to a repository.
package struct Git: Sendable {
  /// The repository, as the path of its working folder or of a bare repository.
  package let folder: String
  private let environment: [String: String]
  private let secrets: [String]
  /// Returns whether the user asked to stop.
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// Creates a client for the repository in a folder. Hooks never run, and git never asks for a password.
  ///
  /// - Parameters:
  ///   - folder: The repository.
  ///   - credentials: The token for a server, or nil. It is passed in the environment, where other users can't see it.
  ///   - environment: The environment of the process, such as `PATH` and `HOME`.
  package init(_ folder: String, credentials: GitCredentials? = nil, environment: [String: String]) {
    self.folder = folder
    var variables = environment
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["LC_ALL"] = "C"
    var configuration = ["core.hooksPath": "/dev/null", "safe.directory": folder, "gc.auto": "0"]
    if let credentials { configuration[credentials.key] = credentials.header }
    var count = Int(variables["GIT_CONFIG_COUNT"] ?? "") ?? 0
    for (key, value) in configuration.sorted(by: { $0.key < $1.key }) {
      variables["GIT_CONFIG_KEY_\(count)"] = key
      variables["GIT_CONFIG_VALUE_\(count)"] = value
      count += 1
    }
    variables["GIT_CONFIG_COUNT"] = "\(count)"
    self.environment = variables
    secrets = credentials.map { [$0.token, $0.header] } ?? []
  }

  /// Runs a git command and returns its output without the final line break.
  ///
  /// - Throws: `.failed` with git's message if the exit code is not zero.
  @discardableResult
  package func run(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(GitError) -> String {
    let result = try result(arguments, input: input, variables: variables)
    guard result.status == 0 else {
      throw .failed(command: arguments.prefix(2).joined(separator: " "), message: redacted(result.errorText))
    }
    let text = result.text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Runs a git command and returns its output and exit code.
  package func result(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(GitError) -> ChildProcess.Result {
    var process = ChildProcess(
      ["git"] + arguments, folder: folder, environment: environment.merging(variables) { $1 })
    process.input = input
    process.isInterrupted = isInterrupted
    do { return try process.run() } catch { throw .process(error) }
  }

  /// Returns the last lines of git's message, without secrets.
  func redacted(_ text: String) -> String {
    var text = text
    for secret in secrets where !secret.isEmpty { text = text.replacingOccurrences(of: secret, with: "***") }
    return text.split(separator: "\n").suffix(6).joined(separator: " ")
  }
}

/// A token with which git accesses a server over HTTPS.
package struct GitCredentials: Sendable {
  let token: String
  /// The configuration key, which limits the header to the server.
  let key: String
  /// The HTTP header with the token.
  let header: String

  /// Creates credentials for all repositories of a server, such as `https://github.com`.
  package init(token: String, server: String) {
    self.token = token
    key = "http.\(server.hasSuffix("/") ? server : server + "/").extraheader"
    header = "AUTHORIZATION: basic " + Data("x-access-token:\(token)".utf8).base64EncodedString()
  }
}

/// An error of `git`.
package enum GitError: Error, CustomStringConvertible {
  /// `git` did not run.
  case process(ProcessError)
  /// `git` reported an error.
  case failed(command: String, message: String)
  /// A branch was changed by others in each attempt.
  case contended(branch: String, attempts: Int)
  /// The server rejected a push for a reason other than a concurrent change.
  case rejected(branch: String, message: String)
  /// The branch for pictures contains other files.
  case foreignBranch(String, entry: String)
  /// There is no such commit.
  case unknownCommit(String)
  /// Two commits have no common ancestor in the repository.
  case noMergeBase(String, String)
  /// A file of goldens is managed by a filter such as Git LFS.
  case filtered(path: String, filter: String)

  /// A description of the problem and its remedy.
  package var description: String {
    switch self {
    case .process(let error): "\(error)"
    case .failed(let command, let message): "`git \(command)` failed: \(message) Fix this and try again."
    case .contended(let branch, let attempts):
      "The branch \(branch) was changed by other jobs during all \(attempts) attempts to push. Run the job again."
    case .rejected(let branch, let message):
      "The server rejected the push to \(branch): \(message) Give the token the permission `contents: write`, and "
        + "exclude the branch from protection rules."
    case .foreignBranch(let branch, let entry):
      "The branch \(branch) contains '\(entry)', so it is not a branch of pictures. Choose another name with --branch."
    case .unknownCommit(let name):
      "The repository has no commit '\(name)'. Fetch it first; "
        + "in a workflow, set `fetch-depth: 0` for actions/checkout."
    case .noMergeBase(let first, let second):
      "\(first) and \(second) have no common ancestor here. Fetch the history; in a workflow, set `fetch-depth: 0` for "
        + "actions/checkout."
    case .filtered(let path, let filter):
      "\(path) is stored by the git filter '\(filter)', which a direct commit would bypass. Run approve in a checkout "
        + "with --command."
    }
  }
}
