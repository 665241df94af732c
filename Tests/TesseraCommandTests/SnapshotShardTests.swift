// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of runs divided among several machines, as users and CI systems run them.

import Foundation
import TesseraViews
import Testing
import UIKit

@testable import Tessera
@testable import TesseraCommand
@testable import TesseraImaging

private func catalog(_ count: Int = 5) -> ScreenCatalog {
  let device = (try? Device(name: "tiny", size: CGSize(width: 40, height: 30), scale: 1)) ?? .iPhoneSE
  let screens = (0..<count).map { index in
    Screen("s\(index)", device: device, snapshots: SnapshotMatrix(appearances: [.light])) {
      let view = UIView()
      view.addSubview(UIView(frame: CGRect(x: 4 + index, y: 4, width: 8, height: 6)))
      view.subviews[0].backgroundColor = .blue
      return view
    }
  }
  return ScreenCatalog(screens, goldens: "/nonexistent/goldens")
}

@Suite struct SnapshotShardTests {
  private let folder = Folder()

  private func run(_ arguments: [String], variables: [String: String] = [:]) async -> Int32 {
    let goldens = ["test", "record", "prune"].contains(arguments[0]) ? ["--goldens", folder.path + "/goldens"] : []
    let record = arguments[0] == "test" ? ["--record", "never"] : []
    return await ShardEnvironment.$variables.withValue(variables) {
      await Preview.$onlyFile.withValue("") {
        await CatalogCommand.run(catalog(), arguments: arguments + goldens + record)
      }
    }
  }

  private func names(_ report: String) throws -> [String] {
    try SnapshotReport.read(folder.path + "/" + report).results.map { String($0.name.prefix(2)) }
  }

  private func record() async {
    #expect(await run(["record", "--report", folder.path + "/record"]) == 0)
  }

