// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct PruneCommand: ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Deletes unused goldens.",
    discussion: """
      Deletes pictures in the folder of goldens that have names of `test`, but belong to no screen, variant, animation or \
      flow of the catalog. With --snapshots, also deletes all files in folders __Snapshots__/NAME of tests whose NAME.swift \
      does not exist, and references that no test used in the last `swift test`, if it ran all tests and passed. \
      Temporary files of killed runs in these folders and in the report are deleted, too. Other files are kept.
      """)

  @Option(help: "The folder of goldens. Default: the catalog's.")
  var goldens: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Folders of tests to search, such as Tests.", valueName: "folder"))
  var snapshots: [String] = []

  @Flag(help: "Only print what would be deleted.")
  var dryRun = false

  @Flag(help: "Print JSON: {\"isDryRun\":…,\"files\":[…]}.")
  var json = false

  @OptionGroup var package: TestPackage
  @OptionGroup var source: ScreenSource
  /// Always false, because goldens are compared with the catalog's screens instead of the previews.
  var fallsBackToPreviews: Bool { false }

  func run() throws {
    let plan: SnapshotPlan
    do { plan = try SnapshotPlan(CommandContext.catalog, goldens: goldens) } catch {
      throw CommandFailure(description: "\(error)", isUsage: true)
    }
    let orphans = try snapshots.flatMap { folder in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandFailure(description: "There is no folder \(folder). Pass the folder of your tests.", isUsage: true)
      }
      return [OrphanedSnapshots(in: folder)]
    }
    let folder = GoldenFolder(plan.goldens)
    let files = folder.unused(plan).map(folder.path(of:)) + orphans.flatMap(\.files) + (try singles(orphans))
    let abandoned =
      AbandonedFiles.ofGoldens(plan.goldens) + AbandonedFiles.ofReport(ReportFiles.defaultFolder)
      + snapshots.flatMap(AbandonedFiles.ofTests)
    try Deletion(isDry: dryRun, isJSON: json).delete(unique(files + abandoned), emptying: orphans.flatMap(\.folders))
    if files.isEmpty, !json { print("All goldens in \(plan.goldens) are used.") }
  }

  /// Returns the references (the goldens of tests) that were unused in the last complete run of the package's tests,
  /// excluding references in orphaned folders.
  private func singles(_ orphans: [OrphanedSnapshots]) throws -> [String] {
    guard !snapshots.isEmpty else { return [] }
    guard let root = try? package.root(), let run = TestRun.last(in: package.reportFolder(nil, in: root)) else {
      Console.error("Single references were not checked: no `swift test` is recorded. Run it, then prune.")
      return []
    }
    if let gap = run.gap {
      Console.error("Single references were not checked. \(gap)")
      return []
    }
    // The run does not include the tests of other packages.
    let own = snapshots.filter { SnapshotName.isInside($0 + "/__Snapshots__", root) }
    let found = own.map { UnusedReferences(in: $0, used: run.references) }
    for kept in found.flatMap(\.kept) {
      Console.error("kept \(kept.path): \(kept.test) is in the test file, but took no snapshot")
    }
    let known = Set(orphans.flatMap(\.files))
    return found.flatMap(\.files).filter { !known.contains($0) }
  }

  private func unique(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }
}
