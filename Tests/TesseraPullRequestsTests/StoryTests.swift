// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

/// A pull request from push to comment to approval, on a local repository and server.
@Suite struct StoryTests {
  let server: FakeGitHub
  let repository: TestRepository
  let folder = Folder()

  init() throws {
    server = try FakeGitHub()
    repository = try TestRepository([
      "Goldens/settings.phone@2.light.png": TestPNG.make(shade: 10), "README.md": Array("Test".utf8),
    ])
  }

  /// Renders in a workflow on `pull_request`, and comments in a workflow on `workflow_run`.
  private func review(_ results: [TestResult], head: String, run: Int) async throws -> (summary: Int32, comment: Int32)
  {
    try await server.setPull(12, head: head)
    try? FileManager.default.removeItem(atPath: folder.path + "/report")
    let report = try folder.writeReport(results)
    let event = "{\"action\":\"synchronize\",\"pull_request\":\(FakeGitHub.pull(12, head: head))}"
    var render = try TestRun(server, event: event, in: folder)
    // The first workflow has no token.
    render.variables["GITHUB_TOKEN"] = nil
    let summary = try await render.json("pr-summary", "summary", "--report", report)
    let completed =
      "{\"workflow_run\":{\"id\":\(run),\"event\":\"pull_request\",\"head_sha\":\"\(head)\","
      + "\"head_branch\":\"feature\",\"head_repository\":{\"full_name\":\"o/r\"}}}"
    let comment = try TestRun(server, event: completed, in: folder)
    let code = try await comment.json(
      "pr-comment", "comment", "--report", report, "--remote", repository.remote, "--pictures", "branch", "--status",
      "tessera")
    return (summary, code)
  }

  private func approve(_ text: String = "/tessera approve", login: String = "maintainer") async throws -> Int32 {
    let clock = try await server.state().clock + 1
    let time = "2026-01-01T00:\(clock / 60 < 10 ? "0" : "")\(clock / 60):\(clock % 60 < 10 ? "0" : "")\(clock % 60)Z"
    let event = """
      {"action":"created","issue":{"number":12,"pull_request":{}},
       "comment":{"id":5,"body":"\(text)","user":{"login":"\(login)"},"created_at":"\(time)"}}
      """
    let run = try TestRun(server, event: event, in: folder)
    let check = try await run.json("pr-approve", "approve", "--check", "--report", folder.path + "/report")
    guard check == 0 else { return check }
    return try await run.json(
      "pr-approve", "approve", "--report", folder.path + "/report", "--remote", repository.remote, "--status", "tessera"
    )
  }

  @Test func pushCommentGreenApprove() async throws {
    try await server.set("{\"permissions\":{\"maintainer\":\"write\",\"reader\":\"read\"}}")
    let changed = TestResult(name: "settings.phone@2.light")

    // 1. A push that changes a screen.
    let first = try repository.push(["a.swift": [1]])
    #expect(try await review([changed], head: first, run: 501) == (1, 1))
    var state = try await server.state()
    #expect(state.comments.count == 1)
    let body = state.comments[0].body
    #expect(
      body.hasPrefix(
        "<!-- tessera:review tessera -->\n<!-- tessera:head \(first) run 501 report "))
    #expect(body.contains(" -->\n### 🟠 1 snapshot changed\n"))
    #expect(body.contains("https://github.com/o/r/blob/tessera-pictures/pull-12/tessera/"))
    #expect(body.contains("[Full report](https://github.com/o/r/actions/runs/501)"))
    #expect(try repository.files(on: "tessera-pictures").count == 2)
    #expect(state.statuses.last?.state == "failure")
    #expect(state.statuses.last?.description == "1 snapshot changed")
    #expect(try folder.text("outputs").contains("changed=1\n"))
    #expect(try folder.text("summary.md").contains("### 🟠 1 snapshot changed"))

