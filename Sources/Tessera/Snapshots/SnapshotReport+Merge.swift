// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

extension SnapshotReport {
  /// Merges the reports of several machines, including their images.
  ///
  /// Every shard of a run is required exactly once, because a merged report without one of the shards would appear to
  /// be complete.
  ///
  /// - Returns: The merged report. Results of shards are merged in the order of the plan, and other reports are
  ///   concatenated.
  /// - Throws: `.conflict` if the reports do not belong together. Nothing is written in that case.
  @discardableResult
  public static func merge(_ folders: [String], into out: String) throws(SnapshotReportError) -> SnapshotReport {
    guard !folders.isEmpty else { throw .conflict("There are no reports to merge. Pass their folders.") }
    var reports: [SnapshotReport] = []
    for folder in folders { reports.append(try read(folder)) }
    for folder in folders where SnapshotName.real(folder) == SnapshotName.real(out) {
      throw .conflict("\(out) is one of the reports to merge. Choose another folder.")
    }
    try checkShards(of: reports, folders: folders)
    try checkNames(of: reports, folders: folders)
    for (report, folder) in zip(reports, folders) {
      for picture in report.results.flatMap(\.files) { try copy(picture, from: folder, to: out) }
    }
    let merged = SnapshotReport(
      title: reports[0].title, results: ordered(reports), isComplete: reports.allSatisfy(\.isComplete))
    try merged.write(to: out)
    return merged
  }

  /// Throws an error if two reports contain snapshots or images with the same name.
  private static func checkNames(of reports: [SnapshotReport], folders: [String]) throws(SnapshotReportError) {
    var owner: [String: String] = [:]
    for (report, folder) in zip(reports, folders) {
      for name in Set(report.results.flatMap { [$0.name] + $0.files }).sorted() {
        if let other = owner.updateValue(folder, forKey: name) {
          throw .conflict("\(name) is in \(other) and in \(folder). Merge reports of different snapshots, each once.")
        }
      }
    }
  }

  private static func checkShards(of reports: [SnapshotReport], folders: [String]) throws(SnapshotReportError) {
    guard let count = reports.lazy.compactMap(\.shard).first?.count else { return }
    var seen: Set<Int> = []
    for (report, folder) in zip(reports, folders) {
      guard let shard = report.shard, shard.count == count else {
        throw .conflict(
          "\(folder) is \(report.shard.map { "shard \($0)" } ?? "a complete run"), others are shards of \(count). "
            + "Merge the shards of one run.")
      }
      guard seen.insert(shard.index).inserted else { throw .conflict("Shard \(shard) occurs twice. Pass it once.") }
    }
    let missing = (1...count).filter { !seen.contains($0) }
    guard missing.isEmpty else {
      let names = missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
      throw .conflict("Shards are missing: \(names)\(more). Run them, and merge all together.")
    }
    try checkDivisions(of: reports, folders: folders)
  }

  /// Throws an error if the machines divided the run differently, because some snapshots may then not be in any
  /// shard.
  private static func checkDivisions(of reports: [SnapshotReport], folders: [String]) throws(SnapshotReportError) {
    let divisions = zip(reports, folders).compactMap { report, folder in report.division.map { ($0, folder) } }
    guard let first = divisions.first, let other = divisions.first(where: { $0.0 != first.0 }) else { return }
    throw .conflict(
      "\(first.1) and \(other.1) are from runs that were divided differently. Test the same sources with the same "
        + "options, and the same timings file if there is one, on all machines.")
  }

  /// Returns the results in the order of the plan. Reports of earlier versions contain no positions. Their shards
  /// consist of every `count`th snapshot.
  private static func ordered(_ reports: [SnapshotReport]) -> [SnapshotResult] {
    let placed = reports.enumerated().flatMap { number, report in
      report.results.enumerated().map { position, result in
        report.shard.map { (major: result.position ?? position * $0.count + $0.index - 1, minor: $0.index, result) }
          ?? (major: number, minor: position, result)
      }
    }
    return placed.sorted { ($0.major, $0.minor) < ($1.major, $1.minor) }.map { place in
      var result = place.2
      result.position = nil
      return result
    }
  }

  private static func copy(_ picture: String, from folder: String, to out: String) throws(SnapshotReportError) {
    let source = (folder as NSString).appendingPathComponent(picture)
    let target = (out as NSString).appendingPathComponent(picture)
    guard SnapshotName.isInside(source, folder) else { throw .unsafe(path: folder, picture) }
    guard SnapshotName.isInside(target, out) else { throw .unsafe(path: out, picture) }
    do { try AtomicFile.write(try AtomicFile.read(source), to: target, makesFolder: true) } catch { throw .file(error) }
  }
}
