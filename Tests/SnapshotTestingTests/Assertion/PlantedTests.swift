// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import Testing
import XCTest

// Tests that fail on purpose if `SNAPSHOT_TESTING_PLANTED` is set. The test below sets it in a child process to check
// that a failed assertion fails the test run, because all other tests rely on that.

private let isPlanted = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_PLANTED"] != nil

final class PlantedTests: XCTestCase {
  func testDiffers() throws {
    try XCTSkipUnless(isPlanted)
    assertSnapshot(of: "wrong", as: .lines)
  }

  func testMissing() throws {
    try XCTSkipUnless(isPlanted)
    assertSnapshot(of: "new", as: .lines)
  }

  func testPasses() throws {
    try XCTSkipUnless(isPlanted)
    assertSnapshot(of: "right", as: .lines)
  }
}

@Suite struct PlantedSuite {
  @Test(.enabled(if: isPlanted)) func differs() { assertSnapshot(of: "wrong", as: .lines) }

  @Test(.enabled(if: isPlanted)) func passes() { assertSnapshot(of: "right", as: .lines) }
}

@Suite @MainActor
struct ProcessTests {
  struct Run {
    let status: Int32
    let output: String
  }

  /// Runs some of this test binary's tests in a child process.
  private func run(_ arguments: [String], _ folder: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAPSHOT_TESTING_PLANTED": "1", "SNAPSHOT_TESTING_RECORD": "never", "SNAPSHOT_ARTIFACTS": folder]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  @Test func failuresFailXCTestRuns() throws {
    try withFolder { folder in
      let differs = try run(["SnapshotTestingTests.PlantedTests/testDiffers"], folder)
      #expect(differs.status != 0)
      #expect(differs.output.contains("Snapshot does not match reference."), "\(differs.output)")
      #expect(differs.output.contains("PlantedTests.swift:17: error"), "\(differs.output)")
      #expect(differs.output.contains("\u{2212}right\n+wrong"))
      #expect(text(of: folder + "/PlantedTests/testDiffers.1.txt") == "wrong")
      let missing = try run(["SnapshotTestingTests.PlantedTests/testMissing"], folder)
      #expect(missing.status != 0)
      #expect(missing.output.contains("New snapshot was not recorded because recording is disabled"))
      #expect(try run(["SnapshotTestingTests.PlantedTests/testPasses"], folder).status == 0)
    }
  }

  @Test func failuresFailSwiftTestingRuns() throws {
    try withFolder { folder in
      let library = ["--testing-library", "swift-testing", "--filter"]
      let differs = try run(library + ["PlantedSuite/differs"], folder)
      #expect(differs.status != 0)
      #expect(differs.output.contains("Snapshot does not match reference."), "\(differs.output)")
      #expect(try run(library + ["PlantedSuite/passes"], folder).status == 0)
    }
  }
}
