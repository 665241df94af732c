// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Writes planned packages. Files and links that are already as planned are not touched, so that builds stay incremental.
package struct PackageWriter {
  /// The numbers of links and files that were changed.
  package struct Changes: Equatable, Sendable {
    package var written = 0
    package var removed = 0
    package var unchanged = 0
  }

  private let manager = FileManager.default

  package init() {}

  /// Writes a package: its manifest, its links, and `.gitignore` in the folder above. Removes other links below `Targets`.
  package func write(_ plan: PackagePlan) throws(ProjectError) -> Changes {
    var changes = Changes()
    let base = PathText.parent(plan.folder)
    for folder in [base, plan.folder] { try createOwnFolder(folder) }
    if kind(of: base + "/.gitignore") == nil { try write("*\n", to: base + "/.gitignore", changes: &changes) }
    let links = plan.targets.flatMap(\.links)
    try removeStale(below: plan.folder, links: links, changes: &changes)
    var folders: Set<String> = []
    for link in links {
      let path = plan.folder + "/" + link.path
      let parent = PathText.parent(path)
      if folders.insert(parent).inserted { try createFolder(parent) }
      try write(link, at: path, changes: &changes)
    }
    try write(plan.manifest, to: plan.folder + "/Package.swift", changes: &changes)
    return changes
  }

  // MARK: Folders

  /// Creates a folder whose contents this type owns. Throws an error if the path is a link or file, which may belong to others.
  private func createOwnFolder(_ path: String) throws(ProjectError) {
    switch kind(of: path) {
    case nil: try createFolder(path)
    case .typeDirectory: break
    case .typeSymbolicLink: throw .unwritable(path: path, reason: "it is a symbolic link; remove it")
    default: throw .unwritable(path: path, reason: "it is not a folder; remove it")
    }
  }

  private func createFolder(_ path: String) throws(ProjectError) {
    do {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: "the folder can't be created")
    }
  }

  /// Removes everything below `Targets` that isn't planned. Links are not followed.
  private func removeStale(below folder: String, links: [PlannedLink], changes: inout Changes) throws(ProjectError) {
    let planned = Set(links.map(\.path))
    var folders: Set<String> = []
    for path in planned {
      var parent = PathText.parent(path)
      while parent != ".", folders.insert(parent).inserted { parent = PathText.parent(parent) }
    }
    var open = ["Targets"]
    while let name = open.popLast() {
      let path = folder + "/" + name
      switch kind(of: path) {
      case nil: continue
      case .typeDirectory where folders.contains(name):
        open += ((try? manager.contentsOfDirectory(atPath: path)) ?? []).map { name + "/" + $0 }
      case .typeSymbolicLink where planned.contains(name): continue
      default:
        try remove(path)
        changes.removed += 1
      }
    }
  }

  private func remove(_ path: String) throws(ProjectError) {
    do {
      try manager.removeItem(atPath: path)
    } catch {
      throw .unwritable(path: path, reason: "it can't be removed")
    }
  }

  // MARK: Files and links

  private func write(_ link: PlannedLink, at path: String, changes: inout Changes) throws(ProjectError) {
    let destination =
      link.isAbsolute ? link.destination : PathText.relative(link.destination, to: PathText.parent(path))
    if (try? manager.destinationOfSymbolicLink(atPath: path)) == destination {
      changes.unchanged += 1
      return
    }
    let temporary = temporaryPath(for: path)
    do {
      try? manager.removeItem(atPath: temporary)
      try manager.createSymbolicLink(atPath: temporary, withDestinationPath: destination)
    } catch {
      throw .unwritable(path: path, reason: "the link can't be created")
    }
    try move(temporary, to: path)
    changes.written += 1
  }

  private func write(_ text: String, to path: String, changes: inout Changes) throws(ProjectError) {
    if kind(of: path) == .typeRegular, manager.contents(atPath: path) == Data(text.utf8) {
      changes.unchanged += 1
      return
    }
    let temporary = temporaryPath(for: path)
    guard manager.createFile(atPath: temporary, contents: Data(text.utf8)) else {
      throw .unwritable(path: path, reason: "the file can't be created")
    }
    try move(temporary, to: path)
    changes.written += 1
  }

  private func temporaryPath(for path: String) -> String {
    "\(PathText.parent(path))/.\(ProcessInfo.processInfo.processIdentifier).tmp"
  }

  private func move(_ source: String, to path: String) throws(ProjectError) {
    guard rename(source, path) == 0 else {
      try? manager.removeItem(atPath: source)
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Returns the type of a file without following links, or nil if there is none.
  private func kind(of path: String) -> FileAttributeType? {
    (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
