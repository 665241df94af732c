// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct ApprovalTests {
  let server: FakeGitHub
  let repository: TestRepository
  let folder = Folder()

  init() throws {
    server = try FakeGitHub()
    repository = try TestRepository([
      "Goldens/a.light.png": TestPNG.make(shade: 1), "Sources/a.swift": Array("code".utf8), "Makefile": [10],
    ])
  }

  private func ticket(
    _ pull: String, comment edited: String = "2026-01-01T00:00:05Z", time: String = "2026-01-01T00:00:09Z"
  ) async throws -> ApprovalGate.Ticket {
    let body = "<!-- tessera:review k -->\\n<!-- tessera:head \(String(repeating: "a", count: 40)) run 9 -->\\n"
    try await server.set(
      """
      {"permissions":{"m":"write"},"pulls":{"12":\(pull)},"comments":[{"id":1,"issue":12,"body":"\(body)",
       "user":{"login":"github-actions[bot]"},"updated_at":"\(edited)","created_at":"\(edited)"}]}
      """)
    let event = """
      {"action":"created","issue":{"number":12,"pull_request":{}},
       "comment":{"id":5,"body":"/tessera approve","user":{"login":"m"},"created_at":"\(time)"}}
      """
    let request = try #require(ApprovalRequest(try JSONDecoder().decode(WorkflowEvent.self, from: Data(event.utf8))))
    let gate = ApprovalGate(client: try server.client(), key: "k", author: StickyComment.workflowAuthor)
    return try await gate.check(request)
  }

  private let head = String(repeating: "a", count: 40)

  @Test func gate() async throws {
    let ticket = try await ticket(FakeGitHub.pull(12, head: head))
    #expect(ticket.head == head && ticket.run == 9 && ticket.branch == "feature" && !ticket.isFork)
    await #expect(throws: ApprovalRefusal.closed) {
      try await self.ticket(FakeGitHub.pull(12, head: head, state: "closed"))
    }
    await #expect(throws: ApprovalRefusal.changed) {
      try await self.ticket(FakeGitHub.pull(12, head: String(repeating: "b", count: 40)))
    }
    // The review was edited after the comment, for example by the run of a push in between.
    await #expect(throws: ApprovalRefusal.changed) {
      try await self.ticket(FakeGitHub.pull(12, head: head), comment: "2026-01-01T00:00:10Z")
    }
    await #expect(throws: ApprovalRefusal.notEditable) {
      try await self.ticket(FakeGitHub.pull(12, head: head, repository: "fork/r"))
    }
    let fork = try await self.ticket(FakeGitHub.pull(12, head: head, repository: "fork/r", canModify: true))
    #expect(fork.isFork && fork.repository == "fork/r")
  }

  @Test(arguments: [
    ("/tessera approve", true), ("/tessera approve a b\nthanks", true), ("/tessera approved", false),
    ("please /tessera approve", false), ("> /tessera approve", false), ("", false), ("/tessera", false),
  ])
  func commands(_ text: String, _ expected: Bool) throws {
    let comment = GitHubComment(id: 5, body: text, user: GitHubUser(login: "m"), html_url: nil)
    var event = WorkflowEvent()
    event.action = "created"
    event.comment = comment
    event.issue = WorkflowEvent.Issue(number: 1, pull_request: WorkflowEvent.Issue.Link())
    #expect((ApprovalRequest(event) != nil) == expected)
    event.issue?.pull_request = nil
    #expect(ApprovalRequest(event) == nil)
  }

  @Test func copiedNamesMatch() throws {
    var event = WorkflowEvent()
    event.action = "created"
    event.comment = GitHubComment(
      id: 5, body: "/tessera approve a.phone@\u{200B}2.light b", user: GitHubUser(login: "m"), html_url: nil)
    event.issue = WorkflowEvent.Issue(number: 1, pull_request: WorkflowEvent.Issue.Link())
    #expect(ApprovalRequest(event)?.names == ["a.phone@2.light", "b"])
  }

  /// Paths of goldens in a report that must not be written.
  @Test(arguments: [
    "../x.png", "/etc/x.png", "/w/../x.png", "Sources/a.swift", ".github/workflows/x.png", "Goldens/.git/x.png",
    "Makefile", "Goldens/a.light.png/../../x.png", "", "Goldens\\x.png",
  ])
  func unsafeGoldensAreRefused(_ golden: String) throws {
    let report = try folder.writeReport([TestResult(name: "a.light", golden: golden)])
    let origin = PullRequestFile(number: 1, head: head, root: "/w", folder: "")
    #expect(throws: ApprovalRefusal.self) {
      try GoldenFiles.select([], from: try ReviewInput.read(report), origin: origin)
    }
  }

  @Test func pathsAreRelativeToTheRepository() throws {
    let report = try folder.writeReport([
      TestResult(name: "a.light", golden: "/w/App/Goldens/a.light.png"),
      TestResult(name: "b.light", golden: "Goldens/b.png"),
      TestResult(name: "c.light", state: "passed"),
    ])
    let origin = PullRequestFile(number: 1, head: head, root: "/w", folder: "App")
    let input = try ReviewInput.read(report)
    let goldens = try GoldenFiles.select([], from: input, origin: origin)
    #expect(goldens.files.map(\.path) == ["App/Goldens/a.light.png", "App/Goldens/b.png"] && goldens.isComplete)
    let one = try GoldenFiles.select(["b"], from: input, origin: origin)
    #expect(one.files.map(\.path) == ["App/Goldens/b.png"] && !one.isComplete)
    #expect(throws: ApprovalRefusal.unknown(names: ["c", "x"])) {
      try GoldenFiles.select(["a", "c", "x"], from: input, origin: origin)
    }
  }

  @Test func comparisonsOfCommitsHaveNoGoldens() throws {
    var input = try ReviewInput.read(try folder.writeReport([TestResult(name: "a.light")]))
    input.base = head
    let origin = PullRequestFile(number: 1, head: head, root: "/w", folder: "")
    #expect(throws: ApprovalRefusal.noGoldens) { try GoldenFiles.select([], from: input, origin: origin) }
  }

  private func commit(_ files: [String: [UInt8]], head: String) throws -> String {
    let commit = GoldenCommit(
      remote: repository.remote, branch: "feature", head: head, credentials: nil,
      environment: TestRepository.environment)
    return try commit.push(
      files.sorted { $0.key < $1.key }.map { GoldenFiles.File(path: $0.key, bytes: $0.value) }, message: "Approve")
  }

  @Test func newGoldensNeedAFolderOfGoldens() throws {
    let head = try repository.push(["x": [1]])
    #expect(throws: ApprovalRefusal.self) { try commit(["Sources/a.png": TestPNG.make()], head: head) }
    #expect(throws: ApprovalRefusal.self) { try commit(["README/Goldens/a.png": TestPNG.make()], head: head) }
    #expect(throws: ApprovalRefusal.nothing) { try commit(["Goldens/a.light.png": TestPNG.make(shade: 1)], head: head) }
    let name = try commit(["Goldens/b.png": TestPNG.make(), "T/__Snapshots__/T/t.txt": [65]], head: head)
    #expect(try repository.bytes(of: "T/__Snapshots__/T/t.txt", on: "feature") == [65])
    #expect(try repository.files(on: "feature").count == 6)
    #expect(throws: ApprovalRefusal.changed) { try commit(["Goldens/b.png": TestPNG.make(shade: 3)], head: head) }
    #expect(try repository.git(["rev-parse", "feature"], in: repository.remote) == name)
  }

  @Test func linksAreNotReplaced() throws {
    try FileManager.default.createSymbolicLink(
      atPath: repository.clone + "/Goldens/link.png", withDestinationPath: "/etc/passwd")
    let head = try repository.push(["x": [1]])
    #expect(throws: ApprovalRefusal.self) { try commit(["Goldens/link.png": TestPNG.make()], head: head) }
    #expect(throws: ApprovalRefusal.self) {
      try commit(["Goldens/link.png/__Snapshots__/a.png": TestPNG.make()], head: head)
    }
  }

  @Test func filesOfFiltersAreRefused() throws {
    let head = try repository.push([".gitattributes": Array("*.png filter=lfs\n".utf8)])
    #expect(throws: GitError.self) { try commit(["Goldens/a.light.png": TestPNG.make(shade: 5)], head: head) }
  }

  @Test func commandsRunWithoutTokens() throws {
    let new = try folder.write(TestPNG.make(shade: 77), to: "new.png")
    let environment = WorkflowEnvironment(
      TestRepository.environment.merging(
        ["GITHUB_TOKEN": "secret", "GH_TOKEN": "secret", "ACTIONS_RUNTIME_TOKEN": "secret", "GITHUB_ENV": "/x"]) { $1 })
    var warnings: [String] = []
    let goldens = try GoldenFiles.run(
      "cp \(new) Goldens/a.light.png; env > env.txt; ln -s /etc/passwd Goldens/b.png; echo x > Sources/a.swift",
      in: repository.clone, environment: environment, warn: { warnings.append($0) })
    #expect(goldens.files == [GoldenFiles.File(path: "Goldens/a.light.png", bytes: TestPNG.make(shade: 77))])
    #expect(warnings.count == 1 && warnings[0].contains("3 changed files are not goldens"))
    let variables = try String(contentsOfFile: repository.clone + "/env.txt", encoding: .utf8)
    #expect(!variables.contains("secret") && !variables.contains("GITHUB_ENV"))
    #expect(throws: CommandFailed.self) {
      try GoldenFiles.run("exit 3", in: repository.clone, environment: environment, warn: { _ in })
    }
  }
}
