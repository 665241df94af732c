// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A reader of XcodeGen's `project.yml`.
struct XcodeGenReader {
  let context: ReadingContext
  /// The folder that paths in the specification are relative to.
  let folder: String
  let spec: YAMLValue
  private let path: String

  /// Loads a specification with its includes.
  init(_ path: String, context: ReadingContext) throws(ProjectError) {
    self.context = context
    self.path = path
    let value = try XcodeGenSpec(context: context).load(path)
    guard !value["targets"].entries.isEmpty || value["name"].string != nil else {
      throw .invalid(path: path, problem: "it has neither a name nor targets", remedy: "Add the key 'targets'.")
    }
    spec = value
    folder = PathText.join(PathText.parent(path), value["options"]["basePath"].string ?? ".")
  }

  /// Returns the description of the project.
  func read() -> ProjectDescription {
    let name = spec["name"].string ?? PathText.name(folder)
    var description = ProjectDescription(name: name, root: context.root)
    for entry in spec["targets"].entries {
      let target = XcodeGenSpec(context: context).applyTemplates(
        to: entry.value, name: entry.key, templates: spec["targetTemplates"])
      if let result = read(target, name: entry.key) { description.targets.append(result) }
    }
    for entry in spec["packages"].entries {
      if let package = package(entry.value, name: entry.key) { description.packages.append(package) }
    }
    for path in spec["localPackages"].strings {
      description.packages.append(.local(path: context.relative(PathText.join(folder, path))))
    }
    for item in spec["projectReferences"].entries {
      context.warn(
        item.key, "Targets of referenced projects aren't part of the specification.",
        remedy: "Generate a workspace that contains both projects, and pass it with --project.")
    }
    return description
  }

  // MARK: Targets

  private func read(_ target: YAMLValue, name: String) -> ProjectTarget? {
    let platforms = platforms(of: target)
    guard platforms.contains("iOS") else {
      context.exclude(target: name, reason: "The target builds for \(platforms.joined(separator: ", ")), not for iOS.")
      return nil
    }
    let type = target["type"].string ?? ""
    let values = XcodeGenSettings(spec: spec, context: context, folder: folder).settings(of: target, name: name)
    var result = ProjectTarget(
      name: name, kind: .init(productType: type),
      settings: TargetSettings(values, targetName: name))
    complete(&result.settings, target: target, values: values)
    addSources(of: target, to: &result)
    addDependencies(of: target, to: &result)
    reportScripts(of: target, name: name)
    return result
  }

  /// Returns the platforms that a target builds for.
  private func platforms(of target: YAMLValue) -> [String] {
    let destinations = target["supportedDestinations"].strings
    let names = target["platform"].strings
    if names.isEmpty || names == ["auto"] { return destinations.isEmpty ? ["iOS"] : destinations }
    return names
  }

  private func complete(_ settings: inout TargetSettings, target: YAMLValue, values: BuildSettings) {
    let project = spec["options"]
    if settings.developmentLanguage == nil {
      settings.developmentLanguage = project["developmentLanguage"].string ?? "en"
    }
    if let path = target["info"]["path"].string { settings.infoPlist = path }
    settings.infoPlist = settings.infoPlist.map { context.relative(PathText.join(folder, $0)) }
    settings.bridgingHeader = settings.bridgingHeader.map { context.relative(PathText.join(folder, $0)) }
    let deployment = target["deploymentTarget"]
    let version = deployment.string ?? deployment["iOS"].string ?? project["deploymentTarget"]["iOS"].string
    if deployment != .null || settings.deploymentTarget == nil, let version { settings.deploymentTarget = version }
  }

  private func reportScripts(of target: YAMLValue, name: String) {
    let keys = ["preBuildScripts", "postCompileScripts", "prebuildScripts"]
    for script in keys.flatMap({ target[$0].list }) {
      context.warn(
        name, "The script phase '\(script["name"].string ?? "Run Script")' isn't run.",
        remedy: "If it generates sources, run it before this command.")
    }
    for plugin in target["buildToolPlugins"].list {
      context.warn(
        plugin["plugin"].string ?? name, "The build tool plugin isn't run.",
        remedy: "Commit the files that it generates, or add them to the target.")
    }
  }

  // MARK: Packages

  private func package(_ value: YAMLValue, name: String) -> PackageReference? {
    if let path = value["path"].string { return .local(path: context.relative(PathText.join(folder, path))) }
    let url = value["url"].string ?? value["github"].string.map { "https://github.com/\($0)" }
    if let url, let requirement = requirement(value) { return .remote(url: url, requirement: requirement) }
    context.warn(
      name, "The package has no path, or no URL with a version requirement.",
      remedy: "Add 'path', or 'url' and one of 'from', 'exactVersion', 'branch' and 'revision'.")
    return nil
  }

  private func requirement(_ value: YAMLValue) -> PackageRequirement? {
    if let version = value["from"].string ?? value["majorVersion"].string { return .upToNextMajor(version) }
    if let version = value["minorVersion"].string { return .upToNextMinor(version) }
    if let version = value["exactVersion"].string ?? value["version"].string { return .exact(version) }
    if let branch = value["branch"].string { return .branch(branch) }
    if let revision = value["revision"].string { return .revision(revision) }
    guard let minimum = value["minVersion"].string, let maximum = value["maxVersion"].string else { return nil }
    return .range(minimum, maximum)
  }
}
