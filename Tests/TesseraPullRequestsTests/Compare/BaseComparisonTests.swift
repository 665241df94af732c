// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization
import TesseraPullRequests
import Testing

@Suite struct BaseComparisonTests {
  let repository: TestRepository
  let folder = Folder()

  init() throws {
    repository = try TestRepository([
      "screens/a.light.png": TestPNG.make(shade: 1), "screens/b.light.png": TestPNG.make(shade: 2),
      "screens/Strips/c.open.png": TestPNG.make(shade: 3), "screens/gone.light.png": TestPNG.make(shade: 4),
    ])
    try FileManager.default.removeItem(atPath: repository.clone + "/screens/gone.light.png")
    try repository.commit(
      [
        "screens/a.light.png": TestPNG.make(shade: 9), "screens/Strips/c.open.png": TestPNG.make(width: 5, shade: 3),
        "screens/new.light.png": TestPNG.make(shade: 5), "screens/bad.light.png": [1, 2, 3],
      ], message: "Change")
  }

  private func comparison(_ command: String = "cp -r screens/. {out}") -> BaseComparison {
    var comparison = BaseComparison(
      repository: repository.clone, base: "main", environment: TestRepository.environment)
    comparison.command = command
    return comparison
  }

  private func worktrees() throws -> Int {
    try repository.git(["worktree", "list", "--porcelain"]).components(separatedBy: "worktree /").count - 1
  }

  @Test func comparesBothCommits() async throws {
    // Uncommitted changes are neither rendered nor lost.
    try Data(TestPNG.make(shade: 200)).write(to: URL(fileURLWithPath: repository.clone + "/screens/b.light.png"))
    let status = try repository.git(["status", "--porcelain"])
    let result = try await comparison().run(out: folder.path + "/report")
    #expect(result.base == (try repository.git(["rev-parse", "main"])))
    #expect(try repository.git(["status", "--porcelain"]) == status)
    #expect(try worktrees() == 1)
    let input = try ReviewInput.read(folder.path + "/report")
    let states = Dictionary(uniqueKeysWithValues: input.entries.map { ($0.name, $0.state) })
    #expect(
      states == [
        "a.light": .failed, "b.light": .passed, "Strips/c.open": .failed, "gone.light": .obsolete,
        "new.light": .missing,
        "bad.light": .missing,
      ])
    let strip = try #require(input.entries.first { $0.name == "Strips/c.open" })
    #expect(strip.sentence == "The picture's size changed 4 × 8 → 5 × 8 pixels" && strip.severity == 1)
    #expect(input.base == result.base)
    let context = try #require(ReviewContext(key: "k", head: result.head))
    let text = ReviewComment(input, context: context).markdown()
    #expect(text.contains("with commit \(result.base.prefix(7)); 1 snapshot matches."))
    #expect(text.contains("**Deleted**, the head has no such screens\n\n- gone.light"))
    #expect(!text.contains("/tessera approve") && !text.contains("golden"))
  }

  @Test func baseIsTheCommonAncestor() async throws {
    let ancestor = try repository.git(["rev-parse", "main"])
    try repository.git(["checkout", "--quiet", "main"])
    try repository.commit(["screens/b.light.png": TestPNG.make(shade: 50)], message: "Later")
    try repository.git(["checkout", "--quiet", "feature"])
    var comparison = comparison()
    #expect(try await comparison.run(out: folder.path + "/report").base == ancestor)
    comparison.usesExactBase = true
    #expect(try await comparison.run(out: folder.path + "/report").base != ancestor)
  }

  @Test func failuresRemoveTheWorktrees() async throws {
    await #expect(throws: CommandFailed.self) { try await comparison("exit 5").run(out: folder.path) }
    await #expect(throws: NoPicturesRendered.self) { try await comparison("true").run(out: folder.path) }
    var unknown = comparison()
    unknown.base = "nowhere"
    await #expect(throws: GitError.self) { try await unknown.run(out: folder.path) }
    unknown.base = "--upload-pack=evil"
    await #expect(throws: GitError.self) { try await unknown.run(out: folder.path) }
    var outside = comparison()
    outside.folder = "../.."
    await #expect(throws: WorkflowError.self) { try await outside.run(out: folder.path) }
    #expect(try worktrees() == 1)
  }

  /// The command ignores SIGTERM, so it is ended by SIGKILL.
  @Test func interruptionsEndTheCommandAndRemoveTheWorktrees() async throws {
    let marker = folder.path + "/started"
    var comparison = comparison("trap '' TERM; echo $$ > \(marker); sleep 600")
    comparison.isInterrupted = { FileManager.default.fileExists(atPath: marker) }
    await #expect(throws: ProcessError.interrupted) { try await comparison.run(out: folder.path) }
    #expect(try worktrees() == 1)
    let text = try String(contentsOfFile: marker, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(kill(try #require(pid_t(text)), 0) != 0)
  }

  @Test func commandsGetNoTokens() async throws {
    let server = try FakeGitHub()
    var run = try TestRun(server, event: "{}", in: folder)
    run.variables["GITHUB_TOKEN"] = "secret"
    let environment = WorkflowEnvironment(run.variables).withoutSecrets
    #expect(
      environment["GITHUB_TOKEN"] == nil && environment["PATH"] != nil && environment["GITHUB_REPOSITORY"] == "o/r")
  }

  /// 200 screens of 200 KB, of which 40 differ, with their pictures and comment. Prints the time, which should be at
  /// most 20 seconds on an idle machine.
  @Test func twoHundredScreens() async throws {
    for index in 0..<200 {
      let shade = UInt8(index)
      try folder.write(
        TestPNG.make(width: 60, height: 130, shade: shade, padding: 200_000), to: "base/s\(index).light.png")
      let change: UInt8 = index % 5 == 0 ? 1 : 0
      try folder.write(
        TestPNG.make(width: 60, height: 130, shade: shade &+ change, padding: 200_000), to: "head/s\(index).light.png")
    }
    let server = try FakeGitHub()
    try await server.setPull(12, head: String(repeating: "a", count: 40))
    let clock = ContinuousClock()
    let start = clock.now
    try await ComparisonReport(base: folder.path + "/base", head: folder.path + "/head", out: folder.path + "/report")
      .write(title: "Screens")
    let compared = clock.now
    let run = try TestRun(server, event: "{}", in: folder)
    let code = await run(
      "comment", "--report", folder.path + "/report", "--number", "12", "--remote", repository.remote, "--pictures",
      "branch")
    let end = clock.now
    print("200 screens: compared in \(compared - start), published in \(end - compared)")
    #expect(code == 1)
    #expect(try await server.state().comments[0].body.contains("### 🟠 40 snapshots changed"))
  }
}
