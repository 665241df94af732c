// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct PruneCommand: ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Deletes golden pictures that nobody asks for.",
    discussion: """
      Those are pictures in the folder of goldens, named as `test` names them, that no screen, variant or animation of \
      the catalogue has; and with --snapshots all files in folders __Snapshots__/NAME of tests whose NAME.swift is \
      gone. Other files are left alone.
      """)

  @Option(help: "The folder of goldens. The catalogue's if not given.")
  var goldens: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Folders of tests to look through, such as Tests.", valueName: "folder"))
  var snapshots: [String] = []

  @Flag(help: "Only tell what would be deleted.")
  var dryRun = false

  @OptionGroup var source: ScreenSource
  /// What belongs to no preview is not unused for that.
  var fallsBackToPreviews: Bool { false }

  func run() throws {
    let plan: SnapshotPlan
    do { plan = try SnapshotPlan(CatalogCommand.catalog, goldens: goldens) } catch {
      throw CommandFailure(description: "\(error)", isUsage: true)
    }
    let orphans = try snapshots.flatMap { folder in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandFailure(description: "There is no folder \(folder). Name the folder of your tests.", isUsage: true)
      }
      return [OrphanedSnapshots(in: folder)]
    }
    let folder = GoldenFolder(plan.goldens)
    let files = folder.unused(plan).map(folder.path(of:)) + orphans.flatMap(\.files)
    try Deletion(isDry: dryRun).delete(files, emptying: orphans.flatMap(\.folders))
    if files.isEmpty { print("Every golden in \(plan.goldens) is asked for.") }
  }
}
