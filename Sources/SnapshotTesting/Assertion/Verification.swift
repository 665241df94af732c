// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions
import TesseraGraphics
import TesseraImaging
import Testing

/// A single assertion call, which takes a snapshot, compares it, records it, and creates the failure message.
struct Verification<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let name: String?
  let mode: SnapshotTestingConfiguration.Record
  let directory: String?
  let timeout: TimeInterval
  let test: String
  let place: SourcePosition

  private struct Failure: Error { let message: String }

  /// Returns the failure message, or nil if the snapshot matches.
  func failure(_ value: () throws -> Value) -> String? {
    let file = SnapshotFile(
      testFile: "\(place.filePath)", directory: directory, test: test, name: name,
      pathExtension: strategy.pathExtension)
    TestRunRecorder.shared?.recordUse(of: file.path)
    do {
      if directory == nil, let problem = SnapshotFile.problem(testFile: "\(place.filePath)") {
        throw Failure(message: problem)
      }
      let inspection = TestInspection.wanted
      let made = try inspection?.watching(value) ?? value()
      let format = try SnapshotCapture(timeout: timeout).take(made, strategy)
      if let inspection, let inspected = (format as? UIImage)?.snapshotInspection {
        inspection.record(inspected, name: file.name, group: file.group)
      }
      try verify(format, against: file)
      return nil
    } catch let failure as Failure {
      return failure.message
    } catch {
      let message = (error as? SnapshotCapture.Failure)?.message ?? "\(error)"
      ReportEntryWriter(file).writeEntry(state: .error, message: message)
      return message
    }
  }

  private func verify(_ format: Format, against file: SnapshotFile) throws {
    if mode == .all {
      try record(format, in: file)
      throw Failure(
        message: """
          Record mode is on. Automatically recorded snapshot: …

          open "\(Self.url(file.path))"

          Turn record mode off and re-run "\(file.test)" to assert against the newly-recorded snapshot
          """)
    }
    guard let data = try reference(file) else { return try handleMissing(format, file: file) }
    let diffing = strategy.diffing
    let note = ReportEntryWriter(file)
    if diffing.checks.isSame(data, format) { return note.writeEntry(state: .passed) }
    if let problem = diffing.checks.reference(data) {
      note.writeEntry(
        state: .error, message: "The reference cannot be read: \(problem)", image: image(format), bytes: bytes(format))
      throw Failure(
        message: """
          The reference of snapshot "\(name ?? file.stem)" cannot be read: \(problem)

          open "\(Self.url(file.path))"

          Fetch it again, or record it again with `record: .all`.
          """)
    }
    guard let (words, attachments) = diffing.diff(diffing.fromData(data), format) else {
      return note.writeEntry(state: .passed)
    }
    if mode != .failed { note.writeEntry(state: .failed, message: words, image: image(format), bytes: bytes(format)) }
    throw Failure(message: try handleDifference(format, file: file, message: words, attachments: attachments))
  }

  /// Returns the reference's bytes, or nil if there is no reference.
  private func reference(_ file: SnapshotFile) throws -> Data? {
    do { return Data(try AtomicFile.read(file.path)) } catch {
      if error.reason == .notFound { return nil }
      ReportEntryWriter(file).writeEntry(state: .error, message: "The reference cannot be read: \(error)")
      throw Failure(message: "The reference of snapshot \"\(name ?? file.stem)\" cannot be read: \(error)")
    }
  }

  private func handleMissing(_ format: Format, file: SnapshotFile) throws {
    if mode == .never {
      ReportEntryWriter(file).writeEntry(
        state: .missing, message: "There is no reference.", image: image(format), bytes: bytes(format))
      throw Failure(
        message: """
          No reference was found on disk. New snapshot was not recorded because recording is disabled

          It would be "\(Self.url(file.path))"
          """)
    }
    try record(format, in: file)
    throw Failure(
      message: """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(Self.url(file.path))"

        Re-run "\(file.test)" to assert against the newly-recorded snapshot.
        """)
  }

  private func handleDifference(
    _ format: Format, file: SnapshotFile, message words: String, attachments: [XCTAttachment]
  ) throws -> String {
    let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    let failed =
      ((artifacts ?? NSTemporaryDirectory()) as NSString).appendingPathComponent(file.group) + "/"
      + (file.path as NSString).lastPathComponent
    var trouble = ""
    do { try store(format, at: failed) } catch { trouble = "\n\nThe new snapshot could not be saved: \(error)" }
    attach(attachments, for: file)
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? diffTool
    var lead = name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
    if mode == .failed {
      try record(format, in: file)
      lead += " A new snapshot was automatically recorded."
    }
    return """
      \(lead)

      \(tool(currentFilePath: file.path, failedFilePath: failed))

      \(words.trimmingCharacters(in: .whitespacesAndNewlines))\(trouble)
      """
  }

  private func store(_ format: Format, at path: String) throws {
    try AtomicFile.write(bytes(format), to: path, makesFolder: true)
  }

  /// Writes the reference.
  private func record(_ format: Format, in file: SnapshotFile) throws {
    try store(format, at: file.path)
    TestRunRecorder.shared?.recordWritten(path: file.path)
    ReportEntryWriter(file).writeEntry(state: .recorded)
  }

  private func bytes(_ format: Format) -> [UInt8] { [UInt8](strategy.diffing.toData(format)) }

  private func image(_ format: Format) -> UIImage? { format as? UIImage }

  private static func url(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

  private func attach(_ attachments: [XCTAttachment], for file: SnapshotFile) {
    guard Test.current != nil else { return }
    for attachment in attachments {
      let data = attachment.data
      guard !data.isEmpty else { continue }
      let kind = attachment.name ?? "difference"
      Attachment.record(
        [UInt8](data), named: "\(file.stem).\(kind).\(attachment.pathExtension)", sourceLocation: place.location)
    }
  }
}
