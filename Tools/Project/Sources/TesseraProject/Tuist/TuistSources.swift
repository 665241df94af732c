// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The sources and resources of Tuist's targets.
struct TuistSources {
  let manifest: TuistManifest
  let context: ReadingContext

  /// Adds the sources that a list of patterns matches.
  func addSources(_ value: SwiftExpression?, to result: inout ProjectTarget) {
    for item in items(value, of: "sources") {
      for path in paths(item, name: "sources", target: result.name) where FileKind(path: path) != .resource {
        context.addFile(path, to: &result)
      }
    }
  }

  /// Adds the resources that a list of patterns matches.
  func addResources(_ value: SwiftExpression?, to result: inout ProjectTarget) {
    for item in items(value, of: "resources") {
      if let call = item.call, call.baseName == "folderReference" {
        guard let path = manifest.string(call["path"], of: "resources") else { continue }
        context.addFile(PathText.join(manifest.folder, path), to: &result, asResource: true)
        continue
      }
      for path in paths(item, name: "resources", target: result.name) where FileKind(path: path) != .source {
        context.addFile(path, to: &result)
      }
    }
  }

  /// Adds the files of folders whose contents belong to the target.
  func addFolders(_ value: SwiftExpression?, to result: inout ProjectTarget) {
    for item in items(value, of: "buildableFolders") {
      guard let path = manifest.string(item.call?.arguments.first?.value ?? item, of: "buildableFolders") else {
        continue
      }
      let folder = PathText.join(manifest.folder, path)
      for file in context.files.filesBelow(folder) { context.addFile(file, to: &result) }
    }
  }

  /// Returns the elements of a list, which may be wrapped in `.sourceFilesList(globs:)`, `.resources(_:)` or `.paths(_:)`.
  private func items(_ value: SwiftExpression?, of name: String) -> [SwiftExpression] {
    let wrappers: Set<String> = [
      "sourceFilesList", "SourceFilesList", "resources", "ResourceFileElements", "paths", "resourceFileElements",
    ]
    if let call = value?.call, wrappers.contains(call.baseName) {
      return manifest.elements(call.arguments.first?.value, of: name)
    }
    if let call = value?.call, ["glob", "folderReference"].contains(call.baseName) { return [.call(call)] }
    return manifest.elements(value, of: name)
  }

  /// Returns the files that a pattern, or `.glob(pattern, excluding:)`, matches.
  private func paths(_ item: SwiftExpression, name: String, target: String) -> [String] {
    var excluded: [String] = []
    var pattern: String?
    if let call = item.call, call.baseName == "glob" {
      pattern = manifest.string(call["pattern"] ?? call[nil], of: name)
      excluded = manifest.strings(call["excluding"], of: name)
    } else {
      pattern = manifest.string(item, of: name)
    }
    guard let pattern else { return [] }
    let glob = PathText.join(manifest.folder, pattern)
    let excludes = excluded.map { Wildcard(PathText.join(manifest.folder, $0)) }
    let found = expand(glob)
    if found.isEmpty {
      context.warn(
        pattern, "The pattern in '\(name)' of target \(target) matches no file.", remedy: "Correct or remove it.")
    }
    return found.filter { path in !excludes.contains { $0.matches(path) } }
  }

  /// Returns the files that a pattern matches. A matching folder stands for the files below it.
  private func expand(_ pattern: String) -> [String] {
    GlobExpansion(files: context.files).paths(pattern).flatMap { path in
      context.files.isFolder(path) && !FileKind.isBundle(path) ? context.files.filesBelow(path) : [path]
    }
  }
}
