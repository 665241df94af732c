// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import Tessera
import TesseraAssertions
import TesseraGraphics
import TesseraImaging
import TesseraViews
import Testing

/// A failing snapshot is listed in the test report until it passes, regardless of the thread that takes it.
@Suite struct ReportEntryWriterTests {
  private let folder = NSTemporaryDirectory() + "tessera-\(UUID().uuidString)/__Snapshots__/Notes"
  private let report = TestReport.absolute(TestReport.defaultFolder)

  private func entry(_ test: String, _ name: String) -> SnapshotResult? {
    (try? SnapshotReport.read(report))?.results.first {
      $0.name == "ReportEntryWriterTests/\(test).\(name)" || $0.name == "ReportEntryWriterTests/\(test).\(name).txt"
    }
  }

  private func approval() throws -> SnapshotApproval {
    try SnapshotApproval(report: report, plan: nil, root: folder)
  }

  /// Swift Testing runs nonisolated tests off the main thread.
  @Test func writesImagesOnAnyThread() async throws {
    func verify(_ red: UInt8, _ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: grays(red, 9), as: .image, named: "a", record: mode, snapshotDirectory: folder, testName: "picture")
    }
    #expect(verify(1, .never) != nil)
    #expect(entry("picture", "a")?.state == .missing)
    #expect(entry("picture", "a")?.pictures.actual != nil)
    #expect(verify(1, .missing) != nil)
    #expect(entry("picture", "a") == nil, "recorded")
    #expect(verify(1, .never) == nil)
    #expect(verify(2, .never) != nil)
    #expect(entry("picture", "a")?.state == .failed)
    #expect(entry("picture", "a")?.difference?.mismatched == 1)
    #expect(verify(1, .never) == nil)
    #expect(entry("picture", "a") == nil, "passes")
    #expect(verify(3, .failed) != nil)
    #expect(entry("picture", "a") == nil, "recorded")
    var approval = try approval()
    #expect(throws: SnapshotReportError.self) { try approval.approve("ReportEntryWriterTests/picture.a") }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Approved text passes with and without a trailing line break.
  @Test(arguments: ["lines", "dump"]) func approvesTexts(_ name: String) throws {
    func verify(_ text: String) -> String? {
      let strategy: Snapshotting<String, String> = name == "lines" ? .lines : .dump
      return verifySnapshot(of: text, as: strategy, named: name, snapshotDirectory: folder, testName: "text")
    }
    #expect(verify("old\nline") != nil)
    #expect(verify("old\nline") == nil)
    #expect(verify("new\nline") != nil)
    let entry = try #require(self.entry("text", name))
    #expect(entry.name == "ReportEntryWriterTests/text.\(name).txt")
    #expect(entry.state == .failed && entry.message.contains("new"))
    #expect(entry.newText == "images/ReportEntryWriterTests/text.\(name).txt.actual.txt")
    var approval = try approval()
    #expect(try approval.approve(entry.name) == "\(folder)/text.\(name).txt")
    try approval.save()
    #expect(verify("new\nline") == nil)
    #expect(self.entry("text", name) == nil)
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test @MainActor func unsupportedValues() {
    struct TestError: Error {}
    func fail() throws -> String { throw TestError() }
    _ = verifySnapshot(of: try fail(), as: .lines, named: "x", snapshotDirectory: folder, testName: "error")
    #expect(entry("error", "x")?.state == .error)
    _ = verifySnapshot(of: "a", as: .lines, named: "x", record: .all, snapshotDirectory: folder, testName: "error")
    #expect(entry("error", "x") == nil)
    try? FileManager.default.removeItem(atPath: folder)
  }
}
