// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// The files of a report, for every command that creates one.
enum ReportFiles {
  /// The default folder of the report.
  static let defaultFolder = ".build/tessera-report"

  /// Writes `report.json` and the pages that show it. The pictures already exist.
  static func write(_ report: SnapshotReport, to folder: String) throws {
    try withUserFacingErrors { () throws(SnapshotReportError) in try report.write(to: folder) }
    try writePages(report, to: folder)
  }

  /// Writes the approved results, and the pages that show them.
  static func write(_ approval: inout SnapshotApproval) throws {
    do { try approval.save() } catch { throw CommandFailure(description: "\(error)") }
    try writePages(approval.report, to: approval.folder)
  }

  /// Writes the results in JUnit's format.
  static func writeJUnit(_ report: SnapshotReport, to path: String, failsWhenRecorded: Bool) throws {
    let text = report.junit(failsWhenRecorded: failsWhenRecorded)
    do { try AtomicFile.write(Array(text.utf8), to: path, makesFolder: true) } catch {
      throw CommandFailure(description: "\(error)")
    }
  }

  /// Writes the duration of each snapshot of a report. Skipped snapshots keep the duration in the file.
  static func writeTimings(_ report: SnapshotReport, to path: String) throws {
    let earlier = (try? SnapshotTimings.read(path)) ?? SnapshotTimings()
    do { try SnapshotTimings(report, earlier: earlier).write(to: path) } catch {
      throw CommandFailure(description: "\(error)")
    }
  }

  /// Writes the files in addition to `report.json`.
  static func writePages(_ report: SnapshotReport, to folder: String) throws {
    do { try HTMLReport.write(report, to: folder) } catch { throw CommandFailure(description: "\(error)") }
  }

  /// Returns an approval of a report's pictures, for the goldens of the catalog. With an empty catalog, pictures of tests
  /// can still be approved.
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

  /// Runs the body and turns an error of a report into a message for the user.
  static func withUserFacingErrors<R>(_ body: () throws(SnapshotReportError) -> R) throws -> R {
    do { return try body() } catch { throw failure(error) }
  }
}
