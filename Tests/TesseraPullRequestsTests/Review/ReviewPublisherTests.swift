// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct ReviewPublisherTests {
  let server: FakeGitHub
  let repository: TestRepository
  let folder = Folder()
  let head = String(repeating: "a", count: 40)

  init() throws {
    server = try FakeGitHub()
    repository = try TestRepository()
  }

  private func publish(_ report: String, key: String = "tessera") async throws -> StickyComment.Outcome {
    let store = PictureBranch(
      remote: repository.remote, address: PictureAddress(server: "https://github.com", repository: "o/r", branch: "p"),
      credentials: nil, environment: TestRepository.environment)
    let context = try #require(ReviewContext(key: key, head: head))
    return try await ReviewPublisher(client: try server.client(), store: store).publish(
      try ReviewInput.read(report), of: PullRequestIdentity(number: 7, head: head, run: 1), context: context
    ).outcome
  }

  @Test func outcomes() async throws {
    let green = try folder.writeReport([TestResult(name: "a.light", state: "passed")])
    #expect(try await publish(green) == .none)
    let report = try folder.writeReport([TestResult(name: "a.light")])
    #expect(try await publish(report) == .created)
    #expect(try await publish(report) == .unchanged)
    #expect(try await publish(report, key: "ipad") == .created)
    #expect(try await publish(try folder.writeReport([TestResult(name: "a.light", after: 9)])) == .edited)
    #expect(try await server.state().comments.count == 2)
  }

  @Test func concurrentRunsLeaveOneComment() async throws {
    let report = try folder.writeReport([TestResult(name: "a.light")])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 { group.addTask { _ = try await publish(report) } }
      try await group.waitForAll()
    }
    #expect(try await server.state().comments.count == 1)
    #expect(try repository.files(on: "p").count == 2)
  }

  /// The server posts the comment, but reports a failure.
  @Test func failedPostsAreNotRepeatedBlindly() async throws {
    try await server.fail("{\"method\":\"POST\",\"path\":\"/comments$\",\"status\":502,\"performs\":true}")
    #expect(try await publish(try folder.writeReport([TestResult(name: "a.light")])) == .created)
    #expect(try await server.state().comments.count == 1)
    // The server fails without posting.
    try await server.set("{\"comments\":[]}")
    try await server.fail("{\"method\":\"POST\",\"path\":\"/comments$\",\"status\":502}")
    #expect(try await publish(folder.path + "/report") == .created)
    #expect(try await server.state().comments.count == 1)
  }

  @Test func commentsOfOthersAreNotEdited() async throws {
    try await server.set("{\"login\":\"attacker\"}")
    _ = try await server.client().createComment("<!-- tessera:review tessera -->\nmine", onIssue: 7)
    try await server.set("{\"login\":null}")
    #expect(try await publish(try folder.writeReport([TestResult(name: "a.light")])) == .created)
    let comments = try await server.state().comments
    #expect(comments.count == 2)
    #expect(comments[0].body == "<!-- tessera:review tessera -->\nmine")
  }

  @Test func damagedPicturesAreNamed() async throws {
    let report = try folder.writeReport([TestResult(name: "a.light"), TestResult(name: "b.light", message: "Other")])
    try folder.write("no picture", to: "report/images/b.light.actual.png")
    #expect(try await publish(report) == .created)
    let body = try await server.state().comments[0].body
    #expect(body.contains("**Pictures that can't be shown**"))
    let visible = body.replacingOccurrences(of: "&#8203;", with: "")
    #expect(visible.contains("images/b.light.actual.png can&#39;t be shown&#58; it is truncated or not a PNG file."))
  }
}

@Suite struct PullRequestIdentityTests {
  let server: FakeGitHub
  let folder = Folder()
  let head = String(repeating: "a", count: 40)

  init() throws { server = try FakeGitHub() }

  /// Comments in a workflow on `workflow_run` of a fork, with a report that claims a number and a commit.
  private func comment(number: Int, claimed: String? = nil, run repository: String = "fork/r") async throws -> Int32 {
    let report = try folder.writeReport([TestResult(name: "a.light")])
    try PullRequestFile(number: number, head: claimed ?? head, root: "/w", folder: "").write(to: report)
    let event =
      "{\"workflow_run\":{\"id\":9,\"event\":\"pull_request\",\"head_sha\":\"\(head)\",\"head_branch\":\"feature\","
      + "\"head_repository\":{\"full_name\":\"\(repository)\"}}}"
    return try await TestRun(server, event: event, in: folder)("comment", "--report", report, "--pictures", "none")
  }

  @Test func forksAreVerified() async throws {
    try await server.setPull(12, head: head, repository: "fork/r")
    #expect(try await comment(number: 12) == 1)
    #expect(try await server.state().comments.count == 1)
  }

  @Test func falseClaimsAreRejected() async throws {
    // Another pull request than the run's.
    try await server.setPull(13, head: head, branch: "other")
    #expect(try await comment(number: 13) == 2)
    // The same commit and branch name in another repository.
    try await server.setPull(13, head: head, repository: "victim/r")
    #expect(try await comment(number: 13) == 2)
    // No such pull request, and another commit than the run's.
    #expect(try await comment(number: 99) == 2)
    try await server.setPull(12, head: head, repository: "fork/r")
    #expect(try await comment(number: 12, claimed: String(repeating: "c", count: 40)) == 2)
    #expect(try await server.state().comments.isEmpty)
  }

  @Test func outdatedRunsDoNotComment() async throws {
    try await server.setPull(12, head: String(repeating: "d", count: 40), repository: "fork/r")
    #expect(try await comment(number: 12) == 0)
    #expect(try await server.state().comments.isEmpty)
  }

  @Test(arguments: ["{}", "{\"version\":1}", "[", "{\"version\":1,\"number\":\"12; rm -rf /\",\"head\":\"x\"}"])
  func damagedFilesAreRejected(_ text: String) async throws {
    let report = try folder.writeReport([TestResult(name: "a.light")])
    try folder.write(text, to: "report/pull-request.json")
    let event = "{\"workflow_run\":{\"id\":9,\"event\":\"pull_request\",\"head_sha\":\"\(head)\"}}"
    #expect(try await TestRun(server, event: event, in: folder)("comment", "--report", report) == 2)
  }

  @Test func readOnlyTokensOfForksPointToTheSecondWorkflow() async throws {
    try await server.set("{\"read_only\":true}")
    try await server.setPull(12, head: head, repository: "fork/r")
    let event = "{\"pull_request\":\(FakeGitHub.pull(12, head: head, repository: "fork/r"))}"
    let report = try folder.writeReport([TestResult(name: "a.light")])
    let run = try TestRun(server, event: event, in: folder)
    #expect(await run("comment", "--report", report, "--pictures", "none") == 2)
  }

  @Test func missingTokensAndReportsAreErrors() async throws {
    var run = try TestRun(server, event: "{}", in: folder)
    #expect(await run("comment", "--report", "/nowhere", "--number", "1") == 2)
    run.variables["GITHUB_TOKEN"] = nil
    let report = try folder.writeReport([TestResult(name: "a.light")])
    #expect(await run("comment", "--report", report, "--number", "1") == 2)
    run.variables["GITHUB_REPOSITORY"] = nil
    #expect(await run("comment", "--report", report, "--number", "1") == 2)
    #expect(await run("comment", "--report", report, "--number", "0") == 2)
    #expect(await run("comment", "--key", "a b") == 2)
    #expect(await run("nonsense") == 2)
    #expect(await run("--help") == 0)
  }
}
