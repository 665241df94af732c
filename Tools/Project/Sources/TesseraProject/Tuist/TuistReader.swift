// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tuist's manifests are Swift programs. They are read as far as they are data: calls of the types of ProjectDescription with literals,
// concatenations and constants. Helper functions can't be evaluated, and are reported.

/// A reader of Tuist's `Project.swift` and `Workspace.swift`.
final class TuistReader {
  let context: ReadingContext
  private let path: String
  private var description: ProjectDescription
  private var open: [String] = []
  private var known: Set<String> = []
  private static let projectLimit = 2_000

  init(_ path: String, context: ReadingContext) {
    self.context = context
    self.path = path
    description = ProjectDescription(name: PathText.name(PathText.parent(path)), root: context.root)
  }

  /// Returns the description of the project or workspace, and of the projects that it refers to.
  func read() throws(ProjectError) -> ProjectDescription {
    let manifest = try TuistManifest(path, context: context)
    if let workspace = manifest.call("Workspace") {
      description.name = manifest.string(workspace["name"], of: "name") ?? description.name
      for pattern in manifest.strings(workspace["projects"], of: "projects") {
        let path = PathText.join(manifest.folder, pattern.replacing("\\", with: ""))
        GlobExpansion(files: context.files).paths(path).forEach(enqueue)
      }
    } else {
      enqueue(manifest.folder)
    }
    readProjects(isWorkspace: manifest.call("Workspace") != nil)
    addPackages(of: manifest.folder)
    return description
  }

  private func enqueue(_ folder: String) {
    if context.files.exists(folder + "/Project.swift"), known.insert(folder).inserted { open.append(folder) }
  }

  private func readProjects(isWorkspace: Bool) {
    var isFirst = !isWorkspace
    var count = 0
    while !open.isEmpty, count < Self.projectLimit {
      count += 1
      let folder = open.removeFirst()
      do {
        let manifest = try TuistManifest(folder + "/Project.swift", context: context)
        guard let project = manifest.call("Project") else {
          context.warn(
            context.relative(folder + "/Project.swift"), "The manifest doesn't call Project(…) directly.",
            remedy: "Run `tuist generate` and pass the generated .xcodeproj with --project.")
          continue
        }
        let reader = TuistProject(manifest: manifest, call: project, context: context)
        if isFirst { description.name = reader.name }
        isFirst = false
        description.merge(reader.read(), named: reader.name, context: context)
        reader.referencedFolders.forEach(enqueue)
      } catch {
        context.warn(context.relative(folder), "The project can't be read: \(error)", remedy: "Correct its manifest.")
      }
    }
  }

  /// Adds the packages of `Tuist/Package.swift`, or of a `Package.swift` next to the manifest.
  private func addPackages(of folder: String) {
    let candidates = ["/Tuist/Package.swift", "/Package.swift"].map { folder + $0 }
    guard let path = candidates.first(where: { context.files.exists($0) }) else { return }
    do {
      let manifest = try TuistManifest(path, context: context)
      guard let package = manifest.call("Package") else { return }
      for item in manifest.elements(package["dependencies"], of: "dependencies") {
        if let reference = TuistPackages(manifest: manifest, context: context).package(item) {
          description.packages.append(reference)
        }
      }
    } catch {
      context.warn(context.relative(path), "The packages can't be read: \(error)", remedy: "Correct the manifest.")
    }
  }
}
