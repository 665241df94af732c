// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The references (the goldens of tests) that a run uses are not known until the run is over. Therefore, the process
// collects paths and writes them once, when it ends. A file that is written at the first snapshot marks the process
// as running. It remains if the process crashes.
//
// Only the C library can report how a test process ended, and only glibc reports the exit code. With other C
// libraries, the record has no exit status, and `tessera prune` refuses to run.

import Foundation
package import Tessera
import TesseraImaging
import TesseraRaster

import Glibc

/// Records the snapshots taken by the tests in this process. The record is next to the test report.
package final class TestRunRecorder: @unchecked Sendable {
  /// The recorder of this process, or nil outside of tests.
  package static let shared: TestRunRecorder? = {
    let starter = TestStarter.current
    guard TestProcess.isTest, !starter.isTest else { return nil }
    let folder = TestReport.absolute(TestReport.defaultFolder)
    return TestRunRecorder(report: folder, run: starter.run, starter: starter.arguments, atEnd: endWithProcess)
  }()

  private static func endWithProcess() {
    on_exit({ status, _ in TestRunRecorder.shared?.endRun(status: status) }, nil)
  }

  private let lock = Lock()
  private let report: String
  private let run: String
  private let atEnd: () -> Void
  private var record: TestProcessRecord
  private var hasBegun = false
  private var references: Set<String> = []
  private var recorded: Set<String> = []
  private var elsewhere: [String: Set<String>] = [:]
  private var inspections: [String: TestProcessRecord.Inspection] = [:]

  /// - Parameters:
  ///   - report: The report's folder.
  ///   - starter: The command line of the process that started the tests.
  ///   - atEnd: A closure that is called once, to register `endRun(status:)` as an exit handler.
  package init(report: String, run: String, starter: [String], atEnd: @escaping () -> Void = {}) {
    self.report = report
    self.run = run
    self.atEnd = atEnd
    record = TestProcessRecord(began: Date().timeIntervalSince1970, starter: starter)
  }

  /// Records that a snapshot is compared with the reference at a path.
  ///
  /// - Parameter folder: The folder of the report that contains the result, or nil for the recorder's report.
  package func recordUse(of path: String, report folder: String? = nil) {
    lock.withLock {
      beginRun()
      references.insert(path)
      if let folder, folder != report { elsewhere[folder, default: []].insert(path) }
    }
  }

  /// Records that a reference was written.
  package func recordWritten(path: String) {
    _ = lock.withLock { recorded.insert(path) }
  }

  /// Records the inspection of a snapshot's views.
  package func addInspection(_ inspection: TestProcessRecord.Inspection) {
    lock.withLock {
      beginRun()
      inspections[inspection.name] = inspection
    }
  }

  private func beginRun() {
    guard !hasBegun else { return }
    hasBegun = true
    record.began = Date().timeIntervalSince1970
    TestRun.removeRecords(exceptRun: run, report: report)
    write()
    atEnd()
  }

  /// Writes the final record with the process's exit status.
  package func endRun(status: Int32) {
    lock.withLock {
      record.status = status
      record.references = references.sorted()
      record.recorded = recorded.sorted()
      record.elsewhere = elsewhere.mapValues { $0.sorted() }
      record.inspections = inspections.values.sorted { $0.name < $1.name }
      write()
    }
  }

  /// Writes the record. If writing fails, commands report that there is no run.
  private func write() {
    try? TestRun.write(record, run: run, process: "\(ProcessInfo.processInfo.processIdentifier)", report: report)
  }
}
