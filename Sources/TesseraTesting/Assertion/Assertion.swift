// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions
import Foundation
import Tessera

/// A single snapshot assertion. Creates the snapshot, compares it with its golden and creates the failure message.
@MainActor
struct Assertion {
  let named: String?
  let record: RecordMode?
  /// The golden's folder, or nil for the folder next to the test file.
  let directory: String?
  let test: String
  let place: SourcePosition

  var file: String { "\(place.filePath)" }
  var stem: String { SnapshotName.stem(test: test, name: named) }
  var group: String { SnapshotName.group(testFile: file) }
  var reportFolder: String {
    TestReport.absolute(SnapshotTestingConfiguration.current.report ?? SnapshotTestingConfiguration.defaultReport)
  }

  /// Returns the failure message, or nil if the snapshot passes.
  func run<Value, Format>(_ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>) -> FailureMessage? {
    let start = ContinuousClock.now
    var found: Finding
    do {
      let inspection = TestInspection.wanted
      let capture = try strategy.makeCapture { try inspection?.watching(value) ?? value() }
      found = try examine(capture, inspection: inspection)
    } catch {
      found = Finding(
        SnapshotResult(
          name: "\(group)/\(stem)", group: group, state: .error, message: "No snapshot could be taken: \(error)"))
    }
    let time = start.duration(to: .now) / .milliseconds(1)
    found.result.milliseconds = (time * 1000).rounded() / 1000
    let writeError = TestReport.at(reportFolder).update(with: found.result)
    return FailureMessage(found.result, isFirst: found.isFirst, reportFolder: reportFolder, writeError: writeError)
  }

  private struct Finding {
    var result: SnapshotResult
    /// Whether no golden existed before the assertion.
    var isFirst = false

    init(_ result: SnapshotResult, isFirst: Bool = false) {
      self.result = result
      self.isFirst = isFirst
    }
  }

  private func examine(_ capture: Capture, inspection: TestInspection?) throws -> Finding {
    let folder = try directory ?? goldenFolder()
    let file = "\(stem).\(capture.pathExtension)"
    var check = SnapshotCheck(
      name: Tessera.SnapshotName.ofTest(reference: "\(group)/\(file)"), group: group,
      goldenPath: (folder as NSString).appendingPathComponent(file),
      mode: SnapshotTestingConfiguration.mode(record), reportFolder: reportFolder)
    check.leavesCurrent = true
    switch capture {
    case .picture(let picture, let rules):
      defer { picture.finish() }
      (check.tolerance, check.masks) = (rules.tolerance, rules.masks)
      if let inspection, let inspected = picture.inspect(inspection) {
        inspection.record(inspected, name: check.name, group: group)
      }
      var found = evaluate(SnapshotPicture(bitmap: picture.bitmap, scale: picture.scale), check: check) {
        $0.tree = picture.tree()
      }
      // A result that requires a review also includes the audit's findings.
      if [.failed, .missing].contains(found.result.state) {
        found.result.findings = picture.inspect(TestInspection())?.findings ?? []
      }
      return found
    case .text(let text, _):
      return evaluate(SnapshotText(text: text), check: check)
    }
  }

  /// Compares the content with its golden and returns the result, or an error if another snapshot has the same name.
  ///
  /// - Parameter complete: Adds the parts of the content that are required only if the snapshot fails or is recorded.
  private func evaluate<Content: SnapshotContent>(
    _ content: Content, check: SnapshotCheck, complete: (inout Content) -> Void = { _ in }
  ) -> Finding {
    var content = content
    TestRunRecorder.shared?.recordUse(of: check.goldenPath, report: reportFolder)
    let comparison = check.compare(content)
    if !comparison.isEqual || check.mode == .all { complete(&content) }
    let verdict = check.verdict(on: content, comparison)
    let shown = verdict.passes ? SnapshotLedger.Content.golden : .other(content.fingerprint)
    let attempt = SnapshotLedger.Attempt.current
    let ledger = SnapshotLedger.shared
    if let clash = ledger.conflict(check.goldenPath, content: shown, site: place.site, attempt: attempt) {
      return Finding(
        SnapshotResult(
          name: check.name, group: group, state: .error, message: clash, golden: check.goldenPath))
    }
    let result = check.makeResult(verdict: verdict, content: content)
    if result.state == .recorded { TestRunRecorder.shared?.recordWritten(path: check.goldenPath) }
    let isGolden = result.state == .passed || result.state == .recorded
    ledger.addEntry(check.goldenPath, content: isGolden ? .golden : shown, site: place.site, attempt: attempt)
    return Finding(result, isFirst: verdict.isMissing)
  }

  /// Returns the golden's folder.
  ///
  /// - Throws: `FileOutsideTests` if the test file's folder doesn't exist on this machine, because recorded goldens
  ///   would be lost.
  private func goldenFolder() throws -> String {
    let folder = (file as NSString).deletingLastPathComponent
    guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else {
      throw FileOutsideTests(folder: folder)
    }
    return SnapshotName.folder(testFile: file)
  }

  struct FileOutsideTests: Error, CustomStringConvertible {
    let folder: String

    var description: String {
      "the test file's folder, \(folder), does not exist. Run the tests on the machine that built them."
    }
  }
}
