// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A reader of `.xcodeproj` bundles.
struct XcodeProjectReader {
  let context: ReadingContext
  let path: String
  let name: String
  let objects: XcodeObjects
  let project: XcodeObject
  let paths: XcodePaths
  let settings: XcodeSettings

  /// Parses the project file of a bundle.
  init(_ path: String, context: ReadingContext) throws(ProjectError) {
    let file = path + "/project.pbxproj"
    objects = XcodeObjects(try PropertyListFile.read(file, files: context.files))
    guard let project = objects.project else {
      throw .invalid(
        path: file, problem: "it contains no project", remedy: "Restore the file from version control.")
    }
    self.context = context
    self.path = path
    _ = context.startReading(project: path)
    self.project = project
    name = PathText.stem(path)
    let folder = PathText.join(PathText.parent(path), project.string("projectDirPath") ?? "")
    paths = XcodePaths(objects: objects, project: project, sourceRoot: folder, context: context)
    settings = XcodeSettings(objects: objects, paths: paths, context: context, projectName: name)
  }

  /// Returns the description of the project and of the projects that it refers to.
  func read() -> ProjectDescription {
    var description = ProjectDescription(name: name, root: context.root)
    let all = targets
    let folders = XcodeSynchronizedFolders(objects: objects, paths: paths, context: context, targets: all)
    for target in all {
      if let result = read(target, folders: folders) { description.targets.append(result) }
    }
    description.packages = packages()
    for path in referencedProjects { description.addProject(path, context: context) }
    return description
  }

  /// The paths of the projects whose targets this project depends on.
  private var referencedProjects: [String] {
    (project.fields["projectReferences"]?.array ?? []).compactMap { reference in
      objects[reference.dictionary?["ProjectRef"]?.string].flatMap { paths.path(of: $0) }
    }
  }

  /// The targets of the project, each of them once.
  private var targets: [XcodeObject] {
    var known: Set<String> = []
    return objects.all(project.strings("targets")).filter { known.insert($0.id).inserted }
  }

  private func read(_ target: XcodeObject, folders: XcodeSynchronizedFolders) -> ProjectTarget? {
    let name = target.string("name") ?? target.id
    guard target.isa == "PBXNativeTarget" else {
      context.exclude(target: name, reason: "Aggregate and legacy targets run scripts instead of compiling sources.")
      reportScripts(of: target)
      return nil
    }
    let values = settings.settings(of: target, in: project)
    guard values.isForIOS else {
      context.exclude(target: name, reason: "The target builds for \(values.platformName), not for iOS.")
      return nil
    }
    let kind = ProjectTarget.Kind(productType: target.string("productType") ?? "")
    var result = ProjectTarget(name: name, kind: kind, settings: TargetSettings(values, targetName: name))
    if result.settings.developmentLanguage == nil {
      result.settings.developmentLanguage = project.string("developmentRegion")
    }
    if let infoPlist = result.settings.infoPlist {
      result.settings.infoPlist = context.relative(PathText.join(paths.sourceRoot, infoPlist))
    }
    if let header = result.settings.bridgingHeader {
      result.settings.bridgingHeader = context.relative(PathText.join(paths.sourceRoot, header))
    }
    addPhases(of: target, to: &result)
    folders.addFiles(of: target, to: &result)
    addDependencies(of: target, to: &result)
    return result
  }

  /// Returns the packages that the project refers to.
  private func packages() -> [PackageReference] {
    var result = objects.all(project.strings("packageReferences")).compactMap(package)
    // Before Xcode 15, local packages were folders in the project navigator.
    for (id, path) in paths.paths.sorted(by: { $0.value < $1.value }) where objects[id]?.isa == "PBXFileReference" {
      let type = objects[id]?.string("lastKnownFileType")
      let isFolder = type == "wrapper" || type == "folder" || type == "text"
      if isFolder, context.files.exists(path + "/Package.swift") { result.append(.local(path: context.relative(path))) }
    }
    return result
  }
}

extension ProjectTarget.Kind {
  /// Returns the kind for a product type of Xcode, such as `com.apple.product-type.application`.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self =
      switch name {
      case "application", "application.on-demand-install-capable", "application.messages": .application
      case "framework", "framework.static", "library.dynamic": .framework
      case "library.static": .staticLibrary
      case "bundle.unit-test": .unitTests
      case "bundle.ui-testing": .uiTests
      case "app-extension", "app-extension.messages", "app-extension.intents-service", "extensionkit-extension",
        "app-extension.messages-sticker-pack":
        .appExtension
      default: .other
      }
  }
}