  /// Five GitLab jobs, merged from the folder with their artifacts.
  @Test func environmentShardsMergeIntoTheWholeRun() async throws {
    await record()
    for index in 1...5 {
      let job = folder.path + "/jobs/\(index)/report"
      let code = await run(
        ["test", "--shard", "auto", "--report", job], variables: ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "5"])
      #expect(code == 0)
    }
    #expect(try names("jobs/2/report") == ["s1"])
    let (out, timings) = (folder.path + "/out", folder.path + "/timings.json")
    #expect(await run(["report", "merge", folder.path + "/jobs", "--out", out, "--timings", timings]) == 0)
    #expect(try names("out") == ["s0", "s1", "s2", "s3", "s4"])
    #expect(try SnapshotTimings.read(timings).milliseconds.count == 5)
    // The error names a missing job.
    try FileManager.default.removeItem(atPath: folder.path + "/jobs/4")
    #expect(await run(["report", "merge", folder.path + "/jobs", "--out", folder.path + "/two"]) == 2)
  }

  @Test func framesUseTheEnvironmentShard() async {
    let code = await ShardEnvironment.$variables.withValue(["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"]) {
      await CatalogCommand.run(
        framesCatalog,
        arguments: [
          "frames", "fade", "--fps", "10", "--device", "20x30", "--scale", "1", "--shard", "auto", "--out", folder.path,
        ])
    }
    #expect(code == 0)
    #expect(folder.files == ["frame-00001.png", "frame-00002.png"])
  }

  @Test(arguments: [[:], ["CI_NODE_INDEX": "7", "CI_NODE_TOTAL": "5"], ["JOB_COMPLETION_INDEX": "0"]])
  func incompleteShardEnvironmentsExitWithTwo(_ variables: [String: String]) async {
    #expect(await run(["test", "--shard", "auto", "--report", folder.path + "/r"], variables: variables) == 2)
    #expect(folder.files.isEmpty)
  }

  /// s3 took as long as all other screens together.
  @Test func timesBalanceTheShards() async throws {
    await record()
    let file = folder.path + "/times.json"
    func shard(_ index: Int, _ options: [String]) async -> Int32 {
      await run(["test", "--shard", "\(index)/2", "--report", "\(folder.path)/r\(index)"] + options)
    }
    // In the first run, the timings file does not exist yet, so the run creates it.
    #expect(await shard(1, ["--timings", file, "--write-timings", file]) == 0)
    #expect(try Set(SnapshotTimings.read(file).milliseconds.keys.map { $0.prefix(2) }) == ["s0", "s2", "s4"])
    let times = (0..<5).map { ("s\($0).tiny@1.light", $0 == 3 ? 40.0 : 10) }
    try SnapshotTimings(Dictionary(uniqueKeysWithValues: times)).write(to: file)
    #expect(await shard(1, ["--timings", file]) == 0)
    #expect(await shard(2, ["--timings", file]) == 0)
    #expect(try names("r1") == ["s3"])
    #expect(try names("r2") == ["s0", "s1", "s2", "s4"])
    let out = folder.path + "/out"
    #expect(await run(["report", "merge", folder.path + "/r1", folder.path + "/r2", "--out", out]) == 0)
    #expect(try names("out") == ["s0", "s1", "s2", "s3", "s4"])
    // Without the timings file, the second shard contains different screens.
    #expect(await shard(2, []) == 0)
    #expect(await run(["report", "merge", folder.path + "/r1", folder.path + "/r2", "--out", out + "2"]) == 2)
  }

  @Test func badTimings() async throws {
    await record()
    let file = folder.path + "/times.json"
    try AtomicFile.write(Array("{\"a\":-1}".utf8), to: file)
    let report = ["--report", folder.path + "/r"]
    #expect(await run(["test", "--shard", "1/2", "--timings", file] + report) == 2)
    #expect(await run(["test", "--timings", file] + report) == 2)
    #expect(await run(["test", "--shard", "1/2", "--timings", ""] + report) == 2)
    #expect(!folder.files.contains("r"))
  }

  /// The next recording and `prune` delete temporary files of killed runs. No Linux process has the ID 5000000,
  /// because the maximum is 4194304.
  @Test func removesTemporaryFiles() async throws {
    await record()
    let place = TemporaryFiles.place
    let lost = ["goldens/.tessera-\(place)-5000000-1.tmp", "record/.tessera-\(place)-5000000-2.tmp"]
    let running = "goldens/.tessera-\(place)-\(getpid())-3.tmp"
    func make(_ names: [String]) throws {
      for name in names { try AtomicFile.write([1], to: folder.path + "/" + name) }
    }
    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + name) }
    try make(lost + [running])
    await record()
    #expect(!exists(lost[0]) && !exists(lost[1]) && exists(running))
    try make(lost)
    #expect(await run(["prune", "--dry-run"]) == 0)
    #expect(exists(lost[0]))
    #expect(await run(["prune"]) == 0)
    #expect(!exists(lost[0]) && exists(running))
    #expect(exists("goldens/s0.tiny@1.light.png"))
  }

  /// In the last run, the test took the snapshot `row.1`, so `row.2` and files that belong to no test are unused. A
  /// test that took no snapshot keeps its files.
  @Test func prunesSingleReferences() async throws {
    await record()
    let package = folder.path + "/package"
    let references = package + "/Tests/__Snapshots__/RowTests"
    let source = "@Test func row() {}\n@Test func other() {}\n"
    try AtomicFile.write([], to: package + "/Package.swift", makesFolder: true)
    try AtomicFile.write(Array(source.utf8), to: package + "/Tests/RowTests.swift", makesFolder: true)
    for name in ["row.1.png", "row.2.png", "other.1.png", "gone.1.png"] {
      try AtomicFile.write([1], to: references + "/" + name, makesFolder: true)
    }
    try FileManager.default.createDirectory(atPath: package + "/.build", withIntermediateDirectories: true)
    let prune = ["prune", "--snapshots", package + "/Tests", "--package-path", package]
    func left() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: references)) ?? []).sorted()
    }
    // Without a run, or after a partial run, unused references can't be determined, so none is deleted.
    #expect(await run(prune) == 0)
    #expect(left().count == 4)
    func write(_ starter: [String]) throws {
      var run = TestProcessRecord(began: 1, starter: starter, status: 0)
      run.references = [references + "/row.1.png"]
      try TestRun.write(run, run: "1", process: "1", report: package + "/.build/tessera-report")
    }
    try write(["swift-test", "--filter", "row"])
    #expect(await run(prune) == 0)
    #expect(left().count == 4)
    try write(["swift-test"])
    #expect(await run(prune + ["--dry-run"]) == 0)
    #expect(left().count == 4)
    #expect(await run(prune) == 0)
    #expect(left() == ["other.1.png", "row.1.png"])
  }
}
