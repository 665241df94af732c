// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension SnapshotReport {
  /// Returns the folders of reports: the folder itself if it contains a report, otherwise all such folders below it, sorted, as
  /// CI systems collect the artifacts of several jobs in one folder. Skips links and `.git`.
  ///
  /// - Parameters:
  ///   - folder: The folder to search.
  ///   - out: The folder of the merged report, which is skipped, or nil.
  /// - Throws: `.missing` if there is none, `.conflict` if a folder that may contain one cannot be read.
  public static func folders(
    in folder: String, exceptIn out: String? = nil
  ) throws(SnapshotReportError) -> [String] {
    if isReport(folder) { return [folder] }
    let excluded = out.map(SnapshotName.real)
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      if SnapshotName.real(next) == excluded { continue }
      if isReport(next) { found.append(next) }
      for name in try names(in: next, isRoot: next == folder) where name != ".git" {
        let path = (next as NSString).appendingPathComponent(name)
        if SnapshotFolder.isFolder(path) { waiting.append(path) }
      }
    }
    guard !found.isEmpty else { throw .missing(folder: folder) }
    return found.sorted()
  }

  private static func isReport(_ folder: String) -> Bool {
    let path = (folder as NSString).appendingPathComponent(fileName)
    return (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
  }

  private static func names(in folder: String, isRoot: Bool) throws(SnapshotReportError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      if isRoot { throw .missing(folder: folder) }
      throw .conflict("\(folder) is not readable, and may contain a report. Change its permissions, or move it.")
    }
  }
}
