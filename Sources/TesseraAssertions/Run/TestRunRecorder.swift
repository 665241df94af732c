// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which references a run used is known when it is over. So the process remembers paths, and writes them once, when it ends.
// A file that it writes with the first snapshot says that it is running; if it crashes, that one stays.
//
// Nobody but the C library says how a process of tests ended, and only that of GNU with the exit code. With others the
// record stays without an end, and `tessera prune` refuses.

import Foundation
package import Tessera
import TesseraImaging
import TesseraRaster

import Glibc

/// Records what the tests of a process did, beside the report of tests.
package final class TestRunRecorder: @unchecked Sendable {
  /// The process's recorder; nil outside of tests.
  package static let shared: TestRunRecorder? = {
    let starter = TestStarter.current
    guard TestProcess.isTest, !starter.isTest else { return nil }
    let folder = TestReport.absolute(TestReport.defaultFolder)
    return TestRunRecorder(report: folder, run: starter.run, starter: starter.arguments, atEnd: endWithProcess)
  }()

  private static func endWithProcess() {
    on_exit({ status, _ in TestRunRecorder.shared?.end(status: status) }, nil)
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
  ///   - starter: The command line that started the tests.
  ///   - atEnd: Called once, to have `end` called when the process ends.
  package init(report: String, run: String, starter: [String], atEnd: @escaping () -> Void = {}) {
    self.report = report
    self.run = run
    self.atEnd = atEnd
    record = TestProcessRecord(began: Date().timeIntervalSince1970, starter: starter)
  }

  /// Remembers that a snapshot is compared with the reference at a path.
  ///
  /// - Parameter folder: The report's folder in which the result stands; nil for the one of the recorder.
  package func use(_ path: String, report folder: String? = nil) {
    lock.withLock {
      begin()
      references.insert(path)
      if let folder, folder != report { elsewhere[folder, default: []].insert(path) }
    }
  }

  /// Remembers that a reference was written.
  package func wrote(_ path: String) {
    _ = lock.withLock { recorded.insert(path) }
  }

  /// Remembers what was found on a snapshot while it was shown.
  package func add(_ inspection: TestProcessRecord.Inspection) {
    lock.withLock {
      begin()
      inspections[inspection.name] = inspection
    }
  }

  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    record.began = Date().timeIntervalSince1970
    TestRun.forget(exceptRun: run, report: report)
    write()
    atEnd()
  }

  /// Writes what was remembered.
  package func end(status: Int32) {
    lock.withLock {
      record.status = status
      record.references = references.sorted()
      record.recorded = recorded.sorted()
      record.elsewhere = elsewhere.mapValues { $0.sorted() }
      record.inspections = inspections.values.sorted { $0.name < $1.name }
      write()
    }
  }

  /// Where it cannot be written, commands find no run and say so.
  private func write() {
    try? TestRun.write(record, run: run, process: "\(ProcessInfo.processInfo.processIdentifier)", report: report)
  }
}
