// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import Testing

@testable import Tessera

/// A test's temporary folder, which is deleted with the object.
private final class Place {
  let path = NSTemporaryDirectory() + "tessera-run-\(UUID().uuidString)"
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, _ name: String) throws {
    try AtomicFile.write(Array(text.utf8), to: path + "/" + name, makesFolder: true)
  }
}

private func record(
  _ starter: [String] = ["/usr/bin/swift-test"], status: Int32? = 0, began: Double = 1, _ used: [String] = []
) -> TestProcessRecord {
  var record = TestProcessRecord(began: began, starter: starter, status: status)
  record.references = used
  return record
}

/// The run records of processes, and the report created from them.
@Suite struct TestRunTests {
  /// A run is complete (it has no gap) if `swift test` started all processes without selecting tests, all processes
  /// have ended, and the exit code is 0.
  @Test(
    arguments: [
      ([record(), record()], nil), ([record(["swift", "test", "--parallel", "--skip-update"])], nil),
      ([record(["swift-test", "--filter", "A"])], .filtered(["--filter"])),
      ([record(["swift-test", "--skip=A", "-s", "B"])], .filtered(["--skip", "-s"])),
      ([record(["swift-test", "--disable-xctest"])], .filtered(["--disable-xctest"])),
      ([record(), record(status: nil)], .unfinished), ([record(), record(status: 1)], .failed),
      ([record(["bash"])], .unknownStarter(["bash"])),
      ([record(["swift", "build"])], .unknownStarter(["swift", "build"])),
      ([record([])], .unknownStarter([])),
    ] as [([TestProcessRecord], TestRun.Gap?)])
  func gaps(_ processes: [TestProcessRecord], _ gap: TestRun.Gap?) {
    #expect(TestRun(processes).gap == gap)
    if let gap { #expect("\(gap)".hasSuffix("then prune.")) }
  }

  @Test func findsTheMostRecentRun() throws {
    let place = Place()
    #expect(TestRun.last(in: place.path) == nil)
    try TestRun.write(record(began: 5, ["/a"]), run: "9-1", process: "1", report: place.path)
    try TestRun.write(record(began: 7, ["/b"]), run: "1-1", process: "1", report: place.path)
    try TestRun.write(record(began: 8, ["/c"]), run: "1-1", process: "2", report: place.path)
    #expect(TestRun.last(in: place.path)?.references == ["/b", "/c"])
    TestRun.removeRecords(exceptRun: "9-1", report: place.path)
    #expect(TestRun.last(in: place.path)?.references == ["/a"])
  }

  /// A process whose record is unreadable may have used any reference.
  @Test(arguments: ["", "{", "[]", #"{"version":99,"began":1,"starter":["swift-test"],"status":0}"#])
  func unreadableRecords(_ text: String) throws {
    let place = Place()
    try TestRun.write(record(), run: "1-1", process: "1", report: place.path)
    try place.write(text, "runs/1-1/2.json")
    #expect(TestRun.last(in: place.path)?.gap == .unfinished)
  }

  private func result(_ name: String, _ golden: String, _ state: SnapshotResult.State = .failed) -> SnapshotResult {
    SnapshotResult(name: name, group: "F", state: state, message: "words", golden: golden)
  }

  /// Failed entries are kept, all other references used by the run have passed, recorded references are listed, and
  /// entries of removed tests are deleted.
  @Test func theReportOfTests() throws {
    let place = Place()
    #expect(throws: SnapshotReportError.missing(folder: place.path)) { try SnapshotReport.ofTests(in: place.path) }
    let folder = "/p/__Snapshots__/F/"
    var run = record(status: 1, [folder + "a.png", folder + "b.1.png", folder + "c.txt"])
    run.recorded = [folder + "c.txt"]
    try TestRun.write(run, run: "1-1", process: "1", report: place.path)
    #expect(try SnapshotReport.ofTests(in: place.path).results.map(\.state) == [.passed, .passed, .recorded])

    try SnapshotReport(
      title: "Tests",
      results: [
        result("F/a", folder + "a.png"), result("F/gone", folder + "gone.png"), result("screen", "/p/screen.png"),
      ]
    ).write(to: place.path)
    let report = try SnapshotReport.ofTests(in: place.path)
    #expect(report.results.map(\.name) == ["F/a", "F/b.1", "F/c.txt", "screen"])
    #expect(report.results.map(\.state) == [.failed, .passed, .recorded, .failed])
    #expect(report.isComplete)
    // Entries of another report are not listed as passed in this report.
    run.elsewhere = ["/other": [folder + "b.1.png"]]
    try TestRun.write(run, run: "1-1", process: "1", report: place.path)
    #expect(try SnapshotReport.ofTests(in: place.path).results.map(\.name) == ["F/a", "F/c.txt", "screen"])
    #expect(TestRun.last(in: place.path)?.elsewhere == ["/other": [folder + "b.1.png"]])
    // A run of selected tests does not affect the entries of other tests.
    run.starter.append("--filter=x")
    run.status = nil
    try TestRun.write(run, run: "1-1", process: "1", report: place.path)
    let some = try SnapshotReport.ofTests(in: place.path)
    #expect(some.results.map(\.name).contains("F/gone"))
    #expect(!some.isComplete)
  }
}

@Suite struct UnusedReferencesTests {
  private let place = Place()
  private var tests: String { place.path + "/Tests/AppTests" }

  private func unused(_ used: [String]) -> UnusedReferences {
    UnusedReferences(in: place.path, used: Set(used.map { tests + "/__Snapshots__/" + $0 }))
  }

  private func add(_ names: String...) throws {
    for name in names { try place.write("x", "Tests/AppTests/__Snapshots__/" + name) }
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst((tests + "/__Snapshots__/").count)) }.sorted()
  }

  @Test func findsUnusedFiles() throws {
    try place.write(
      "func testRow() {} func plan(_ a: Int) {} @Test func `long way`() {} func off() {}", "Tests/AppTests/F.swift")
    try add("F/testRow.1.png", "F/testRow.2.png", "F/testRow.old.txt", "F/off.png", "F/plan-_.a.png", "F/long-way.png")
    try add("F/renamed.png", "F/notes.md", "F/.hidden.png", "F/in/deep.png", "Gone/a.png")
    let unused = unused(["F/testRow.1.png"])
    // The test took a different snapshot, its function was removed, or its file was removed.
    #expect(names(unused.files) == ["F/renamed.png", "F/testRow.2.png", "F/testRow.old.txt", "Gone/a.png"])
    #expect(names(unused.kept.map(\.path)) == ["F/long-way.png", "F/off.png", "F/plan-_.a.png"])
    #expect(unused.kept.map(\.test) == ["long-way", "off", "plan-_"])
    #expect(names(unused.orphans) == ["Gone"])
  }

  /// Only files with the extension png, txt or that of a used reference, here md, count as references. Helpers may be
  /// in different files than their tests.
  @Test func usesExtensionsAndFolders() throws {
    try add("Shared/a.md", "Shared/b.md", "Shared/b.html")
    let unused = unused(["Shared/a.md"])
    #expect(names(unused.files) == ["Shared/b.md"])
    #expect(unused.orphans.isEmpty)
  }

  @Test func ignoresNestedPackages() throws {
    try place.write("", "Inner/Package.swift")
    try place.write("x", "Inner/Tests/__Snapshots__/Gone/a.png")
    try place.write("x", ".build/__Snapshots__/Gone/a.png")
    try add("F/a.png")
    #expect(names(unused([]).files) == ["F/a.png"])
  }

  @Test func followsLinksToTheFolder() throws {
    try place.write("func a() {}", "Tests/AppTests/F.swift")
    try add("F/a.png", "F/b.png")
    let link = place.path + "-link"
    defer { unlink(link) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.path)
    let used = "\(link)/Tests/AppTests/__Snapshots__/F/a.png"
    #expect(names(UnusedReferences(in: place.path, used: [used]).files) == ["F/b.png"])
  }
}
