// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A project of Tuist.
final class TuistProject {
  let manifest: TuistManifest
  let context: ReadingContext
  let call: SwiftCall
  let name: String
  /// The folders of projects that dependencies refer to.
  private(set) var referencedFolders: [String] = []

  init(manifest: TuistManifest, call: SwiftCall, context: ReadingContext) {
    self.manifest = manifest
    self.call = call
    self.context = context
    name = manifest.string(call["name"], of: "name") ?? PathText.name(manifest.folder)
  }

  /// Returns the description of the project without the projects that it refers to.
  func read() -> ProjectDescription {
    var description = ProjectDescription(name: name, root: context.root)
    for element in manifest.elements(call["targets"], of: "targets") {
      guard let target = element.call, ["target", "Target"].contains(target.baseName) else {
        manifest.report(element, of: "targets")
        continue
      }
      if let result = read(target) { description.targets.append(result) }
    }
    let packages = TuistPackages(manifest: manifest, context: context)
    description.packages = manifest.elements(call["packages"], of: "packages").compactMap { packages.package($0) }
    return description
  }

  private func read(_ target: SwiftCall) -> ProjectTarget? {
    guard let name = manifest.string(target["name"], of: "name") else { return nil }
    guard isForIOS(target) else {
      context.exclude(target: name, reason: "The target's destinations don't include iOS.")
      return nil
    }
    let kind = kind(of: target)
    var result = ProjectTarget(name: name, kind: kind, settings: settings(of: target, name: name))
    let sources = TuistSources(manifest: manifest, context: context)
    sources.addSources(target["sources"], to: &result)
    sources.addFolders(target["buildableFolders"], to: &result)
    sources.addResources(target["resources"], to: &result)
    for model in manifest.elements(target["coreDataModels"], of: "coreDataModels") {
      if let path = manifest.string(model.call?.arguments.first?.value ?? model, of: "coreDataModels") {
        context.addFile(PathText.join(manifest.folder, path), to: &result)
      }
    }
    for script in manifest.elements(target["scripts"], of: "scripts") {
      let label = script.call.flatMap { $0["name"]?.string } ?? "Run Script"
      context.warn(
        name, "The script phase '\(label)' isn't run.", remedy: "If it generates sources, run it before this command.")
    }
    for dependency in manifest.elements(target["dependencies"], of: "dependencies") { add(dependency, to: &result) }
    return result
  }

  private func isForIOS(_ target: SwiftCall) -> Bool {
    let names: [SwiftExpression] =
      switch target["destinations"] ?? target["platform"] {
      case .array(let values)?: values
      case let value?: [value]
      case nil: []
      }
    let words = names.compactMap(\.baseName)
    return words.isEmpty || words.contains { ["iOS", "iPhone", "iPad", "iOSApp"].contains($0) }
  }

  private func kind(of target: SwiftCall) -> ProjectTarget.Kind {
    switch target["product"]?.baseName {
    case "app", "appClip", "messagesApplication", "appClips": .application
    case "framework", "staticFramework", "dynamicLibrary": .framework
    case "staticLibrary": .staticLibrary
    case "unitTests": .unitTests
    case "uiTests": .uiTests
    case "appExtension", "messagesExtension", "extensionKitExtension", "stickerPackExtension": .appExtension
    default: .other
    }
  }

  // MARK: Dependencies

  private func add(_ dependency: SwiftExpression, to result: inout ProjectTarget) {
    guard let call = dependency.call else {
      if dependency.baseName != "xctest" { manifest.report(dependency, of: "dependencies") }
      return
    }
    let first = call.arguments.first?.value
    switch call.baseName {
    case "target": result.dependencies += [manifest.string(first, of: "target")].compactMap { $0 }
    case "project": addProject(call, to: &result)
    case "external", "package", "packageProduct":
      guard let product = manifest.string(first, of: "dependencies") else { return }
      result.packageProducts.append(PackageProduct(product: product, package: nil))
    case "sdk":
      guard let name = manifest.string(first, of: "sdk") else { return }
      if call["type"]?.baseName != "library", !name.hasSuffix(".tbd") {
        result.systemFrameworks.append(PathText.stem(name))
      }
    case "framework", "xcframework", "library": addBinary(first, to: &result)
    case "macro", "plugin":
      context.warn(
        result.name, "The \(call.baseName) dependency isn't supported.", remedy: "Add it as a package product.")
    default: manifest.report(dependency, of: "dependencies")
    }
  }

  private func addProject(_ call: SwiftCall, to result: inout ProjectTarget) {
    guard let name = manifest.string(call["target"], of: "target") else { return }
    result.dependencies.append(name)
    if let path = manifest.string(call["path"], of: "path") {
      referencedFolders.append(PathText.join(manifest.folder, path))
    }
  }

  private func addBinary(_ value: SwiftExpression?, to result: inout ProjectTarget) {
    guard let path = manifest.string(value, of: "path"), case .unsupported(let reason) = FileKind(path: path) else {
      return
    }
    let relative = context.relative(PathText.join(manifest.folder, path))
    result.unsupportedFiles.append(LeftOutItem(name: relative, reason: reason))
    context.addMissingModule(PathText.stem(path), reason: "\(relative) is a binary. \(reason)")
  }
}
