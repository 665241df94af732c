// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

extension SnapshotReport {
  /// The name of the report file within its folder.
  public static let fileName = "report.json"

  /// Returns the report as JSON with sorted keys. Control characters and direction overrides are escaped, which does
  /// not change the decoded text.
  public func json() -> String {
    (try? HiddenCharacters.json(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads the report in a folder.
  ///
  /// - Throws: `.missing`, `.unreadable`, `.laterVersion` or `.file`, or `.unsafe` if a name or an image path refers
  ///   to a location outside the folder.
  public static func read(_ folder: String) throws(SnapshotReportError) -> SnapshotReport {
    let path = (folder as NSString).appendingPathComponent(fileName)
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path, maximumBytes: 1 << 29) } catch {
      throw error.reason == .notFound ? .missing(folder: folder) : .file(error)
    }
    struct Version: Decodable { let version: Int }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let data = Data(bytes)
    guard let version = try? decoder.decode(Version.self, from: data).version else {
      throw .unreadable(path: path, reason: "it is truncated, damaged or another kind of file")
    }
    guard version <= currentVersion else { throw .laterVersion(path: path, version) }
    let report: SnapshotReport
    do { report = try decoder.decode(SnapshotReport.self, from: data) } catch {
      throw .unreadable(path: path, reason: "its entries are invalid")
    }
    try report.check(path)
    return report
  }

  private func check(_ path: String) throws(SnapshotReportError) {
    var names: Set<String> = []
    for result in results {
      guard SnapshotName.isContained(result.name) else { throw .unsafe(path: path, result.name) }
      guard names.insert(result.name).inserted else {
        throw .unreadable(path: path, reason: "it has two entries '\(result.name)'")
      }
      for file in result.files {
        let ending = file == result.newText ? SnapshotEvidence.textEnding : ".png"
        guard SnapshotName.isContained(file), file.hasSuffix(ending) else { throw .unsafe(path: path, file) }
      }
    }
  }

  /// Writes the report to a folder, which is created if needed. Deletes images of an older report that this report
  /// does not reference.
  public func write(to folder: String) throws(SnapshotReportError) {
    try Self.onlyProcess(folder) { () throws(SnapshotReportError) in
      let old = (try? Self.read(folder))?.results.flatMap(\.files) ?? []
      try writeFile(inFolder: folder)
      let kept = Set(results.flatMap(\.files))
      for picture in old where !kept.contains(picture) {
        let file = (folder as NSString).appendingPathComponent(picture)
        if SnapshotName.isInside(file, folder) { unlink(file) }
      }
    }
  }

  /// Updates the report in a folder. Other processes can update other entries at the same time. Starts with an empty
  /// report if there is no readable report.
  package static func update(
    _ folder: String, title: String, _ change: (inout SnapshotReport) -> Void
  ) throws(SnapshotReportError) {
    try onlyProcess(folder) { () throws(SnapshotReportError) in
      var report: SnapshotReport
      do throws(SnapshotReportError) { report = try read(folder) } catch {
        switch error {
        case .missing, .unreadable: report = SnapshotReport(title: title)
        default: throw error
        }
      }
      change(&report)
      try report.writeFile(inFolder: folder)
    }
  }

  /// Performs a closure while holding the report's file lock.
  private static func onlyProcess(
    _ folder: String, _ body: () throws(SnapshotReportError) -> Void
  ) throws(SnapshotReportError) {
    try FolderLock.holding(folder, else: { .file($0) }, body)
  }

  private func writeFile(inFolder folder: String) throws(SnapshotReportError) {
    let path = (folder as NSString).appendingPathComponent(Self.fileName)
    do { try AtomicFile.write(Array(json().utf8), to: path) } catch { throw .file(error) }
  }
}

extension SnapshotResult {
  /// All files of the entry, which are its images or its text.
  var files: [String] {
    ([pictures] + frames).flatMap { [$0.expected, $0.actual, $0.difference].compactMap { $0 } }
      + [newText].compactMap { $0 }
  }
}
