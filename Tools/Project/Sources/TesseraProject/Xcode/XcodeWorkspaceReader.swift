// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A reader of `.xcworkspace` bundles.
struct XcodeWorkspaceReader {
  let context: ReadingContext
  let path: String
  private static let depthLimit = 128

  /// Returns the paths of the projects and packages in the workspace.
  func items() throws(ProjectError) -> [String] {
    let file = path + "/contents.xcworkspacedata"
    let bytes = try context.files.read(file)
    if let line = Self.conflictLine(bytes) { throw .mergeConflict(path: file, line: line) }
    do {
      return try items(bytes)
    } catch {
      throw .syntax(path: file, line: error.line, column: 1, problem: "it is not well-formed, or nested too deeply")
    }
  }

  private func items(_ bytes: [UInt8]) throws(XMLTagScanner.Failure) -> [String] {
    var scanner = XMLTagScanner(bytes)
    var result: [String] = []
    var open: [(name: String, folder: String)] = []
    var isEmpty = true
    while let tag = try scanner.next() {
      isEmpty = false
      if tag.opens {
        let folder = open.last?.folder ?? PathText.parent(path)
        let location = resolve(tag.attributes["location"], in: folder)
        if tag.name == "FileRef" { result.append(location) }
        if !tag.closes { open.append((tag.name, tag.name == "Group" ? location : folder)) }
      } else if open.popLast()?.name != tag.name {
        throw XMLTagScanner.Failure(line: scanner.line)
      }
      guard open.count < Self.depthLimit else { throw XMLTagScanner.Failure(line: scanner.line) }
    }
    guard open.isEmpty, !isEmpty else { throw XMLTagScanner.Failure(line: scanner.line) }
    return result
  }

  private static func conflictLine(_ bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<<".utf8) }.map { $0 + 1 }
  }

  /// Returns the path of a location such as `group:App.xcodeproj`.
  private func resolve(_ location: String?, in folder: String) -> String {
    let parts = (location ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return folder }
    // A workspace within a project refers to the project with `self:`.
    let isEmbedded = path.hasSuffix(".xcodeproj/project.xcworkspace")
    switch parts[0] {
    case "absolute": return PathText.normalize(parts[1])
    case "container": return PathText.join(PathText.parent(path), parts[1])
    case "self": return PathText.join(isEmbedded ? PathText.parent(path) : path, parts[1])
    default: return PathText.join(folder, parts[1])
    }
  }

  /// Returns the merged description of all projects in the workspace. CocoaPods' own project is skipped.
  func read() throws(ProjectError) -> ProjectDescription {
    var result = ProjectDescription(name: PathText.stem(path), root: context.root)
    for item in try items() {
      if item.hasSuffix(".xcodeproj") {
        result.addProject(item, context: context)
      } else if context.files.exists(item + "/Package.swift") {
        result.packages.append(.local(path: context.relative(item)))
      }
    }
    return result
  }

}

extension ProjectDescription {
  /// Adds an Xcode project, unless it was read before or is the one that CocoaPods generates.
  mutating func addProject(_ path: String, context: ReadingContext) {
    guard PathText.name(path) != "Pods.xcodeproj", !context.readProjects.contains(path) else { return }
    do {
      let description = try XcodeProjectReader(path, context: context).read()
      merge(description, named: PathText.stem(path), context: context)
    } catch {
      context.warn(
        context.relative(path), "The referenced project can't be read: \(error)",
        remedy: "Correct it, or remove the reference.")
    }
  }

  /// Adds the targets and packages of another project. A target whose name is taken is excluded.
  mutating func merge(_ other: ProjectDescription, named name: String, context: ReadingContext) {
    let names = Set(targets.map(\.name))
    for target in other.targets {
      if names.contains(target.name) {
        context.exclude(
          target: "\(name)/\(target.name)", reason: "Another project of the workspace has a target with the same name.")
      } else {
        targets.append(target)
      }
    }
    packages += other.packages
  }
}
