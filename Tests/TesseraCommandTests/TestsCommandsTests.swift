// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of the commands for a package that has only tests and no catalog. The commands read the files that the
// assertions write.

import Foundation
import Synchronization
import Tessera
import TesseraAssertions
import TesseraImaging
import TesseraJSONSchema
import TesseraTesting
import Testing
import UIKit

@testable import TesseraCommand

@Suite struct TestsCommandsTests {
  private let package = Folder()
  private var report: String { package.path + "/.build/tessera-report" }
  private var references: String { package.path + "/Tests/AppTests/__Snapshots__/RowTests" }

  init() throws {
    try write("// swift-tools-version: 6.2", "Package.swift")
    try write("@Test func row() {} @Test func off() {}", "Tests/AppTests/RowTests.swift")
    try AtomicFile.createDirectory(report)
  }

  private func write(_ text: String, _ name: String) throws {
    try AtomicFile.write(Array(text.utf8), to: package.path + "/" + name, makesFolder: true)
  }

  private func run(_ arguments: String...) async -> Int32 {
    await ToolCommand.run(
      arguments: [arguments[0], "--package-path", package.path]
        + ["--report", report].filter { _ in arguments[0] != "report" }
        + arguments.dropFirst())
  }

  /// Simulates a test run, which takes two snapshots in one test and writes the process's run record.
  private func test(
    x: CGFloat = 4, text: String = "one", record mode: RecordMode = .missing, starter: [String] = ["swift-test"],
    status: Int32 = 0
  ) async -> [String] {
    let recorder = TestRunRecorder(report: report, run: "\(UUID())", starter: starter)
    // The library distinguishes the runs of a test by their task. So each run has a separate task, and `tasks`
    // retains all of them so that no task reuses another's address.
    let task = Task { @MainActor in take(x, text, mode) }
    tasks.list.append(task)
    let messages = await task.value
    for name in ["row.view.png", "row.view.txt"] { recorder.recordUse(of: references + "/" + name) }
    recorder.endRun(status: status)
    return messages
  }

  private final class Tasks: @unchecked Sendable { var list: [Task<[String], Never>] = [] }

  private let tasks = Tasks()

