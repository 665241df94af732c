// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import TesseraAssertions
@testable import TesseraTesting
import TesseraGraphics
import TesseraViews
import Testing

@Suite @MainActor
struct SnapshotIssueTests {
  /// Records a view's golden without an assertion.
  func record(_ view: UIView, _ path: String) throws {
    guard case .picture(let picture, _) = try Snapshotting<UIView, UIImage>.image.capture(view) else { return }
    try Golden.write(picture.bitmap, tree: picture.tree(), to: path)
    picture.finish()
  }

  /// A deliberate difference from the golden fails at the assertion's line.
  @Test func plantedDifferenceFails() throws {
    try withFolder { folder in
      let view = twoColors()
      try record(view, "\(folder)/plantedDifferenceFails.png")
      view.subviews[0].frame.origin.x = 1
      let failure = try #require(
        verifySnapshot(of: view, as: .image, record: .never, snapshotDirectory: folder, line: 1))
      #expect(failure.contains("plantedDifferenceFails.png does not match its golden"))
      #expect(failure.contains("difference"))
      // At 3 pixels per point, a column of 3 x 30 pixels has become red and another column green.
      #expect(failure.contains("180 of 7200 pixels differ"), "\(failure)")
      let report = try JSONDecoder().decode(
        SnapshotReport.self, from: Data(AtomicFile.read("\(folder)/report/report.json")))
      let result = try #require(report.results.first)
      #expect(report.results.count == 1 && result.state == .failed && result.difference?.mismatched == 180)
      for picture in [result.pictures.expected, result.pictures.actual, result.pictures.difference] {
        #expect(try PNG.read("\(folder)/report/\(try #require(picture))").width == 120)
      }
    }
  }

  @Test func assertionsFailAtTheirLocation() throws {
    try withFolder { folder in
      let file: StaticString = #filePath
      let golden =
        ("\(file)" as NSString).deletingLastPathComponent
        + "/__Snapshots__/SnapshotIssueTests/assertionsFailAtTheirLocation.planted.txt"
      #expect(bytes(of: golden) == Array("right\n".utf8))
      let found = issues { assertSnapshot(of: "wrong", as: .lines, named: "planted", record: .never) }
      #expect(found.count == 1)
      #expect(found.first?.line == #line - 2)
      let text = try #require(found.first?.text)
      #expect(text.contains("@@ -1,1 +1,1 @@\n-right\n+wrong"))
      #expect(text.contains("TESSERA_RECORD=failed"))
    }
  }

  @Test func doesNotRecordMissingReferencesInCI() throws {
    try withFolder { folder in
      let failure = verifySnapshot(
        of: picture(1), as: .image, record: .never, snapshotDirectory: folder)
      #expect(
        failure?.hasPrefix("There is no golden doesNotRecordMissingReferencesInCI.png, and this run records none.")
          == true)
      #expect(bytes(of: "\(folder)/doesNotRecordMissingReferencesInCI.png") == nil)
      #expect(failure?.contains("\(folder)/report/images/") == true)
    }
  }

  @Test func valueErrorsFail() throws {
    struct Broken: Error {}
    func broken() throws -> String { throw Broken() }
    try withFolder { folder in
      @MainActor func take() { assertSnapshot(of: try broken(), as: .lines, named: "broken", record: .all) }
      let found = issues { take() }
      #expect(found.first?.text.contains("Broken") == true)
      #expect(bytes(of: SnapshotName.folder(testFile: #filePath) + "/take.broken.txt") == nil)
    }
  }

  /// A snapshot is removed from the report when it passes again. The entries of other tests are preserved.
  @Test func reportContainsOpenSnapshots() throws {
    try withFolder { folder in
      let path = "\(folder)/report/report.json"
      let other = SnapshotResult(name: "Other/a", group: "Other", state: .failed)
      try write(Array(JSONEncoder().encode(SnapshotReport(results: [other]))), to: path)
      func names() throws -> [String] {
        try JSONDecoder().decode(SnapshotReport.self, from: Data(AtomicFile.read(path))).results.map(\.name)
      }
      _ = verifySnapshot(of: "a", as: .lines, record: .never, snapshotDirectory: "\(folder)/first")
      #expect(try names() == ["Other/a", "SnapshotIssueTests/reportContainsOpenSnapshots.txt"])
      // Without a snapshot, the type of the reference is unknown. The next snapshot removes the entry.
      struct Broken: Error {}
      func broken() throws -> String { throw Broken() }
      _ = verifySnapshot(of: try broken(), as: .lines, record: .never, snapshotDirectory: "\(folder)/second")
      #expect(try names().contains("SnapshotIssueTests/reportContainsOpenSnapshots"))
      try write(Array("a\n".utf8), to: "\(folder)/second/reportContainsOpenSnapshots.txt")
      #expect(verifySnapshot(of: "a", as: .lines, record: .never, snapshotDirectory: "\(folder)/second") == nil)
      #expect(try names() == ["Other/a"])
    }
  }

  /// Tests that were compiled on another machine neither pass nor create folders.
  @Test func missingSourceFiles() throws {
    try withFolder { folder in
      let failure = verifySnapshot(of: "a", as: .lines, record: .all, file: "/nowhere/at/all/Tests.swift")
      #expect(failure?.contains("/nowhere/at/all, does not exist") == true, "\(failure ?? "")")
      #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
    }
  }

  /// A file blocks the folder, or the folder is not writable (which doesn't apply to root).
  @Test func unwritableFolders() throws {
    try withFolder { folder in
      try write([1], to: "\(folder)/file")
      let file = verifySnapshot(of: picture(1), as: .image, record: .all, snapshotDirectory: "\(folder)/file")
      #expect(file?.contains("not a folder") == true, "\(file ?? "")")
      let text = verifySnapshot(of: "a", as: .lines, record: .missing, snapshotDirectory: "\(folder)/file/deeper")
      #expect(text?.contains("not a folder") == true, "\(text ?? "")")
      guard NSUserName() != "root" else { return }
      let locked = "\(folder)/locked"
      try FileManager.default.createDirectory(
        atPath: locked, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
      let failure = verifySnapshot(of: picture(2), as: .image, record: .all, snapshotDirectory: locked)
      #expect(failure?.contains("permission denied") == true)
    }
  }

  /// The assertion still fails, and its message explains that the report is incomplete.
  @Test func unwritableReports() throws {
    try withFolder { folder in
      try write([1], to: "\(folder)/file")
      let failure = withSnapshotTesting(report: "\(folder)/file/report") {
        verifySnapshot(of: picture(1), as: .image, record: .never, snapshotDirectory: folder)
      }
      #expect(failure?.contains("no golden") == true)
      #expect(failure?.contains("The report is incomplete") == true)
    }
  }

  @Test(
    arguments: [
      (["/x/PackageTests.xctest"], [:], true), (["/x/helper", "--testing-library", "swift-testing"], [:], true),
      (["/x/App"], ["XCTestConfigurationFilePath": "/y"], true), (["/x/App", "xctest"], [:], false), ([], [:], false),
    ] as [([String], [String: String], Bool)])
  func detectsTestProcesses(_ arguments: [String], _ environment: [String: String], _ isTest: Bool) {
    #expect(TestProcess.isTest(arguments, environment) == isTest)
  }

  @Test func assertionsOutsideTests() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.check(isTest: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("outside of a test, where its failure would go unnoticed"), "\(text)")
  }

  @Test func thisProcessIsATest() { #expect(TestProcess.isTest) }
}
