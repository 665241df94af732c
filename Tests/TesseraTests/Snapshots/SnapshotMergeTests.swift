// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing

struct SnapshotMergeTests {
  private let stage = SnapshotStage()

  /// Runs each shard of a catalog in which one screen differs, and returns the report folders.
  private func shards(_ count: Int) async throws -> [String] {
    let before = (0..<7).map { SnapshotStage.screen("s\($0)", x: 1) }
    try await stage.run(before, .missing)
    let after = before[..<4] + [SnapshotStage.screen("s4", x: 2)] + before[5...]
    var folders: [String] = []
    for index in 1...count {
      let folder = "\(stage.folder)/shard-\(index)"
      let plan = try stage.plan(Array(after), shard: SnapshotShard(index, of: count))
      try await SnapshotRun(plan, mode: .never, reportFolder: folder).run().write(to: folder)
      folders.append(folder)
    }
    return folders
  }

  /// The results are in the plan's order, regardless of the order of the arguments.
  @Test(arguments: [1, 2, 3, 9]) func mergesShardsIntoTheWholeRun(_ count: Int) async throws {
    let folders = try await shards(count)
    let out = stage.folder + "/out"
    let merged = try SnapshotReport.merge(folders.reversed(), into: out)
    #expect(merged.results.map(\.name) == (0..<7).map { "s\($0).tiny@1.light" })
    #expect(merged.results.map(\.state) == [.passed, .passed, .passed, .passed, .failed, .passed, .passed])
    #expect(try SnapshotReport.read(out) == merged)
    let actual = try #require(merged.results[4].pictures.actual)
    #expect(!stage.bytes(out + "/" + actual).isEmpty)
    #expect(stage.files(out + "/images").count == 3)
  }

  @Test func conflicts() async throws {
    let folders = try await shards(3)
    let out = stage.folder + "/out"
    func conflicts(_ folders: [String], _ out: String) -> Bool {
      do throws(SnapshotReportError) {
        try SnapshotReport.merge(folders, into: out)
        return false
      } catch {
        guard case .conflict = error else { return false }
        return true
      }
    }
    #expect(conflicts([], out))
    // A shard is missing, is duplicated, or is from another run, or the output folder is one of the shards.
    #expect(conflicts(Array(folders.dropLast()), out))
    #expect(conflicts(folders + [folders[0]], out))
    #expect(conflicts(folders + [stage.report], out))
    #expect(conflicts(folders, folders[0]))
    #expect(conflicts(folders, folders[0] + "/../shard-1/"))
    // Two complete runs contain the same snapshots.
    let copy = stage.folder + "/copy"
    try SnapshotReport.read(stage.report).write(to: copy)
    #expect(conflicts([stage.report, copy], out))
    #expect(stage.files(out).isEmpty)
  }

  /// If two images had the same path, one would be lost.
  @Test func imagesOfTheSameName() throws {
    let folders = try ["a", "b"].map { name in
      let folder = stage.folder + "/" + name
      let result = SnapshotResult(name: name, group: "g", state: .failed, pictures: .init(actual: "images/x.png"))
      try SnapshotReport(results: [result]).write(to: folder)
      try stage.write([1], to: folder + "/images/x.png")
      return folder
    }
    #expect(throws: SnapshotReportError.self) { try SnapshotReport.merge(folders, into: stage.folder + "/out") }
    #expect(stage.files(stage.folder + "/out").isEmpty)
  }

  /// If a part was interrupted, the merged report is marked as interrupted.
  @Test func incompleteParts() throws {
    let (a, b, out) = (stage.folder + "/a", stage.folder + "/b", stage.folder + "/out")
    try SnapshotReport(shard: SnapshotShard(1, of: 2), isComplete: false).write(to: a)
    try SnapshotReport(shard: SnapshotShard(2, of: 2)).write(to: b)
    #expect(try !SnapshotReport.merge([a, b], into: out).isSuccess)
  }

