// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The state of reading one project: access to files, the root folder, and warnings.
final class ReadingContext {
  let files: ProjectFiles
  /// The absolute path of the folder that paths in the description are relative to.
  let root: String
  let options: ReadingOptions
  private(set) var warnings: [ProjectWarning] = []
  private(set) var excludedTargets: [LeftOutItem] = []
  private(set) var missingModules: [LeftOutItem] = []
  /// The targets that link an aggregate library of CocoaPods.
  var podTargets: Set<String> = []
  /// The paths of the Xcode projects that were read, so that projects that refer to each other are read once.
  private(set) var readProjects: Set<String> = []
  private var known: Set<ProjectWarning> = []
  private var steps = 0
  private static let stepLimit = 20_000

  init(files: ProjectFiles, root: String, options: ReadingOptions) {
    self.files = files
    self.root = root
    self.options = options
  }

  /// Counts a step that definitions that refer to each other may repeat exponentially. Returns false and warns if there are too many.
  func countStep(_ subject: String) -> Bool {
    steps += 1
    if steps <= Self.stepLimit { return true }
    warn(
      subject, "Definitions refer to each other too often. The rest is ignored.", remedy: "Simplify the specification.")
    return false
  }

  /// Adds a warning unless there is an equal one.
  func warn(_ subject: String, _ problem: String, remedy: String) {
    let warning = ProjectWarning(subject, problem: problem, remedy: remedy)
    if known.insert(warning).inserted { warnings.append(warning) }
  }

  func exclude(target name: String, reason: String) { excludedTargets.append(LeftOutItem(name: name, reason: reason)) }

  func addMissingModule(_ name: String, reason: String) {
    if !missingModules.contains(where: { $0.name == name }) {
      missingModules.append(LeftOutItem(name: name, reason: reason))
    }
  }

  /// Marks an Xcode project as read. Returns whether it wasn't before.
  func startReading(project path: String) -> Bool { readProjects.insert(path).inserted }

  /// Returns a path relative to the root.
  func relative(_ path: String) -> String { PathText.relative(path, to: root) }

  /// Adds a file to a target according to its kind. Reports a file that doesn't exist.
  ///
  /// - Parameter asResource: Whether the file is a resource even if it could be compiled.
  func addFile(_ path: String, to target: inout ProjectTarget, asResource: Bool = false) {
    let relativePath = relative(path)
    guard files.exists(path) else {
      warn(
        relativePath, "Target \(target.name) contains this file, but it doesn't exist.",
        remedy: "Restore or generate the file, or remove it from the target.")
      return
    }
    switch FileKind(path: path) {
    case .unsupported(let reason): target.unsupportedFiles.append(LeftOutItem(name: relativePath, reason: reason))
    case .source where !asResource: target.sources.append(relativePath)
    case .ignored: if asResource, !path.hasSuffix("Info.plist") { target.resources.append(relativePath) }
    case .source, .resource: target.resources.append(relativePath)
    }
  }
}

/// The choices that affect how a project is read.
package struct ReadingOptions: Sendable {
  /// The build configuration whose settings apply.
  package var configuration: String
  /// The environment variables that project.yml may refer to.
  package var environment: [String: String]

  package init(configuration: String = "Debug", environment: [String: String] = [:]) {
    self.configuration = configuration
    self.environment = environment
  }
}