  @MainActor
  private func take(_ x: CGFloat, _ text: String, _ mode: RecordMode) -> [String] {
    withSnapshotTesting(record: mode, report: report) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      let square = UIView(frame: CGRect(x: x, y: 4, width: 8, height: 6))
      square.backgroundColor = .blue
      view.addSubview(square)
      return [
        verifySnapshot(
          of: view, as: .image, named: "view", snapshotDirectory: references, file: "/RowTests.swift", testName: "row()"
        ),
        verifySnapshot(
          of: text, as: .lines, named: "view", snapshotDirectory: references, file: "/RowTests.swift",
          testName: "row()"),
      ].compactMap { $0 }
    }
  }

  @Test func reportsAndApprovesAChange() async throws {
    #expect(await run("report") == 1, "the tests were not run")
    #expect(await run("approve", "--all") == 1)
    #expect(await test().count == 2, "recorded")
    #expect(await test().isEmpty)
    #expect(await run("report") == 0)
    #expect(await run("approve", "--all") == 0, "nothing to approve")
    #expect(await test(x: 5, text: "two", status: 1).count == 2)
    let junit = package.path + "/junit.xml"
    #expect(await run("report", "--junit", junit) == 0)
    #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("failures=\"2\""))
    let page = try String(contentsOfFile: report + "/report-data.js", encoding: .utf8)
    #expect(page.contains("RowTests/row.view") && page.contains("images/RowTests/row.view.difference.png"))
    #expect(FileManager.default.fileExists(atPath: report + "/index.html"))
    #expect(await run("explain", "RowTests/row.view") == 0)
    #expect(await run("explain", "RowTests/nothing") == 2)
    #expect(await run("approve", "nonsense") == 2)
    #expect(await run("approve", "RowTests/row.view") == 0)
    #expect(await test(x: 5, text: "two", status: 1).count == 1)
    #expect(await run("approve", "RowTests") == 0, "approves the remaining snapshots of the file")
    #expect(await test(x: 5, text: "two").isEmpty)
    #expect(try SnapshotReport.read(report).results.isEmpty)
    #expect(try SnapshotReport.ofTests(in: report).results.map(\.state) == [.passed, .passed])
  }

  @Test func prunesUnusedSnapshots() async throws {
    #expect(await run("prune") == 1, "there was no run")
    _ = await test()
    for name in ["row.old.png", "off.png"] { try write("x", "Tests/AppTests/__Snapshots__/RowTests/" + name) }
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: references).sorted() }
    let all = try files()
    _ = await test(starter: ["swift-test", "--filter", "row"])
    #expect(await run("prune") == 1, "the run included only some tests")
    _ = await test(starter: ["bash"])
    #expect(await run("prune") == 1, "`swift test` did not start the run")
    _ = await test(status: 1)
    #expect(await run("prune") == 1, "tests failed")
    _ = await test()
    #expect(await run("prune", "--dry-run") == 0)
    #expect(try files() == all)
    #expect(await run("prune") == 0)
    // The test `off` exists in its file but took no snapshot.
    #expect(try files() == ["off.png", "row.view.png", "row.view.txt"])
    #expect(await run("prune") == 0)
  }

  /// Runs a command with a shell script as a substitute for `swift test`. The script checks its arguments and writes
  /// a run record.
  private func play(
    _ inspections: [TestProcessRecord.Inspection], expecting condition: String, status: Int32 = 0,
    _ arguments: String...
  ) async throws -> Int32 {
    let source = Folder()
    var record = TestProcessRecord(began: Date().timeIntervalSince1970 + 60, starter: ["swift-test"], status: status)
    record.inspections = inspections
    try TestRun.write(record, run: "1-1", process: "1", report: source.path)
    let script = source.path + "/swift"
    let text = """
      [ "$1 $2 $3" = "test --package-path \(package.path)" ] && \(condition) || exit 70
      mkdir -p "$TESSERA_REPORT" && cp -r "\(source.path)/runs" "$TESSERA_REPORT" && exit \(status)
      """
    try AtomicFile.write(Array(text.utf8), to: script)
    let lines = Mutex<[String]>([])
    let code = await SwiftTest.$command.withValue(["/bin/sh", script]) {
      await JSONOutput.$writeLine.withValue({ line in lines.withLock { $0.append(line) } }) {
        await ToolCommand.run(
          arguments: [arguments[0], "--package-path", package.path, "--report", report] + arguments.dropFirst())
      }
    }
    let printed = lines.withLock { $0 }
    #expect(printed.count == (arguments.contains("--json") ? 1 : 0))
    for line in printed { try JSONSchema(arguments[0]).validate(line) }
    return code
  }

  private func inspection(_ name: String, _ rules: [AuditFinding.Rule]) -> TestProcessRecord.Inspection {
    TestProcessRecord.Inspection(
      name: name, group: "RowTests",
      findings: rules.map {
        AuditFinding(rule: $0, path: "UIWindow/UIView", message: "m", frame: .init(x: 0, y: 0, width: 1, height: 1))
      })
  }

  @Test func audits() async throws {
    let good = inspection("RowTests/good", [])
    let bad = inspection("RowTests/bad", [.smallTouchTarget])
    let asked = "[ \"$TESSERA_AUDIT\" = 1 ]"
    #expect(try await play([good], expecting: "false", "audit") == 1, "no test ran")
    #expect(try await play([good], expecting: asked, "audit") == 0)
    #expect(try await play([good, bad], expecting: asked, "audit") == 1)
    #expect(try await play([good, bad], expecting: asked, "audit", "RowTests/good") == 0)
    #expect(try await play([good, bad], expecting: asked, "audit", "RowTests", "--json") == 1)
    #expect(try await play([good, bad], expecting: asked, "audit", "--rule", "missing-label") == 0)
    #expect(try await play([good, bad], expecting: asked, "audit", "nobody") == 2)
    #expect(try await play([good], expecting: asked, status: 1, "audit") == 0, "failing tests are audited, too")
    #expect(
      try await play([good], expecting: "[ \"$4 $5\" = \"--filter row\" ]", "audit", "--swift-test", "--filter", "row")
        == 0)
    let baseline = package.path + "/audit.json"
    #expect(try await play([bad], expecting: asked, "audit", "--baseline", baseline, "--update-baseline") == 0)
    #expect(try await play([bad], expecting: asked, "audit", "--baseline", baseline) == 0)
  }

  @Test func explainsAView() async throws {
    var answer = inspection("RowTests/row.view", [])
    answer.explanation = .init(lines: ["left 12"], isProblem: false)
    let asked = "[ \"$TESSERA_EXPLAIN $4 $5\" = \"total --filter row\" ]"
    #expect(try await play([answer], expecting: asked, "explain", "RowTests/row.view", "total") == 0)
    #expect(try await play([answer], expecting: asked, "explain", "RowTests/row.view", "total", "--json") == 0)
    // The run writes no record into the report.
    #expect(TestRun.last(in: report) == nil)
    answer.explanation = .init(lines: ["no such view"], isProblem: true)
    #expect(try await play([answer], expecting: asked, "explain", "RowTests/row.view", "total") == 2)
    #expect(try await play([], expecting: asked, "explain", "RowTests/row.view", "total") == 2)
  }

  /// The `#function` value in a file name becomes a pattern for `swift test --filter`.
  @Test(arguments: [("A/row", "row"), ("A/row.1", "row"), ("A/plan-_.free", "plan.+_"), ("A/long-way", "long.+way")])
  func filters(_ name: String, _ filter: String) { #expect(TestsExplainCommand.filter(name) == filter) }

  @Test(arguments: [
    ["report", "--package-path", "/nowhere"], ["approve", "--all", "--package-path", "/nowhere"],
    ["prune", "--package-path", "/nowhere"], ["audit", "--package-path", "/nowhere"], ["approve"],
    ["explain", "a", "--package-path", "/nowhere"], ["report", "--serve", "--json"], ["report", "--port", "8080"],
    ["explain", "a", "--swift-test", "--filter", "b"], ["audit", "--json", "--github"],
  ])
  func usageErrorsExitWithTwo(_ arguments: [String]) async { #expect(await ToolCommand.run(arguments: arguments) == 2) }
}
