// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension XcodeGenReader {
  /// Adds the source files and resources of a target.
  func addSources(of target: YAMLValue, to result: inout ProjectTarget) {
    for source in target["sources"].list {
      guard let path = source.string ?? source["path"].string else {
        context.warn(result.name, "A source has no path.", remedy: "Add the key 'path'.")
        continue
      }
      let base = PathText.join(folder, path)
      guard context.files.exists(base) else {
        if source["optional"].bool != true {
          context.warn(
            context.relative(base), "Target \(result.name) contains this path, but it doesn't exist.",
            remedy: "Restore it, or mark the source as optional.")
        }
        continue
      }
      add(source, base: base, to: &result)
    }
    for resource in target["resources"].list {
      guard let path = resource.string ?? resource["path"].string else { continue }
      add(
        .mapping([YAMLEntry(key: "buildPhase", value: .scalar("resources"))]), base: PathText.join(folder, path),
        to: &result)
    }
  }

  private func add(_ source: YAMLValue, base: String, to result: inout ProjectTarget) {
    let phase = source["buildPhase"].string
    guard phase != "none", phase != "headers" else { return }
    if source["type"].string == "folder" { return context.addFile(base, to: &result, asResource: true) }
    guard context.files.isFolder(base), !FileKind.isBundle(base) else {
      return context.addFile(base, to: &result, asResource: phase == "resources")
    }
    let filter = XcodeGenFilter(source: source, base: base, files: context.files)
    for path in context.files.filesBelow(base) where filter.includes(path) {
      if phase == "sources", FileKind(path: path) == .resource { continue }
      context.addFile(path, to: &result, asResource: phase == "resources")
    }
  }

  // MARK: Dependencies

  /// Adds the targets, packages and frameworks that a target depends on.
  func addDependencies(of target: YAMLValue, to result: inout ProjectTarget) {
    for dependency in target["dependencies"].list {
      let filter = dependency["platformFilter"].string ?? "iOS"
      let platforms = dependency["platforms"].strings
      guard filter == "iOS" || filter == "all", platforms.isEmpty || platforms.contains("iOS") else { continue }
      add(dependency, to: &result)
    }
    if let host = result.settings.testHost, spec["targets"][host] != .null { result.dependencies.append(host) }
  }

  private func add(_ dependency: YAMLValue, to result: inout ProjectTarget) {
    if let name = dependency["target"].string {
      result.dependencies.append(PathText.name(name))
    } else if let package = dependency["package"].string {
      let products = dependency["products"].strings + dependency["product"].strings
      let identity = identity(ofPackage: package)
      for product in products.isEmpty ? [package] : products {
        result.packageProducts.append(PackageProduct(product: product, package: identity))
      }
    } else if let name = dependency["sdk"].string {
      if name.hasSuffix(".framework") { result.systemFrameworks.append(PathText.stem(name)) }
    } else if let path = dependency["framework"].string {
      addBinary(path, to: &result)
    } else if let name = dependency["carthage"].string {
      context.addMissingModule(PathText.stem(name), reason: "Carthage builds binaries, which can't be linked on Linux.")
    } else if dependency["bundle"].string == nil {
      context.warn(
        result.name, "A dependency has an unknown kind: \(dependency.entries.map(\.key).joined(separator: ", ")).",
        remedy: "Use target, package, sdk, framework or carthage.")
    }
  }

  private func addBinary(_ path: String, to result: inout ProjectTarget) {
    guard dependencyIsTarget(path, result: &result) == false else { return }
    guard case .unsupported(let reason) = FileKind(path: path) else { return }
    result.unsupportedFiles.append(LeftOutItem(name: context.relative(PathText.join(folder, path)), reason: reason))
    context.addMissingModule(PathText.stem(path), reason: "\(path) is a binary. \(reason)")
  }

  /// Adds a dependency if a framework is the product of a target.
  private func dependencyIsTarget(_ path: String, result: inout ProjectTarget) -> Bool {
    let name = PathText.stem(path)
    guard spec["targets"].entries.contains(where: { $0.key == name }), !path.contains("/") else { return false }
    result.dependencies.append(name)
    return true
  }

  /// Returns the identity of a package that the specification names.
  private func identity(ofPackage name: String) -> String? {
    let value = spec["packages"][name]
    if let path = value["path"].string { return PathText.name(PathText.join(folder, path)).lowercased() }
    if let url = value["url"].string ?? value["github"].string { return PackageReference.identity(ofURL: url) }
    let local = spec["localPackages"].strings.first { PathText.name($0) == name }
    return local.map { PathText.name($0).lowercased() }
  }
}

/// The includes and excludes of a source.
private struct XcodeGenFilter {
  private let includes: [Wildcard]
  private let excludes: [Wildcard]
  private let excludedPaths: [String]

  init(source: YAMLValue, base: String, files: ProjectFiles) {
    let absolute = { (key: String) in source[key].strings.map { PathText.join(base, $0) } }
    includes = absolute("includes").map { Wildcard($0) }
    let patterns = absolute("excludes")
    excludes = patterns.map { Wildcard($0) }
    // A pattern that matches a folder excludes the files below it.
    excludedPaths = patterns.flatMap { GlobExpansion(files: files).paths($0) }.filter { files.isFolder($0) }
  }

  func includes(_ path: String) -> Bool {
    guard includes.isEmpty || includes.contains(where: { $0.matches(path) }) else { return false }
    return !excludes.contains { $0.matches(path) } && !excludedPaths.contains { PathText.isInside(path, folder: $0) }
  }
}
