// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The package whose test results are used, for commands that do not need a catalog.
struct TestPackage: ParsableArguments {
  @Option(help: ArgumentHelp("The package of the tests.", valueName: "folder"))
  var packagePath = "."

  /// Returns the package's folder as an absolute path.
  func root() throws -> String {
    let path = packagePath.isEmpty ? "." : packagePath
    let root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      throw CommandFailure(
        description: "There is no Package.swift in \(root). Pass the folder of the package with --package-path.",
        isUsage: true)
    }
    return root
  }

  /// Returns the folder of the report of the package's tests, by the same rule as the tests.
  ///
  /// - Parameter given: The folder from the arguments, or nil.
  func reportFolder(_ given: String?, in root: String) -> String {
    let named = given ?? ProcessInfo.processInfo.environment["TESSERA_REPORT"] ?? ""
    if !named.isEmpty { return URL(fileURLWithPath: named, isDirectory: true).standardizedFileURL.path }
    return SnapshotReport.testsFolder(in: root)
  }

  /// Returns the report of the package's tests. Creates one if all snapshots of the last run passed and there is none.
  func report(in folder: String) throws -> SnapshotReport {
    try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in try SnapshotReport.ofTests(in: folder) }
  }

  /// Returns an approval of the tests' failures. Its report is the file's, which contains only failures.
  func approval(in folder: String, root: String) throws -> SnapshotApproval {
    // Reports that there are no results if the tests have not run.
    let report = try report(in: folder)
    if !FileManager.default.fileExists(atPath: folder + "/" + SnapshotReport.fileName) {
      try ReportFiles.write(SnapshotReport(title: report.title), to: folder)
    }
    return try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in
      try SnapshotApproval(report: folder, plan: nil, root: root)
    }
  }
}
