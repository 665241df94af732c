// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension XcodeProjectReader {
  /// Adds the files of a target's build phases.
  func addPhases(of target: XcodeObject, to result: inout ProjectTarget) {
    for phase in objects.all(target.strings("buildPhases")) {
      switch phase.isa {
      case "PBXSourcesBuildPhase": addFiles(of: phase, asResources: false, to: &result)
      case "PBXResourcesBuildPhase": addFiles(of: phase, asResources: true, to: &result)
      case "PBXFrameworksBuildPhase": addFrameworks(of: phase, to: &result)
      case "PBXCopyFilesBuildPhase": addCopiedFiles(of: phase, to: &result)
      case "PBXHeadersBuildPhase", "PBXRezBuildPhase": break
      case "PBXShellScriptBuildPhase", "PBXBuildRule": break
      default:
        context.warn(
          result.name, "The build phase '\(phase.isa)' isn't supported.",
          remedy: "Report it if the target needs the phase.")
      }
    }
    reportScripts(of: target)
  }

  /// Warns about scripts that create files, because scripts aren't run.
  func reportScripts(of target: XcodeObject) {
    for phase in objects.all(target.strings("buildPhases")) where phase.isa == "PBXShellScriptBuildPhase" {
      let name = phase.string("name") ?? "Run Script"
      let outputs = phase.strings("outputPaths") + phase.strings("outputFileListPaths")
      if name.hasPrefix("[CP]") { continue }
      context.warn(
        target.label, "The script phase '\(name)' isn't run.",
        remedy: outputs.isEmpty
          ? "If it generates sources, run it before this command."
          : "Commit or generate its outputs before this command.")
    }
  }

  private func buildFiles(of phase: XcodeObject) -> [XcodeObject] { objects.all(phase.strings("files")) }

  private func addFiles(of phase: XcodeObject, asResources: Bool, to result: inout ProjectTarget) {
    for buildFile in buildFiles(of: phase) where includesIOS(buildFile) {
      if let product = objects[buildFile.string("productRef")].flatMap(packageProduct) {
        result.packageProducts.append(product)
      } else if let file = objects[buildFile.string("fileRef")] {
        addReference(file, asResource: asResources, to: &result)
      } else {
        context.warn(
          result.name, "A build phase refers to a file that isn't part of the project.",
          remedy: "Remove the entry \(buildFile.id) from the build phase.")
      }
    }
  }

  /// Returns whether the platform filters of a build file or dependency include iOS.
  private func includesIOS(_ object: XcodeObject) -> Bool {
    let filters = object.strings("platformFilters") + object.strings("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  /// Adds a file, the variants of a localized file, or the version group of a data model.
  private func addReference(_ file: XcodeObject, asResource: Bool, to result: inout ProjectTarget) {
    switch file.isa {
    case "PBXVariantGroup":
      for child in objects.all(file.strings("children")) { addPath(of: child, asResource: asResource, to: &result) }
    case "PBXReferenceProxy": break  // A product of another project, which is a dependency.
    default: addPath(of: file, asResource: asResource, to: &result)
    }
  }

  private func addPath(of file: XcodeObject, asResource: Bool, to result: inout ProjectTarget) {
    guard let path = paths.path(of: file) else { return }
    context.addFile(path, to: &result, asResource: asResource)
  }

  // MARK: Frameworks

  private func addFrameworks(of phase: XcodeObject, to result: inout ProjectTarget) {
    for buildFile in buildFiles(of: phase) where includesIOS(buildFile) {
      if let product = objects[buildFile.string("productRef")].flatMap(packageProduct) {
        result.packageProducts.append(product)
      } else if let file = objects[buildFile.string("fileRef")] {
        addFramework(file, to: &result)
      }
    }
  }

  private func addFramework(_ file: XcodeObject, to result: inout ProjectTarget) {
    let name = PathText.stem(file.label)
    let tree = file.string("sourceTree") ?? ""
    if file.isa == "PBXReferenceProxy" { return }
    if tree == "SDKROOT" || tree == "DEVELOPER_DIR" || (file.string("path") ?? "").hasPrefix("System/Library") {
      if file.label.hasSuffix(".framework") { result.systemFrameworks.append(name) }
    } else if name.hasPrefix("Pods_") || name.hasPrefix("libPods-") {
      context.podTargets.insert(result.name)
    } else if tree == "BUILT_PRODUCTS_DIR" {
      addProduct(file, to: &result)
    } else {
      addBinary(name, path: paths.path(of: file).map(context.relative) ?? file.label, to: &result)
    }
  }

  private func addBinary(_ name: String, path: String, to result: inout ProjectTarget) {
    guard case .unsupported(let reason) = FileKind(path: path) else { return }
    result.unsupportedFiles.append(LeftOutItem(name: path, reason: reason))
    context.addMissingModule(name, reason: "\(path) is a binary. \(reason)")
  }

  /// Adds a dependency on the target whose product is linked.
  private func addProduct(_ file: XcodeObject, to result: inout ProjectTarget) {
    let owner = objects.all(project.strings("targets")).first { $0.string("productReference") == file.id }
    if let name = owner?.string("name") { result.dependencies.append(name) }
  }

  /// Adds the files that a copy phase puts into the product as resources. Embedded products are dependencies already.
  private func addCopiedFiles(of phase: XcodeObject, to result: inout ProjectTarget) {
    guard phase.string("dstSubfolderSpec") == "7" else { return }
    for buildFile in buildFiles(of: phase) where includesIOS(buildFile) {
      if let file = objects[buildFile.string("fileRef")] { addReference(file, asResource: true, to: &result) }
    }
  }

  // MARK: Dependencies

  /// Adds the targets and package products that a target depends on.
  func addDependencies(of target: XcodeObject, to result: inout ProjectTarget) {
    for dependency in objects.all(target.strings("dependencies")) where includesIOS(dependency) {
      let proxy = objects[dependency.string("targetProxy")]
      if let product = objects[dependency.string("productRef")].flatMap(packageProduct) {
        result.packageProducts.append(product)
      } else if let name = objects[dependency.string("target")]?.string("name") {
        result.dependencies.append(name)
      } else if let name = proxy?.string("remoteInfo") ?? dependency.string("name") {
        result.dependencies.append(name)
      } else {
        context.warn(
          result.name, "A dependency refers to a target that doesn't exist.",
          remedy: "Remove the entry \(dependency.id) from the target's dependencies.")
      }
    }
    result.packageProducts += objects.all(target.strings("packageProductDependencies")).compactMap(packageProduct)
    if let host = result.settings.testHost {
      let owner = objects.all(project.strings("targets")).first { ($0.string("productName") ?? $0.label) == host }
      if let name = owner?.string("name") { result.dependencies.append(name) }
    }
  }
}
