// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension SnapshotReport {
  /// Returns the report of a package's tests. It contains the failures that tests wrote to `report.json`, and the
  /// passed and recorded snapshots of the last run.
  ///
  /// If the last run included all tests, entries for snapshots that are no longer taken by any test are removed.
  ///
  /// - Throws: The errors of `read(_:)`. `.missing` is thrown only if no test has taken a snapshot.
  package static func ofTests(in folder: String) throws(SnapshotReportError) -> SnapshotReport {
    let run = TestRun.last(in: folder)
    var report: SnapshotReport
    do throws(SnapshotReportError) { report = try read(folder) } catch {
      guard case .missing = error, run != nil else { throw error }
      report = SnapshotReport(title: testsTitle)
    }
    guard let run else { return report }
    report.isComplete = run.isFinished
    let used = run.references
    if run.isWhole {
      report.results.removeAll { isOfTests($0.golden) && !used.contains($0.golden) }
    }
    report.addUsedSnapshots(
      used.subtracting(run.elsewhere.flatMap(\.value)), recorded: Set(run.processes.flatMap(\.recorded)))
    return report
  }

  /// The title of reports that are written by tests.
  package static let testsTitle = "Tests"

  /// Returns the default folder for the report of a package's tests. It is in the package's `.build` folder even if
  /// the package is built elsewhere with `--scratch-path`, because workflows and commands search for it there.
  package static func testsFolder(in root: String) -> String {
    let isPackage = ["/.build", "/Package.swift"].contains { FileManager.default.fileExists(atPath: root + $0) }
    if isPackage { return root + "/.build/tessera-report" }
    return (NSTemporaryDirectory() as NSString).appendingPathComponent("tessera-report")
  }

  private static func isOfTests(_ golden: String) -> Bool { golden.split(separator: "/").contains("__Snapshots__") }

  private mutating func addUsedSnapshots(_ used: Set<String>, recorded: Set<String>) {
    var names = Set(results.map(\.name))
    for path in used.sorted() {
      let name = SnapshotName.ofTest(reference: path)
      // A report contains each name only once, and failures have already been added.
      guard SnapshotName.isContained(name), names.insert(name).inserted else { continue }
      let isRecorded = recorded.contains(path)
      results.append(
        SnapshotResult(
          name: name, group: (name as NSString).deletingLastPathComponent, state: isRecorded ? .recorded : .passed,
          message: isRecorded ? "Recorded. Review it, then run the tests again." : "", golden: path))
    }
    results.sort { $0.name < $1.name }
  }
}
