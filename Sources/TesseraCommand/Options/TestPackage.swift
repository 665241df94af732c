// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The package whose tests left results, for commands that need no catalogue.
struct TestPackage: ParsableArguments {
  @Option(help: ArgumentHelp("The package of the tests.", valueName: "folder"))
  var packagePath = "."

  /// The package's folder as an absolute path.
  func root() throws -> String {
    let path = packagePath.isEmpty ? "." : packagePath
    let root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      throw CommandFailure(
        description: "There is no Package.swift in \(root). Name the folder of the package with --package-path.",
        isUsage: true)
    }
    return root
  }

  /// The folder in which the package's tests leave their report, by the rule that they follow.
  ///
  /// - Parameter given: The folder that the user named; nil for none.
  func reportFolder(_ given: String?, in root: String) -> String {
    let named = given ?? ProcessInfo.processInfo.environment["TESSERA_REPORT"] ?? ""
    if !named.isEmpty { return URL(fileURLWithPath: named, isDirectory: true).standardizedFileURL.path }
    return SnapshotReport.testsFolder(in: root)
  }

  /// The report of the package's tests. One without results is made where all snapshots of the last run pass.
  func report(in folder: String) throws -> SnapshotReport {
    try ReportFiles.told { () throws(SnapshotReportError) in try SnapshotReport.ofTests(in: folder) }
  }

  /// An approval of what the tests left. Its report is the file's, in which only what does not pass is.
  func approval(in folder: String, root: String) throws -> SnapshotApproval {
    // Says that there is nothing where nobody has run the tests.
    let report = try report(in: folder)
    if !FileManager.default.fileExists(atPath: folder + "/" + SnapshotReport.fileName) {
      try ReportFiles.write(SnapshotReport(title: report.title), to: folder)
    }
    return try ReportFiles.told { () throws(SnapshotReportError) in
      try SnapshotApproval(report: folder, plan: nil, root: root)
    }
  }
}
