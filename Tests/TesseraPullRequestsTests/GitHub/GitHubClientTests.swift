// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct GitHubClientTests {
  let server: FakeGitHub

  init() throws { server = try FakeGitHub() }

  private func error(_ body: () async throws -> Void) async -> GitHubError? {
    do {
      try await body()
      return nil
    } catch { return error as? GitHubError }
  }

  @Test func pagesAreFollowed() async throws {
    try await server.set("{\"page_size\":2}")
    let client = try server.client()
    for number in 0..<5 { _ = try await client.createComment("\(number)", onIssue: 3) }
    #expect(try await client.comments(onIssue: 3).map(\.body) == ["0", "1", "2", "3", "4"])
    #expect(try await server.state().log.filter { $0.hasPrefix("GET") }.count == 3)
  }

  @Test func commentsAreEditedAndDeleted() async throws {
    let client = try server.client()
    let comment = try await client.createComment("a", onIssue: 3)
    #expect(try await client.updateComment(id: comment.id, body: "b").body == "b")
    try await client.deleteComment(id: comment.id)
    try await client.deleteComment(id: comment.id)
    #expect(try await client.comments(onIssue: 3) == [])
  }

  @Test func failuresOfTheServerAreRetried() async throws {
    try await server.fail("{\"path\":\"/pulls/\",\"status\":502,\"times\":3}")
    try await server.setPull(1, head: String(repeating: "a", count: 40))
    #expect(try await server.client().pullRequest(number: 1).number == 1)
    try await server.fail("{\"path\":\"/pulls/\",\"status\":500,\"times\":9}")
    #expect(
      await error { _ = try await server.client().pullRequest(number: 1) }
        == .server(action: "read the pull request #1", status: 500))
    #expect(try await server.state().log.count == 4 + 5)
  }

  @Test func rateLimitsAreWaitedFor() async throws {
    try await server.setPull(1, head: String(repeating: "a", count: 40))
    try await server.fail("{\"path\":\"/pulls/\",\"status\":429,\"headers\":{\"Retry-After\":1}}")
    let start = ContinuousClock.now
    #expect(try await server.client().pullRequest(number: 1).number == 1)
    #expect(ContinuousClock.now - start >= .seconds(1))
    // A longer wait than a job should take.
    try await server.fail("{\"path\":\"/pulls/\",\"status\":403,\"headers\":{\"Retry-After\":3600}}")
    #expect(await error { _ = try await server.client().pullRequest(number: 1) } == .rateLimited(seconds: 3600))
    try await server.fail(
      "{\"path\":\"/pulls/\",\"status\":403,\"headers\":{\"X-RateLimit-Remaining\":0,\"X-RateLimit-Reset\":9e12}}")
    #expect(await error { _ = try await server.client().pullRequest(number: 1) } == .rateLimited(seconds: 86_400))
  }

  @Test func errorsNameTheRemedy() async throws {
    #expect(await error { _ = try GitHubClient(repository: "o/r", root: server.root, token: "") } == .missingToken)
    #expect(await error { _ = try await server.client(token: "wrong").pullRequest(number: 1) } == .unauthorized)
    #expect(
      await error { _ = try await server.client().pullRequest(number: 1) }
        == .notFound(action: "read the pull request #1"))
    try await server.set("{\"read_only\":true}")
    let forbidden = await error { _ = try await server.client().createComment("a", onIssue: 1) }
    #expect("\(try #require(forbidden))".contains("`pull-requests: write`"))
    var client = try server.client()
    client.isForFork = true
    let fork = await error { _ = try await client.createComment("a", onIssue: 1) }
    #expect("\(try #require(fork))".contains("second workflow"))
  }

  @Test func unreachableServersAreReported() async throws {
    var client = try GitHubClient(repository: "o/r", root: "http://127.0.0.1:1", token: "t")
    client.retries.firstPause = .milliseconds(1)
    guard case .unreachable("127.0.0.1", _) = await error({ _ = try await client.pullRequest(number: 1) }) else {
      Issue.record("There is no error.")
      return
    }
  }

  @Test func tokensAreNotInMessagesOrSentElsewhere() async throws {
    try await server.fail(
      "{\"path\":\"/pulls/\",\"status\":422,\"message\":\"Bad token test-token\"}")
    let message = await error { _ = try await server.client().pullRequest(number: 1) }
    #expect("\(try #require(message))".contains("Bad token ***"))
    // A page on another server.
    let other = try FakeGitHub()
    try await server.fail(
      "{\"path\":\"/comments\",\"status\":200,\"headers\":{\"Link\":\"<\(other.root)/x>; rel=\\\"next\\\"\"}}")
    _ = await error { _ = try await server.client().comments(onIssue: 1) }
    // A redirection to another server.
    try await server.fail("{\"path\":\"/pulls/\",\"status\":307,\"headers\":{\"Location\":\"\(other.root)/x\"}}")
    #expect(await error { _ = try await server.client().pullRequest(number: 1) } != nil)
    #expect(try await other.state().log == [])
  }

  @Test(arguments: ["o", "o/r/x", "../r", "o/..", "o/r?x", "ö/r", "o/r x", ""])
  func malformedRepositoriesAreRejected(_ name: String) async {
    #expect(
      await error { _ = try GitHubClient(repository: name, root: "https://x.y", token: "t") } == .invalidAddress(name))
  }

  @Test func permissionsOfStrangers() async throws {
    try await server.set("{\"permissions\":{\"a\":\"write\"}}")
    #expect(try await server.client().permission(of: "a") == "write")
    #expect(try await server.client().permission(of: "stranger") == "none")
    #expect(await error { _ = try await server.client().permission(of: "a/../b") } == .invalidAddress("a/../b"))
  }
}
