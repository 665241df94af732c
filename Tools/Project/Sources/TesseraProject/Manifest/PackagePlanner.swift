// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The choices that affect what a package contains.
package struct PackageOptions: Sendable {
  /// The paths of source files, relative to the project's root, that are left out.
  package var excludedFiles: Set<String>
  package var includesTests: Bool

  package init(excludedFiles: Set<String> = [], includesTests: Bool = true) {
    self.excludedFiles = excludedFiles
    self.includesTests = includesTests
  }
}

/// Plans the package that builds a project. The plan depends only on the description and options.
package struct PackagePlanner {
  private let description: ProjectDescription
  private let options: PackageOptions
  private let isFolder: (String) -> Bool

  /// - Parameter files: Access to the file system, to tell folder references from files.
  package init(
    _ description: ProjectDescription, options: PackageOptions = PackageOptions(), files: ProjectFiles = ProjectFiles()
  ) {
    self.description = description
    self.options = options
    isFolder = { files.isFolder($0) }
  }

  /// Returns the plan.
  package func plan() -> PackagePlan {
    var leftOut = description.excludedTargets
    var planned: [PlannedTarget] = []
    var kept: [ProjectTarget] = []
    var modules: Set<String> = []
    for target in description.targets {
      leftOut += target.unsupportedFiles
      if let reason = reasonToLeaveOut(target, modules: modules) {
        leftOut.append(LeftOutItem(name: target.name, reason: reason))
        continue
      }
      var links = TargetLinks(
        target: target, description: description, excluded: options.excludedFiles, isFolder: isFolder)
      links.addAll()
      leftOut += links.leftOut
      if let header = target.settings.bridgingHeader {
        leftOut.append(
          LeftOutItem(name: header, reason: "Names from bridging headers are missing in target \(target.name)."))
      }
      guard links.hasSources else {
        leftOut.append(LeftOutItem(name: target.name, reason: "The target has no Swift files that can be compiled."))
        continue
      }
      modules.insert(target.settings.moduleName)
      planned.append(links.result)
      kept.append(target)
    }
    let dependencies = acyclicDependencies(kept, leftOut: &leftOut)
    let folder = "\(description.root)/.tessera/\(Identifier.folderName(description.name))"
    let text = ManifestText(
      description: description, targets: kept, planned: planned, dependencies: dependencies, folder: folder)
    return PackagePlan(
      folder: folder, manifest: text.manifest, targets: planned,
      leftOut: Array(Set(leftOut)).sorted { $0.name < $1.name })
  }

  private func reasonToLeaveOut(_ target: ProjectTarget, modules: Set<String>) -> String? {
    if modules.contains(target.settings.moduleName) {
      return "Another target has the module name \(target.settings.moduleName)."
    }
    switch target.kind {
    case .uiTests: return "UI tests control an app from another process, which needs a simulator."
    case .other: return "Products of this type contain no views for iOS."
    case .unitTests where !options.includesTests: return "Tests are not requested."
    case .appExtension:
      guard let point = target.extensionPoint, Self.pointsWithoutViews.contains(point) else { return nil }
      return "Extensions of the kind \(point) have no views."
    case .application, .framework, .staticLibrary, .unitTests: return nil
    }
  }

  private static let pointsWithoutViews: Set<String> = [
    "com.apple.usernotifications.service", "com.apple.intents-service", "com.apple.networkextension.packet-tunnel",
    "com.apple.networkextension.app-proxy", "com.apple.networkextension.filter-data",
    "com.apple.networkextension.filter-control", "com.apple.networkextension.dns-proxy", "com.apple.fileprovider-nonui",
    "com.apple.callkit.call-directory", "com.apple.spotlight.index", "com.apple.spotlight.import",
    "com.apple.Safari.content-blocker", "com.apple.Safari.web-extension", "com.apple.broadcast-services-upload",
    "com.apple.authentication-services-account-authentication-modification",
    "com.apple.background-asset-downloader-extension",
    "com.apple.identitylookup.message-filter", "com.apple.appintents-extension",
    "com.apple.deviceactivity.monitor-extension",
    "com.apple.ManagedSettings.shield-action-service", "com.apple.AudioUnit",
  ]

  /// Returns the dependencies of each target without those that form a cycle, which SwiftPM rejects.
  private func acyclicDependencies(_ targets: [ProjectTarget], leftOut: inout [LeftOutItem]) -> [String: [String]] {
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var result: [String: [String]] = [:]
    for target in targets {
      var names: [String] = []
      for name in target.dependencies where byName[name] != nil && byName[name]?.kind != .unitTests {
        if Self.leads(from: name, to: target.name, edges: result) {
          leftOut.append(
            LeftOutItem(
              name: "\(target.name) → \(name)", reason: "The dependency forms a cycle, which packages can't have."))
        } else {
          names.append(name)
        }
      }
      result[target.name] = names
    }
    return result
  }

  /// Returns whether a target depends on another one directly or indirectly.
  private static func leads(from start: String, to end: String, edges: [String: [String]]) -> Bool {
    var open = [start]
    var known: Set<String> = [start]
    while let name = open.popLast() {
      if name == end { return true }
      open += (edges[name] ?? []).filter { known.insert($0).inserted }
    }
    return false
  }
}
