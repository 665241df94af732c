// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct TestsPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Deletes references that no test used in the last `swift test`.",
    discussion: """
      The last run must have included all tests, and all of them must have passed. References of a test that exists in its \
      file but took no snapshot are kept: it may be disabled, skipped, or for another platform.
      """)

  @Flag(help: "Only print what would be deleted.")
  var dryRun = false

  @Flag(help: "Print JSON: {\"isDryRun\":…,\"files\":[…]}.")
  var json = false

  @Option(help: "The report's folder. Default: the package's .build/tessera-report.")
  var report: String?

  @OptionGroup var package: TestPackage

  func run() throws {
    let root = try package.root()
    let folder = package.reportFolder(report, in: root)
    guard let run = TestRun.last(in: folder) else {
      throw CommandFailure(
        description: "No test run with snapshots is recorded in \(folder). Run `swift test`, then prune.")
    }
    if let gap = run.gap { throw CommandFailure(description: "\(gap)") }
    let unused = UnusedReferences(in: root, used: run.references)
    for kept in unused.kept {
      Console.error("kept \(kept.path): \(kept.test) is in the test file, but took no snapshot")
    }
    let abandoned = AbandonedFiles.ofTests(in: root) + AbandonedFiles.ofReport(folder)
    try Deletion(isDry: dryRun, isJSON: json).delete(unused.files + abandoned, emptying: unused.orphans)
    if unused.files.isEmpty, !json { print("Every reference is used, or its test did not run.") }
  }
}
