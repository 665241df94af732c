// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import Tessera
import TesseraRaster

/// The report of failed snapshots, `report.json`, from which the HTML report is generated.
///
/// A snapshot that passes again is removed from the report, while the entries of other processes are retained. The
/// report therefore lists all failures, regardless of the number of test processes and the tests that they ran.
/// Thread-safe.
package final class TestReport: @unchecked Sendable {
  nonisolated(unsafe) private static var open: [String: TestReport] = [:]
  private static let lock = Lock()

  /// The folder set by the environment variable `TESSERA_REPORT`. The default is `.build/tessera-report` in a
  /// package, regardless of where it is built, or `tessera-report` in the temporary folder.
  package static let defaultFolder: String = {
    let named = ProcessInfo.processInfo.environment["TESSERA_REPORT"] ?? ""
    return named.isEmpty ? SnapshotReport.testsFolder(in: FileManager.default.currentDirectoryPath) : named
  }()

  /// Returns the folder as an absolute path, because messages may be read in a different working directory.
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

  /// Returns the name under which a text snapshot is reported if it can't be taken: its name without the reference's
  /// extension. Returns nil for images.
  private static func unusedName(of result: SnapshotResult) -> String? {
    let ending = "." + (result.golden as NSString).pathExtension
    return ending.count > 1 && result.name.hasSuffix(ending) ? String(result.name.dropLast(ending.count)) : nil
  }

  /// Adds a failed result to the report, or removes the entry of a result that now passes.
  ///
  /// - Returns: The error that occurred while writing the file, or nil.
  package func update(with result: SnapshotResult) -> String? {
    // A single unsafe name would invalidate the whole report.
    guard SnapshotName.isContained(result.name) else {
      return "the name '\(result.name.prefix(100))' is longer than 1000 bytes or not a file name. Choose another."
    }
    let isOpen = result.state != .passed && result.state != .recorded
    let untaken = Self.unusedName(of: result)
    let isKnown = lock.withLock {
      // The name without the extension remains in the set, because it can also be the name of an image.
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
