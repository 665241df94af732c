// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension SnapshotReport {
  /// Returns the folders that contain reports. If the given folder contains a report, returns only that folder.
  /// Otherwise, returns all such subfolders, sorted, because CI systems collect the artifacts of several jobs in one
  /// folder. Symbolic links and `.git` are ignored.
  ///
  /// - Parameters:
  ///   - folder: The folder to search.
  ///   - out: The folder of the merged report, which is ignored, or nil.
  /// - Throws: `.missing` if there is no report, and `.conflict` if a folder that may contain one can't be read.
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
