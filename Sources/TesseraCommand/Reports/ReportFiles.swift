// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// Writes a report's files, for every command that creates a report.
enum ReportFiles {
  /// The default report folder.
  static let defaultFolder = ".build/tessera-report"

  /// Writes `report.json` and the pages that display it. The images must already exist.
  static func write(_ report: SnapshotReport, to folder: String) throws {
    try withUserFacingErrors { () throws(SnapshotReportError) in try report.write(to: folder) }
    try writePages(report, to: folder)
  }

  /// Writes the approved results and the pages that display them.
  static func write(_ approval: inout SnapshotApproval) throws {
    do { try approval.save() } catch { throw CommandFailure(description: "\(error)") }
    try writePages(approval.report, to: approval.folder)
  }

  /// Writes the results in the JUnit format.
  static func writeJUnit(_ report: SnapshotReport, to path: String, failsWhenRecorded: Bool) throws {
    let text = report.junit(failsWhenRecorded: failsWhenRecorded)
    do { try AtomicFile.write(Array(text.utf8), to: path, makesFolder: true) } catch {
      throw CommandFailure(description: "\(error)")
    }
  }

  /// Writes the duration of each snapshot in a report. For skipped snapshots, the durations in the existing file are
  /// retained.
  static func writeTimings(_ report: SnapshotReport, to path: String) throws {
    let earlier = (try? SnapshotTimings.read(path)) ?? SnapshotTimings()
    do { try SnapshotTimings(report, earlier: earlier).write(to: path) } catch {
      throw CommandFailure(description: "\(error)")
    }
  }

  /// Writes the files that accompany `report.json`.
  static func writePages(_ report: SnapshotReport, to folder: String) throws {
    do { try HTMLReport.write(report, to: folder) } catch { throw CommandFailure(description: "\(error)") }
  }

  /// Returns an approval for a report's images, using the goldens of the catalog. If the catalog is empty, only
  /// images of tests can be approved.
  static func approval(of folder: String, goldens: String?) throws -> SnapshotApproval {
    let catalog = CommandContext.catalog
    let plan: SnapshotPlan?
    do { plan = catalog.screens.isEmpty ? nil : try SnapshotPlan(catalog, goldens: goldens) } catch {
      throw CommandFailure(description: "\(error)", isUsage: true)
    }
    return try withUserFacingErrors { () throws(SnapshotReportError) in try SnapshotApproval(report: folder, plan: plan)
    }
  }

  static func failure(_ error: SnapshotReportError) -> CommandFailure {
    CommandFailure(description: "\(error)", isUsage: error.isUsage)
  }

  /// Performs a closure and converts a report error to a message for the user.
  static func withUserFacingErrors<R>(_ body: () throws(SnapshotReportError) -> R) throws -> R {
    do { return try body() } catch { throw failure(error) }
  }
}