    // 2. A push that corrects it. The same comment turns green, and its pictures are removed.
    let second = try repository.push(["a.swift": [2]])
    #expect(
      try await review([TestResult(name: "settings.phone@2.light", state: "passed")], head: second, run: 502) == (0, 0))
    state = try await server.state()
    #expect(state.comments.count == 1)
    #expect(state.comments[0].body.contains("🟢 **Tessera:** The snapshot matches its golden at \(second.prefix(7))."))
    #expect(state.comments[0].body.split(separator: "\n").count == 3)
    #expect(try repository.files(on: "tessera-pictures") == [])
    #expect(state.statuses.last?.state == "success")

    // 3. A push that changes it intentionally, and an approval.
    let third = try repository.push(["a.swift": [3]])
    #expect(try await review([changed], head: third, run: 503) == (1, 1))
    #expect(try await approve(login: "reader") == 2)
    #expect(try await approve("/tessera approve nothing") == 2)
    #expect(try await server.state().comments[0].body.contains("Not approved"))
    #expect(try await approve() == 0)
    state = try await server.state()
    #expect(state.reactions.map { $0[1] } == [.name("-1"), .name("-1"), .name("+1")])
    let tip = try repository.git(["rev-parse", "feature"], in: repository.remote)
    #expect(try repository.git(["rev-parse", "\(tip)^"], in: repository.remote) == third)
    #expect(try repository.bytes(of: "Goldens/settings.phone@2.light.png", on: "feature") == TestPNG.make(shade: 20))
    #expect(
      try repository.git(["diff", "--name-only", third, tip], in: repository.remote)
        == "Goldens/settings.phone@2.light.png")
    #expect(state.comments.count == 1)
    #expect(state.comments[0].body.contains("> 🟢 **Approved** by <code>maintainer</code>: pushed 1 golden in \(tip)."))
    #expect(!state.comments[0].body.contains("Not approved"))
    #expect(state.statuses.last?.sha == tip)

    // 4. After the pull request is closed, its pictures are deleted.
    #expect(try repository.files(on: "tessera-pictures").count == 2)
    try await server.setPull(12, head: tip, state: "closed")
    let run = try TestRun(server, event: "{}", in: folder)
    #expect(try await run.json("pr-prune", "prune", "--remote", repository.remote) == 0)
    #expect(try repository.files(on: "tessera-pictures") == [])
  }

  @Test func newerPushesPreventApproval() async throws {
    try await server.set("{\"permissions\":{\"maintainer\":\"admin\"}}")
    let first = try repository.push(["a.swift": [1]])
    _ = try await review([TestResult(name: "settings.phone@2.light")], head: first, run: 501)
    let second = try repository.push(["a.swift": [2]])
    try await server.setPull(12, head: second)
    #expect(try await approve() == 2)
    let state = try await server.state()
    #expect(state.comments[0].body.contains("The pull request changed since this report."))
    #expect(state.reactions == [[.number(5), .name("-1")]])
    #expect(try repository.git(["rev-parse", "feature"], in: repository.remote) == second)
  }

  /// The API still reports the reviewed commit, but the branch already has another one.
  @Test func pushesDuringApprovalPreventIt() async throws {
    try await server.set("{\"permissions\":{\"maintainer\":\"admin\"}}")
    let first = try repository.push(["a.swift": [1]])
    _ = try await review([TestResult(name: "settings.phone@2.light")], head: first, run: 501)
    let second = try repository.push(["a.swift": [2]])
    #expect(try await approve() == 2)
    #expect(try repository.git(["rev-parse", "feature"], in: repository.remote) == second)
  }

  /// The run was started again, and replaced its report by another one.
  @Test(arguments: ["report/report.json", "report/images/settings.phone@2.light.actual.png"])
  func replacedReportsPreventApproval(_ file: String) async throws {
    try await server.set("{\"permissions\":{\"maintainer\":\"admin\"}}")
    let head = try repository.push(["a.swift": [1]])
    _ = try await review([TestResult(name: "settings.phone@2.light")], head: head, run: 501)
    if file.hasSuffix(".png") {
      try folder.write(TestPNG.make(shade: 66), to: file)
    } else {
      let text = try folder.text(file)
      try folder.write(text.replacingOccurrences(of: "settings", with: "other"), to: file)
    }
    #expect(try await approve() == 2)
    #expect(try await server.state().comments[0].body.contains("The report is not the reviewed one."))
    #expect(try repository.git(["rev-parse", "feature"], in: repository.remote) == head)
  }

  @Test func labelsApproveEverything() async throws {
    try await server.set("{\"permissions\":{\"maintainer\":\"write\"}}")
    let head = try repository.push(["a.swift": [1]])
    _ = try await review([TestResult(name: "settings.phone@2.light")], head: head, run: 501)
    let event = """
      {"action":"labeled","label":{"name":"tessera: approve"},"sender":{"login":"maintainer"},
       "pull_request":\(FakeGitHub.pull(12, head: head))}
      """
    let run = try TestRun(server, event: event, in: folder)
    #expect(await run("approve", "--report", folder.path + "/report", "--remote", repository.remote) == 0)
    #expect(try await server.state().removed_labels == ["tessera: approve"])
    #expect(try repository.bytes(of: "Goldens/settings.phone@2.light.png", on: "feature") == TestPNG.make(shade: 20))
    // The same label again: the branch has the new commit, which was not reviewed.
    try await server.setPull(12, head: try repository.git(["rev-parse", "feature"], in: repository.remote))
    #expect(await run("approve", "--report", folder.path + "/report", "--remote", repository.remote) == 2)
  }

  @Test func otherCommentsAreIgnored() async throws {
    #expect(try await approve("Looks good, /tessera approve") == 0)
    #expect(try await server.state().log == [])
    #expect(try folder.text("outputs") == "approved=false\napproved=false\n")
  }
}
