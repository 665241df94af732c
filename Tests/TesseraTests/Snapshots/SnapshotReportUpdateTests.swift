// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import Tessera
import TesseraImaging
import Testing

/// Concurrent writers of one report do not lose each other's entries.
@Suite struct SnapshotReportUpdateTests {
  static func add(_ prefix: String, _ count: Int, to folder: String) throws {
    for number in 0..<count {
      try SnapshotReport.update(folder, title: "Tests") { report in
        report.results.append(SnapshotResult(name: "\(prefix)/\(number)", group: prefix, state: .failed))
      }
    }
  }

  private func names(_ folder: String) throws -> Set<String> {
    Set(try SnapshotReport.read(folder).results.map(\.name))
  }

  private func folder() -> String { NSTemporaryDirectory() + "/tessera-\(UUID().uuidString)" }

  /// Two processes write 200 entries each at the same time: 400 entries in total.
  @Test func concurrentProcessesLoseNoEntries() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    async let first = #expect(processExitsWith: .success) { [folder = folder as String] in
      try SnapshotReportUpdateTests.add("First", 200, to: folder)
    }
    async let second = #expect(processExitsWith: .success) { [folder = folder as String] in
      try SnapshotReportUpdateTests.add("Second", 200, to: folder)
    }
    _ = await (first, second)
    let expected = ["First", "Second"].flatMap { prefix in (0..<200).map { "\(prefix)/\($0)" } }
    #expect(try names(folder) == Set(expected))
    // No lock file or temporary file remains.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["report.json"])
  }

  /// Four threads of one process write 50 entries each: 200 entries in total.
  @Test func threadsLoseNoEntries() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    DispatchQueue.concurrentPerform(iterations: 4) { number in try? Self.add("Thread\(number)", 50, to: folder) }
    #expect(try names(folder).count == 200)
  }

  /// The system releases the lock of a killed process, so other processes don't wait for it.
  @Test func killedProcessesReleaseTheLock() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.add("Before", 1, to: folder)
    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
      try SnapshotReport.update(folder, title: "Tests") { report in
        report.results = []
        kill(getpid(), SIGKILL)
      }
    }
    try Self.add("After", 1, to: folder)
    #expect(try names(folder) == ["Before/0", "After/0"])
  }

  /// A file that is not a report is replaced, but a report from a later version is preserved.
  @Test func doesNotReplaceReportsOfLaterVersions() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write(Array("{".utf8), to: "\(folder)/report.json", makesFolder: true)
    try Self.add("a", 1, to: folder)
    #expect(try names(folder) == ["a/0"])
    let later = Array(#"{"version":1000000}"#.utf8)
    try AtomicFile.write(later, to: "\(folder)/report.json")
    #expect(throws: SnapshotReportError.laterVersion(path: "\(folder)/report.json", 1_000_000)) {
      try Self.add("b", 1, to: folder)
    }
    #expect(try AtomicFile.read("\(folder)/report.json") == later)
  }

  /// A file at the path of the report's folder causes an error with a one-sentence message and is unchanged.
  @Test func filesInsteadOfFolders() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write([1], to: folder)
    let error = #expect(throws: SnapshotReportError.self) { try Self.add("a", 1, to: folder) }
    #expect(
      "\(try #require(error))"
        == "Cannot create folder \(folder): a part of the path is a file, not a folder. Choose another "
        + "path, or move that file away.")
    #expect(try AtomicFile.read(folder) == [1])
  }

  /// Saving approvals preserves entries that a concurrent test run has added.
  @Test func approvalKeepsConcurrentEntries() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let golden = "\(folder)/Tests/__Snapshots__/T/a.png"
    var check = SnapshotCheck(
      name: "T/a", group: "T", goldenPath: golden, mode: .never, reportFolder: "\(folder)/report")
    let result = check.result(of: SnapshotCheckTests.picture(1), tree: SnapshotCheckTests.tree, scale: 1)
    try SnapshotReport(results: [result]).write(to: "\(folder)/report")
    var approval = try SnapshotApproval(report: "\(folder)/report", plan: nil, root: folder)
    try Self.add("Later", 1, to: "\(folder)/report")
    try approval.approve("T/a")
    try approval.save()
    let report = try SnapshotReport.read("\(folder)/report")
    #expect(report.results.map(\.name) == ["T/a", "Later/0"])
    #expect(report.results.map(\.state) == [.recorded, .failed])
    check.reportFolder = nil
    #expect(check.result(of: SnapshotCheckTests.picture(1), tree: SnapshotCheckTests.tree, scale: 1).state == .passed)
  }
}
