// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Approving an image makes it the golden. The catalog determines the golden's path, because a report can come from
// another machine and must not choose which files are overwritten. The goldens of tests are not in a catalog. Their
// paths are read from the report, but must be inside the root folder and in a folder named `__Snapshots__`.

internal import Foundation
internal import TesseraImaging

/// Approves images in a report, which makes them goldens.
public struct SnapshotApproval: Sendable {
  /// The path of the report's folder.
  public let folder: String
  /// The report, including the approvals so far.
  public private(set) var report: SnapshotReport
  private let goldens: [String: String]
  private let root: String
  /// The names of approved snapshots that have not been saved to the report's file.
  private var unsaved: Set<String> = []

  /// Reads the report in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains `report.json`.
  ///   - plan: The plan that determines the golden paths of screens, or nil if the report contains only tests.
  ///   - root: The folder that contains the goldens of tests, or nil to use the current directory.
  public init(report folder: String, plan: SnapshotPlan?, root: String? = nil) throws(SnapshotReportError) {
    report = try SnapshotReport.read(folder)
    self.folder = folder
    goldens = Dictionary(plan?.entries.map { ($0.name, $0.goldenPath) } ?? []) { first, _ in first }
    self.root = root ?? FileManager.default.currentDirectoryPath
  }

  /// The results that can be approved because they differ from their golden or have none.
  public var waiting: [SnapshotResult] { report.results.filter { $0.state == .failed || $0.state == .missing } }

  /// Returns the results with the given snapshot or screen names, without duplicates. Without names, returns all
  /// results that can be approved. A full snapshot name can also select a result whose golden could not be read.
  ///
  /// - Throws: `.unknown` if a name is neither a snapshot nor a screen.
  public func select(_ names: [String]) throws(SnapshotReportError) -> [SnapshotResult] {
    guard !names.isEmpty else { return waiting }
    var chosen: Set<String> = []
    var unknown: [String] = []
    for name in names {
      if let result = report.results.first(where: { $0.name == name }), result.state != .obsolete {
        chosen.insert(result.name)
      } else {
        let group = waiting.filter { $0.group == name }
        if group.isEmpty { unknown.append(name) }
        chosen.formUnion(group.map(\.name))
      }
    }
    guard unknown.isEmpty else { throw .unknown(names: unknown, known: waiting.map(\.name)) }
    return report.results.filter { chosen.contains($0.name) }
  }

  /// Writes a snapshot's image as its golden, and marks its result as recorded. Call `save()` to write the report.
  ///
  /// - Returns: The path of the golden.
  @discardableResult
  public mutating func approve(_ name: String) throws(SnapshotReportError) -> String {
    guard let index = report.results.firstIndex(where: { $0.name == name }) else {
      throw .unknown(names: [name], known: waiting.map(\.name))
    }
    let result = report.results[index]
    let target = try target(of: result)
    if let text = result.newText {
      try checkState(of: result)
      try write(text, to: target)
    } else {
      let actual = try picture(of: result)
      do {
        try Golden.write(try actual.bitmap(), tree: actual.viewTree(), list: actual.stamp?.list, to: target)
      } catch { throw .picture(error) }
    }
    report.results[index].state = .recorded
    report.results[index].message = "Approved: " + result.message
    unsaved.insert(name)
    return target
  }

  /// Returns the path that would be written by approving a snapshot, or nil if it can't be approved.
  public func goldenPath(of name: String) -> String? {
    report.results.first { $0.name == name }.flatMap { try? target(of: $0) }
  }

  /// Writes the approved results to the report's file. Preserves changes that other processes made after the report
  /// was read.
  public mutating func save() throws(SnapshotReportError) {
    let approved = report.results.filter { unsaved.contains($0.name) }
    guard !approved.isEmpty else { return }
    try SnapshotReport.update(folder, title: report.title) { current in
      for result in approved {
        guard let index = current.results.firstIndex(where: { $0.name == result.name }) else { continue }
        current.results[index].state = result.state
        current.results[index].message = result.message
      }
    }
    unsaved = []
  }

  /// Returns the path that is written by approving a result.
  private func target(of result: SnapshotResult) throws(SnapshotReportError) -> String {
    if let path = goldens[result.name] { return path }
    let path = result.golden
    // A text snapshot can have any extension except the extension of a source file.
    let isAllowed =
      path.hasSuffix(".png") == (result.newText == nil) && !path.hasSuffix(".swift") && !path.utf8.contains(0)
      && !path.split(separator: "/").contains("..") && path.split(separator: "/").contains("__Snapshots__")
    let full = path.hasPrefix("/") ? path : (root as NSString).appendingPathComponent(path)
    guard isAllowed, SnapshotName.isInside(full, root) else {
      throw .notApprovable(
        name: result.name,
        reason: "no screen of the catalog has this snapshot, and its golden '\(path.prefix(200))' is not in a folder "
          + "__Snapshots__ below \(root). Run the command in the package of the snapshot.")
    }
    return full
  }

  private func checkState(of result: SnapshotResult) throws(SnapshotReportError) {
    switch result.state {
    case .failed, .missing, .error: break
    case .passed, .recorded: throw .notApprovable(name: result.name, reason: "its golden already matches.")
    case .obsolete: throw .notApprovable(name: result.name, reason: "it is unused.")
    }
  }

  /// Returns the path of a file in the report's folder.
  private func path(_ file: String) throws(SnapshotReportError) -> String {
    let path = (folder as NSString).appendingPathComponent(file)
    guard SnapshotName.isContained(file), SnapshotName.isInside(path, folder) else {
      throw .unsafe(path: folder, file)
    }
    return path
  }

  private func write(_ text: String, to target: String) throws(SnapshotReportError) {
    let source = try path(text)
    do { try AtomicFile.write(try AtomicFile.read(source), to: target, makesFolder: true) } catch { throw .file(error) }
  }

  private func picture(of result: SnapshotResult) throws(SnapshotReportError) -> Golden {
    try checkState(of: result)
    guard let picture = result.pictures.actual else {
      throw .notApprovable(name: result.name, reason: "the report has no picture of it. Run the tests again.")
    }
    let path = try path(picture)
    let golden: Golden
    do { golden = try Golden.read(path) } catch { throw .picture(error) }
    guard golden.stamp != nil else {
      throw .notApprovable(
        name: result.name,
        reason: "\(path) has no fingerprint, so no test wrote it. Run the tests again.")
    }
    return golden
  }
}
