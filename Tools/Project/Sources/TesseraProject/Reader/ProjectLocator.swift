// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A file that describes a project, and its format.
package struct ProjectSource: Equatable, Sendable, Codable {
  /// A format of projects.
  package enum Format: String, Sendable, Codable, CaseIterable {
    case workspace, xcodeproj, xcodeGen, tuist
  }

  package var format: Format
  /// The absolute path.
  package var path: String

  /// Returns the source at a path, or nil if its name doesn't indicate a format.
  init?(path: String) {
    switch (PathText.name(path), PathText.fileExtension(path)) {
    case (_, "xcworkspace"): format = .workspace
    case (_, "xcodeproj"): format = .xcodeproj
    case ("Project.swift", _), ("Workspace.swift", _): format = .tuist
    case (_, "yml"), (_, "yaml"): format = .xcodeGen
    default: return nil
    }
    self.path = path
  }
}

/// Finds the project in a folder.
package struct ProjectLocator {
  private let files: ProjectFiles
  private static let depthLimit = 3
  private static let skippedFolders: Set<String> = [
    "Pods", "DerivedData", "Carthage", "node_modules", "build", "vendor", "SourcePackages", "Tuist", "fastlane",
  ]

  package init(files: ProjectFiles = ProjectFiles()) { self.files = files }

  /// Returns the project in a folder, or in the nearest of its subfolders that contain one.
  ///
  /// Prefers a workspace to a `.xcodeproj`, and both to `project.yml`, `Workspace.swift` and `Project.swift`.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - choice: The path of a project, or of a folder that contains one, relative to the folder. It overrides the search.
  /// - Throws: `ProjectError.noProject`, or `ProjectError.ambiguous` with the names of the candidates.
  package func locate(in folder: String, choice: String? = nil) throws(ProjectError) -> ProjectSource {
    let folder = files.realPath(PathText.normalize(folder))
    if let choice { return try source(at: PathText.join(folder, choice)) }
    guard files.isFolder(folder) else { return try source(at: folder) }
    var level = [folder]
    for _ in 0...Self.depthLimit {
      for format in ProjectSource.Format.allCases {
        let candidates = level.flatMap { self.candidates(format, in: $0) }
        if !candidates.isEmpty { return try choose(candidates, in: folder) }
      }
      level = level.flatMap(subfolders)
    }
    throw .noProject(folder: folder, hasPackage: files.exists(folder + "/Package.swift"))
  }

  private func source(at path: String) throws(ProjectError) -> ProjectSource {
    guard files.exists(path) else { throw .unreadable(path: path, reason: "there is no such file or folder") }
    if let source = ProjectSource(path: path) { return source }
    guard files.isFolder(path) else {
      throw .invalid(
        path: path, problem: "it is not a project",
        remedy: "Pass a .xcworkspace, .xcodeproj, project.yml, Workspace.swift or Project.swift with --project.")
    }
    return try locate(in: path)
  }

  private func choose(_ candidates: [ProjectSource], in folder: String) throws(ProjectError) -> ProjectSource {
    let named = candidates.filter { PathText.stem($0.path) == PathText.name(folder) }
    guard let first = candidates.count == 1 ? candidates.first : named.count == 1 ? named.first : nil else {
      throw .ambiguous(folder: folder, candidates: candidates.map { PathText.relative($0.path, to: folder) })
    }
    return first
  }

  private func candidates(_ format: ProjectSource.Format, in folder: String) -> [ProjectSource] {
    let names = files.list(folder).filter { name in
      switch format {
      case .workspace: return PathText.fileExtension(name) == "xcworkspace" && name != "project.xcworkspace"
      case .xcodeproj: return PathText.fileExtension(name) == "xcodeproj" && name != "Pods.xcodeproj"
      case .xcodeGen: return name == "project.yml" || name == "project.yaml"
      case .tuist: return name == "Project.swift" || name == "Workspace.swift"
      }
    }
    // A workspace of Tuist contains the project.
    let chosen = format == .tuist && names.contains("Workspace.swift") ? ["Workspace.swift"] : names
    return chosen.compactMap { ProjectSource(path: folder + "/" + $0) }
  }

  private func subfolders(of folder: String) -> [String] {
    files.list(folder).filter { !Self.skippedFolders.contains($0) && !FileKind.isBundle($0) }
      .map { folder + "/" + $0 }.filter { files.isFolder($0) }
  }
}
