// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing

struct SnapshotApprovalTests {
  private let stage = SnapshotStage()

  private func fail(_ names: [String]) async throws -> [Screen] {
    try await stage.run(names.map { SnapshotStage.screen($0) }, .missing)
    let changed = names.map { SnapshotStage.screen($0, x: 7) }
    try await stage.run(changed, .never)
    return changed
  }

  @Test func approvedImagesPass() async throws {
    let screens = try await fail(["a", "b"])
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    #expect(try approval.select([]).map(\.name) == ["a.tiny@1.light", "b.tiny@1.light"])
    #expect(try approval.select(["b"]).map(\.name) == ["b.tiny@1.light"])
    #expect(try approval.select(["a.tiny@1.light", "a"]).map(\.name) == ["a.tiny@1.light"])
    try approval.approve("a.tiny@1.light")
    try approval.save()
    #expect(try SnapshotReport.read(stage.report).results.map(\.state) == [.recorded, .failed])
    // The golden has a stamp and a view tree, and passes the next run.
    let golden = try Golden.read(stage.golden("a.tiny@1.light"))
    #expect(golden.stamp != nil)
    #expect(golden.viewTree() != nil)
    #expect(try await stage.run(screens, .never).results.map(\.state) == [.passed, .failed])
  }

  @Test func approvesMissingReferences() async throws {
    let screens = [SnapshotStage.screen("a")]
    try await stage.run(screens, .never)
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    try approval.approve("a.tiny@1.light")
    #expect(try await stage.run(screens, .never).isSuccess)
  }

  @Test func unknownNames() async throws {
    let screens = try await fail(["a"])
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    #expect(throws: SnapshotReportError.unknown(names: ["x", "../y"], known: ["a.tiny@1.light"])) {
      try approval.select(["a", "x", "../y"])
    }
    #expect(throws: SnapshotReportError.self) { try approval.approve("x") }
  }

  /// After a passing run, there is nothing to approve.
  @Test func doesNotApproveTwice() async throws {
    let screens = try await fail(["a"])
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    try approval.approve("a.tiny@1.light")
    #expect(throws: SnapshotReportError.self) { try approval.approve("a.tiny@1.light") }
    #expect(approval.waiting.isEmpty)
  }

  /// The catalog determines the location of goldens, regardless of the report's paths.
  @Test func reportsCannotChooseTheReferencePath() async throws {
    let screens = try await fail(["a"])
    let victim = stage.folder + "/victim.png"
    try stage.write([7], to: victim)
    var report = try SnapshotReport.read(stage.report)
    report.results[0].golden = victim
    try report.write(to: stage.report)
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    #expect(try approval.approve("a.tiny@1.light") == stage.golden("a.tiny@1.light"))
    #expect(stage.bytes(victim) == [7])
  }

  /// For test reports, only goldens in a __Snapshots__ folder below the root are allowed.
  @Test(arguments: [
    ("Tests/__Snapshots__/T/a.png", true), ("Tests/a.png", false), ("__Snapshots__/../../victim.png", false),
    ("/etc/__Snapshots__/a.png", false), ("__Snapshots__/a.sh", false), ("", false),
    ("link/__Snapshots__/a.png", false),
  ])
  func referencesOfTests(_ golden: String, _ isAllowed: Bool) async throws {
    _ = try await fail(["a"])
    let root = stage.folder + "/root"
    try stage.write([7], to: stage.folder + "/outside/keep")
    try stage.write([7], to: root + "/keep")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/link", withDestinationPath: stage.folder + "/outside")
    var report = try SnapshotReport.read(stage.report)
    report.results[0].golden = golden
    try report.write(to: stage.report)
    var approval = try SnapshotApproval(report: stage.report, plan: nil, root: root)
    if isAllowed {
      #expect(try approval.approve("a.tiny@1.light") == root + "/" + golden)
      #expect(try Golden.read(root + "/" + golden).stamp != nil)
    } else {
      #expect(throws: SnapshotReportError.self) { try approval.approve("a.tiny@1.light") }
      #expect(stage.files(root) == ["keep", "link"])
      #expect(stage.files(stage.folder + "/outside") == ["keep"])
    }
  }

  enum Defect: CaseIterable { case missing, truncated, unstamped, link, none }

  /// An untrusted image does not become a golden, and the old golden remains.
  @Test(arguments: Defect.allCases) func rejectsUntrustedImages(_ defect: Defect) async throws {
    let screens = try await fail(["a"])
    let golden = stage.bytes(stage.golden("a.tiny@1.light"))
    var report = try SnapshotReport.read(stage.report)
    let picture = stage.report + "/" + (report.results[0].pictures.actual ?? "")
    let bytes = stage.bytes(picture)
    switch defect {
    case .missing: try FileManager.default.removeItem(atPath: picture)
    case .truncated: try stage.write(Array(bytes.dropLast(5)), to: picture)
    case .unstamped: try stage.write(try PNG.encode(Bitmap(width: 40, height: 30)), to: picture)
    case .link:
      try stage.write(bytes, to: stage.folder + "/elsewhere.png")
      try FileManager.default.removeItem(atPath: picture)
      try FileManager.default.createSymbolicLink(
        atPath: picture, withDestinationPath: stage.folder + "/elsewhere.png")
    case .none:
      report.results[0].pictures.actual = nil
      try report.write(to: stage.report)
    }
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    #expect(throws: SnapshotReportError.self) { try approval.approve("a.tiny@1.light") }
    #expect(stage.bytes(stage.golden("a.tiny@1.light")) == golden)
  }

  /// If a golden can't be written, the result is unchanged.
  @Test func unwritableGoldens() async throws {
    let screens = try await fail(["a"])
    try FileManager.default.removeItem(atPath: stage.goldens)
    try stage.write([1], to: stage.goldens)
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan(screens))
    #expect(throws: SnapshotReportError.self) { try approval.approve("a.tiny@1.light") }
    #expect(approval.waiting.count == 1)
  }
}
