// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import FoundationNetworking
import Testing
import TesseraPullRequests

/// A local server with the part of GitHub's API that reviews use.
final class FakeGitHub: @unchecked Sendable {
  /// The server's state.
  struct State: Decodable {
    struct Comment: Decodable {
      struct User: Decodable { let login: String }
      let id: Int
      let body: String
      let user: User
      let updated_at: String
    }
    struct Status: Decodable {
      let sha: String
      let state: String
      let context: String
      let description: String
    }
    enum Reaction: Decodable, Equatable {
      case number(Int)
      case name(String)
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
          self = .number(number)
        } else {
          self = .name(try value.decode(String.self))
        }
      }
    }
    let comments: [Comment]
    let statuses: [Status]
    let reactions: [[Reaction]]
    let removed_labels: [String]
    let log: [String]
    let clock: Int
  }

  let root: String
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let script = try #require(Bundle.module.url(forResource: "Resources/fake_github", withExtension: "py"))
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "The fake server doesn't start. Install python3.")
      line += String(decoding: data, as: UTF8.self)
    }
    root = "http://127.0.0.1:\(line.trimmingCharacters(in: .whitespacesAndNewlines))"
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Changes the server's state, given as JSON.
  @discardableResult
  func set(_ json: String, at path: String = "state") async throws -> State {
    var request = URLRequest(url: try #require(URL(string: "\(root)/_test/\(path)")))
    request.httpMethod = "POST"
    request.httpBody = Data(json.utf8)
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(State.self, from: data)
  }

  /// Makes the next requests fail.
  func fail(_ json: String) async throws { try await set(json, at: "fail") }

  func state() async throws -> State { try await set("{}") }

  /// Returns a client that retries quickly.
  func client(token: String = "test-token") throws -> GitHubClient {
    var client = try GitHubClient(repository: "o/r", root: root, token: token)
    client.retries.firstPause = .milliseconds(5)
    return client
  }

  /// Sets a pull request.
  func setPull(
    _ number: Int, head: String, branch: String = "feature", state: String = "open", repository: String = "o/r",
    canModify: Bool = false
  ) async throws {
    let pull = Self.pull(
      number, head: head, branch: branch, state: state, repository: repository, canModify: canModify)
    try await set("{\"pulls\":{\"\(number)\":\(pull)}}")
  }

  /// Returns the JSON of a pull request.
  static func pull(
    _ number: Int, head: String, branch: String = "feature", state: String = "open", repository: String = "o/r",
    canModify: Bool = false
  ) -> String {
    """
    {"number":\(number),"state":"\(state)","maintainer_can_modify":\(canModify),
     "head":{"sha":"\(head)","ref":"\(branch)","repo":{"full_name":"\(repository)"}},
     "base":{"sha":"\(String(repeating: "b", count: 40))","ref":"main","repo":{"full_name":"o/r"}}}
    """
  }
}
