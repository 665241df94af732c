// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// Runs `swift test` for a package, and reads the results that the tests recorded.
struct SwiftTest {
  /// The command line before `test` and its options. Tests replace it.
  @TaskLocal static var command = ["/usr/bin/env", "swift"]

  let root: String
  let report: String
  /// The environment variables for the tests, in addition to the variable for the report's folder.
  let variables: [String: String]
  /// The options of `swift test`.
  let arguments: [String]

  /// Runs the tests. Returns the run's record and whether all tests passed. The output of the tests is printed to
  /// standard error.
  ///
  /// - Throws: `CommandFailure` if `swift test` can't be run or no test took a snapshot.
  func run() throws -> (run: TestRun, passed: Bool) {
    let start = Date().timeIntervalSince1970
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.command[0])
    process.arguments = Self.command.dropFirst() + ["test", "--package-path", root] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .merging(["TESSERA_REPORT": report]) { $1 }
    process.standardOutput = FileHandle.standardError
    do { try process.run() } catch {
      throw CommandFailure(
        description: "Can't run `swift test`: \(error.localizedDescription). Add swift to the PATH.")
    }
    process.waitUntilExit()
    if let signal = Interruption.signal() {
      throw Interrupted(signal: signal, summary: "The tests were interrupted.")
    }
    guard let run = TestRun.last(in: report), run.processes.contains(where: { $0.began >= start }) else {
      let passed = process.terminationStatus == 0
      throw CommandFailure(
        description: passed
          ? "No test took a snapshot. Assert one, or remove options that select tests."
          : "`swift test` failed before a test took a snapshot. Fix the errors above and try again.")
    }
    return (run, process.terminationStatus == 0)
  }
}
