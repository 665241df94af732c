// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Since Xcode 16, a project may contain folders whose files are members of targets without being listed. Exception sets remove files
// from a target, or add files to another one.

/// The synchronized folders of a project and their members.
struct XcodeSynchronizedFolders {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private let context: ReadingContext
  private let targets: [XcodeObject]

  init(objects: XcodeObjects, paths: XcodePaths, context: ReadingContext, targets: [XcodeObject]) {
    self.objects = objects
    self.paths = paths
    self.context = context
    self.targets = targets
  }

  /// Adds the files of synchronized folders to a target.
  func addFiles(of target: XcodeObject, to result: inout ProjectTarget) {
    let owned = Set(target.strings("fileSystemSynchronizedGroups"))
    for id in owned.sorted() {
      guard let group = objects[id], let folder = paths.path(of: group) else { continue }
      addMembers(of: group, folder: folder, target: target, to: &result)
    }
    for id in paths.paths.keys.sorted() where !owned.contains(id) {
      guard let group = objects[id], group.isa == "PBXFileSystemSynchronizedRootGroup",
        let folder = paths.path(of: group)
      else { continue }
      // A folder of other targets, whose exceptions name this one: the exceptions are members.
      for path in exceptions(of: group, target: target) { addItem(PathText.join(folder, path), to: &result) }
    }
  }

  private func addMembers(of group: XcodeObject, folder: String, target: XcodeObject, to result: inout ProjectTarget) {
    guard context.files.isFolder(folder) else {
      return context.warn(
        context.relative(folder), "Target \(result.name) contains this folder, but it doesn't exist.",
        remedy: "Restore the folder, or remove it from the target.")
    }
    let excluded = exceptions(of: group, target: target).map { PathText.join(folder, $0) }
    let explicit = Set(group.strings("explicitFolders").map { PathText.join(folder, $0) })
    let phases = phaseMembership(of: group, target: target).map { PathText.join(folder, $0) }
    let isExcluded = { (path: String) in excluded.contains { PathText.isInside(path, folder: $0) } }
    for path in context.files.filesBelow(folder, skips: { explicit.contains($0) || isExcluded($0) })
    where !isExcluded(path) {
      let asResource = phases.contains { PathText.isInside(path, folder: $0) }
      context.addFile(path, to: &result, asResource: asResource)
    }
    for path in explicit.sorted() where !isExcluded(path) { context.addFile(path, to: &result, asResource: true) }
  }

  /// Adds a file, or the files of a folder.
  private func addItem(_ path: String, to result: inout ProjectTarget) {
    guard context.files.isFolder(path), !FileKind.isBundle(path) else { return context.addFile(path, to: &result) }
    for file in context.files.filesBelow(path) { context.addFile(file, to: &result) }
  }

  /// Returns the paths, relative to the folder, that the exception sets name for a target.
  private func exceptions(of group: XcodeObject, target: XcodeObject) -> [String] {
    objects.all(group.strings("exceptions")).filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.id
    }
    .flatMap { $0.strings("membershipExceptions") }
  }

  /// Returns the paths that exception sets assign to a copy phase of a target instead of the phase of their kind.
  private func phaseMembership(of group: XcodeObject, target: XcodeObject) -> [String] {
    let phases = Set(target.strings("buildPhases"))
    return objects.all(group.strings("exceptions")).filter {
      $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
        && phases.contains($0.string("buildPhase") ?? "")
        && objects[$0.string("buildPhase")]?.isa != "PBXSourcesBuildPhase"
    }
    .flatMap { $0.strings("membershipExceptions") }
  }
}
