// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import Tessera
import TesseraRaster

/// `report.json`: the failed snapshots, for the HTML report.
///
/// A snapshot that passes again is removed from the report; entries of other processes stay. So the report lists all failures,
/// regardless of the number of test processes and of the tests they ran. Thread-safe.
package final class TestReport: @unchecked Sendable {
  nonisolated(unsafe) private static var open: [String: TestReport] = [:]
  private static let lock = Lock()

  /// The folder in the environment variable `TESSERA_REPORT`. The default is `.build/tessera-report` in a package, wherever it is
  /// built, or `tessera-report` in the folder for temporary files.
  package static let defaultFolder: String = {
    let named = ProcessInfo.processInfo.environment["TESSERA_REPORT"] ?? ""
    return named.isEmpty ? SnapshotReport.testsFolder(in: FileManager.default.currentDirectoryPath) : named
  }()

  /// Returns the folder as an absolute path, since messages may be read in another folder.
  package static func absolute(_ folder: String) -> String {
    folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
  }

  package static func at(_ folder: String) -> TestReport {
    lock.withLock {
      if let report = open[folder] { return report }
      let report = TestReport(folder)
      open[folder] = report
      return report
    }
  }

  private let folder: String
  private let lock = Lock()
  private var names: Set<String> = []

  private init(_ folder: String) {
    self.folder = folder
    names = Set(((try? SnapshotReport.read(folder))?.results ?? []).map(\.name))
  }

  /// Returns the name of a text whose snapshot could not be taken, which lacks the reference's extension. Returns nil for pictures.
  private static func unusedName(of result: SnapshotResult) -> String? {
    let ending = "." + (result.golden as NSString).pathExtension
    return ending.count > 1 && result.name.hasSuffix(ending) ? String(result.name.dropLast(ending.count)) : nil
  }

  /// Adds a failed result to the report, or removes one that passes now.
  ///
  /// - Returns: The error while writing the file, or nil.
  package func update(with result: SnapshotResult) -> String? {
    // One such name would make the whole report invalid.
    guard SnapshotName.isContained(result.name) else {
      return "the name '\(result.name.prefix(100))' is longer than 1000 bytes or not a file name. Choose another."
    }
    let isOpen = result.state != .passed && result.state != .recorded
    let untaken = Self.unusedName(of: result)
    let isKnown = lock.withLock {
      // A picture may have the text's name without its extension. That name stays known.
      let isKnown = names.contains(result.name) || untaken.map(names.contains) == true
      if isOpen { names.insert(result.name) } else { names.remove(result.name) }
      return isKnown
    }
    guard isOpen || isKnown else { return nil }
    do {
      try SnapshotReport.update(folder, title: SnapshotReport.testsTitle) { report in
        report.results.removeAll { $0.name == result.name || $0.name == untaken && $0.golden.isEmpty }
        if isOpen { report.results.append(result) }
        report.results.sort { $0.name < $1.name }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
