// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every flow of a screen must complete, and its snapshots must match their goldens exactly. `gallery record` updates
// snapshots that changed.

import Foundation
import Tessera
import TesseraGallery
import Testing

@Suite
struct FlowTests {
  nonisolated static let folder = GoldenTests.folder + "/Flows"
  nonisolated static let names = galleryCatalog.screens.filter { !$0.flows.isEmpty }.map(\.name)

  @Test(arguments: names)
  func flows(_ name: String) async throws {
    let plan = try SnapshotPlan(galleryCatalog, screens: [name], goldens: GoldenTests.folder)
    let report = await SnapshotRun(plan, mode: .never).run()
    let flows = report.results.filter { $0.name.hasPrefix(SnapshotPlan.flowFolder + "/") }
    #expect(!flows.isEmpty)
    for result in flows { #expect(result.state == .passed, "\(result.name): \(result.message)") }
  }

  /// A golden that no flow produces anymore would never be compared.
  @Test func everyReferenceHasAFlow() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".png") }
    let plan = try SnapshotPlan(galleryCatalog, goldens: GoldenTests.folder)
    let known = plan.entries.filter { $0.flow != nil }.map { ($0.goldenPath as NSString).lastPathComponent }
    #expect(Set(found) == Set(known), "Record the missing images, and delete those that no flow produces.")
  }
}
