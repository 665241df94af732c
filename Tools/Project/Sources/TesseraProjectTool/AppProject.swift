// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraProject

/// A project that has been read, and the package that is built from it.
struct AppProject {
  let description: ProjectDescription
  let builder: ProjectBuilder

  /// Reads the project in a folder.
  init(in folder: String, project: String?, configuration: String) throws(ProjectError) {
    let files = ProjectFiles()
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    let source = try ProjectLocator(files: files).locate(in: path, choice: project)
    let options = ReadingOptions(configuration: configuration, environment: ProcessInfo.processInfo.environment)
    description = try ProjectReader(options: options, files: files).read(source)
    builder = ProjectBuilder(description, options: PackageOptions(includesTests: true), files: files)
  }

  /// Builds the package until its remaining files compile. If the project's files are as they were, starts with the files that were
  /// left out last time.
  func build(sdk: String?) throws -> PartialBuildReport {
    let plan = try builder.write()
    let record = BuildRecord(path: plan.folder + "/last-build.json", stamp: BuildRecord.stamp(of: plan))
    let runner = SwiftBuildRunner(sdk: sdk)
    let report = try builder.build(startingWith: record.report()) { try runner.build($0, root: description.root) }
    record.write(report)
    return report
  }
}

/// The report of the last build, which is valid as long as no file of the project has changed.
private struct BuildRecord {
  let path: String
  let stamp: String

  private struct Contents: Codable {
    var stamp: String
    var report: PartialBuildReport
  }

  /// Returns a text that changes with the manifest, and with the paths, sizes and dates of all files.
  static func stamp(of plan: PackagePlan) -> String {
    let files = plan.originalPaths.values.sorted().map { path in
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(path) \(values?[.size] ?? 0) \(date)"
    }
    return (files + [plan.manifest]).joined(separator: "\n")
  }

  func report() -> PartialBuildReport? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let contents = try? JSONDecoder().decode(Contents.self, from: data), contents.stamp == stamp
    else { return nil }
    return contents.report
  }

  /// Writes the report. Without it, the next build takes longer.
  func write(_ report: PartialBuildReport) {
    guard let data = try? JSONEncoder().encode(Contents(stamp: stamp, report: report)) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