  /// Symbolic links that point outside a report are not followed.
  @Test func links() throws {
    let secret = stage.folder + "/secret.png"
    try stage.write([1, 2, 3], to: secret)
    let folder = stage.folder + "/in"
    let result = SnapshotResult(
      name: "a", group: "g", state: .failed, pictures: .init(actual: "images/a.png"))
    try SnapshotReport(results: [result]).write(to: folder)
    try FileManager.default.createDirectory(atPath: folder + "/images", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder + "/images/a.png", withDestinationPath: secret)
    #expect(throws: SnapshotReportError.self) { try SnapshotReport.merge([folder], into: stage.folder + "/out") }
    #expect(stage.files(stage.folder + "/out/images").isEmpty)
  }

  /// CI systems store each job's artifacts in a folder named after the job, with the paths they had in the job.
  @Test func searchesFolders() async throws {
    let folders = try await shards(3)
    let artifacts = stage.folder + "/artifacts"
    for (index, folder) in folders.enumerated() {
      let parent = "\(artifacts)/job-\(index)/.build"
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: folder, toPath: parent + "/tessera-report")
    }
    try stage.write([1], to: artifacts + "/.git/report.json")
    try stage.write([1], to: artifacts + "/report.json.d/report.json.txt")
    try FileManager.default.createSymbolicLink(
      atPath: artifacts + "/link", withDestinationPath: artifacts + "/job-0")
    let expected = (0..<3).map { "\(artifacts)/job-\($0)/.build/tessera-report" }
    #expect(try SnapshotReport.folders(in: artifacts) == expected)
    #expect(try SnapshotReport.folders(in: expected[1]) == [expected[1]])
    // The folder contains the merged report of the previous run.
    let out = artifacts + "/all"
    let merged = try SnapshotReport.merge(expected, into: out)
    #expect(merged.results.count == 7)
    #expect(try SnapshotReport.folders(in: artifacts, exceptIn: out + "/") == expected)
    #expect(try SnapshotReport.folders(in: artifacts).count == 4)
  }

  @Test func foldersWithoutReports() throws {
    try stage.write([1], to: stage.folder + "/empty/a.txt")
    for folder in ["/empty", "/nowhere", "/empty/a.txt"].map({ stage.folder + $0 }) {
      #expect(throws: SnapshotReportError.missing(folder: folder)) { try SnapshotReport.folders(in: folder) }
    }
  }

  /// Shards balanced by time don't simply contain every nth snapshot, but the merged results are in the plan's order.
  @Test func mergesBalancedShards() async throws {
    let screens = (0..<7).map { SnapshotStage.screen("s\($0)", x: 1) }
    try await stage.run(screens, .missing)
    func folder(_ index: Int, _ timings: SnapshotTimings?, _ name: String) async throws -> String {
      let folder = "\(stage.folder)/\(name)-\(index)"
      let plan = try SnapshotPlan(
        ScreenCatalog(screens, goldens: stage.goldens), shard: SnapshotShard(index, of: 2), timings: timings)
      try await SnapshotRun(plan, mode: .never, reportFolder: folder).run().write(to: folder)
      return folder
    }
    let timings = SnapshotTimings(["s2.tiny@1.light": 60, "s0.tiny@1.light": 10])
    let parts = [try await folder(1, timings, "a"), try await folder(2, timings, "a")]
    // s2 takes 60, s0 takes 10, and each unknown snapshot is assumed to take the median, 35. One shard has s2 and two
    // unknown snapshots, and the other has s0 and three.
    #expect(try SnapshotReport.read(parts[0]).results.count == 3)
    let out = stage.folder + "/out"
    let merged = try SnapshotReport.merge([parts[1], parts[0]], into: out)
    #expect(merged.results.map(\.name) == (0..<7).map { "s\($0).tiny@1.light" })
    #expect(!stage.bytes(out + "/report.json").isEmpty && !merged.json().contains("\"position\""))
    // One machine used a different timings file.
    let other = try await folder(2, nil, "b")
    let error = #expect(throws: SnapshotReportError.self) {
      try SnapshotReport.merge([parts[0], other], into: stage.folder + "/no")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("divided differently"))
  }

  @Test func missingImages() throws {
    let folder = stage.folder + "/in"
    let result = SnapshotResult(name: "a", group: "g", state: .failed, pictures: .init(actual: "images/a.png"))
    try SnapshotReport(results: [result]).write(to: folder)
    #expect(throws: SnapshotReportError.self) { try SnapshotReport.merge([folder], into: stage.folder + "/out") }
    #expect(!stage.files(stage.folder + "/out").contains("report.json"))
  }
}
