// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Reads projects in all formats.
package struct ProjectReader {
  private let files: ProjectFiles
  private let options: ReadingOptions

  /// - Parameter files: Access to the file system, whose counters measure the work.
  package init(options: ReadingOptions = ReadingOptions(), files: ProjectFiles = ProjectFiles()) {
    self.files = files
    self.options = options
  }

  /// Returns the description of a project. Parts that can't be read are listed in its warnings.
  ///
  /// - Throws: `ProjectError` if the main file can't be read at all.
  package func read(_ source: ProjectSource) throws(ProjectError) -> ProjectDescription {
    let folder = PathText.parent(source.path)
    // A workspace within a project is located in the project's bundle.
    let root = folder.hasSuffix(".xcodeproj") ? PathText.parent(folder) : folder
    let context = ReadingContext(files: files, root: root, options: options)
    var description: ProjectDescription
    switch source.format {
    case .workspace: description = try XcodeWorkspaceReader(context: context, path: source.path).read()
    case .xcodeproj: description = try XcodeProjectReader(source.path, context: context).read()
    case .xcodeGen: description = try XcodeGenReader(source.path, context: context).read()
    case .tuist: description = try TuistReader(source.path, context: context).read()
    }
    PodReader(context: context, folder: root).addPods(to: &description)
    finish(&description, context: context)
    return description
  }

  /// Completes what readers have in common, and sorts all lists.
  private func finish(_ description: inout ProjectDescription, context: ReadingContext) {
    removeDuplicatePackages(of: &description, context: context)
    PackageProductResolver(context: context, packages: description.packages).resolve(&description)
    let names = Set(description.targets.map(\.name))
    for index in description.targets.indices {
      addExtensionPoint(to: &description.targets[index], context: context)
      removeUnknownDependencies(of: &description.targets[index], names: names, context: context)
      description.targets[index].sortLists()
    }
    description.targets.sort { $0.name < $1.name }
    description.excludedTargets = context.excludedTargets.sorted { $0.name < $1.name }
    description.missingModules = context.missingModules.sorted { $0.name < $1.name }
    if description.targets.isEmpty {
      context.warn(
        description.name, "The project has no target for iOS.", remedy: "Choose another project with --project PATH.")
    }
    for folder in files.incompleteFolders.sorted().prefix(10) {
      context.warn(
        context.relative(folder),
        "The folder is nested too deeply, or a pattern matches too many files. The rest is ignored.",
        remedy: "Use a more specific path or pattern.")
    }
    description.warnings = context.warnings
  }

  private func removeDuplicatePackages(of description: inout ProjectDescription, context: ReadingContext) {
    var kept: [String: PackageReference] = [:]
    // Local packages override remote ones with the same identity, as in Xcode.
    for package in description.packages.sorted(by: { Self.isLocal($0) && !Self.isLocal($1) }) {
      let identity = package.identity
      guard let other = kept[identity] else {
        kept[identity] = package
        continue
      }
      if Self.isLocal(other) == Self.isLocal(package), other != package {
        context.warn(
          identity, "Several references to this package differ. The first one is used.",
          remedy: "Use the same path, or URL and version, in all projects.")
      }
    }
    description.packages = kept.values.sorted { $0.identity < $1.identity }
  }

  private static func isLocal(_ package: PackageReference) -> Bool {
    if case .local = package { true } else { false }
  }

  private func removeUnknownDependencies(
    of target: inout ProjectTarget, names: Set<String>, context: ReadingContext
  ) {
    let excluded = Set(context.excludedTargets.map(\.name))
    for name in target.dependencies where !names.contains(name) && !excluded.contains(name) {
      context.warn(
        target.name, "The target depends on '\(name)', which isn't part of the project.",
        remedy: "Pass a workspace that contains both with --project, or remove the dependency.")
    }
    target.dependencies.removeAll { !names.contains($0) }
  }

  /// Reads the extension point of an app extension from its property list.
  private func addExtensionPoint(to target: inout ProjectTarget, context: ReadingContext) {
    guard target.kind == .appExtension, let path = target.settings.infoPlist else { return }
    let file = PathText.join(context.root, path)
    guard context.files.exists(file) else { return }
    do {
      let plist = try PropertyListFile.read(file, files: context.files).dictionary ?? [:]
      target.extensionPoint =
        plist["NSExtension"]?.dictionary?["NSExtensionPointIdentifier"]?.string
        ?? plist["EXAppExtensionAttributes"]?.dictionary?["EXExtensionPointIdentifier"]?.string
    } catch {
      context.warn(path, "The extension's kind is unknown: \(error)", remedy: "Correct the property list.")
    }
  }
}
