// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The links of a target: sources in one folder under unique names, and resources in the structure that SwiftPM expects.
struct TargetLinks {
  private let target: ProjectTarget
  private let description: ProjectDescription
  private let excluded: Set<String>
  private let isFolder: (String) -> Bool
  private let folder: String
  private var names: Set<String> = []
  private var links: [PlannedLink] = []
  private var copiedFolders: [String] = []
  private var hasProcessedResources = false
  private(set) var hasSources = false
  private(set) var leftOut: [LeftOutItem] = []

  init(
    target: ProjectTarget, description: ProjectDescription, excluded: Set<String>, isFolder: @escaping (String) -> Bool
  ) {
    self.target = target
    self.description = description
    self.excluded = excluded
    self.isFolder = isFolder
    folder = "Targets/\(target.settings.moduleName)"
  }

  /// Adds links to all files of the target.
  mutating func addAll() {
    for path in target.sources { addSource(path) }
    let localized = Set(target.resources.filter { Self.languageFolder($0) != nil }.map(PathText.name))
    for path in target.resources { addResource(path, localizedNames: localized) }
  }

  var result: PlannedTarget {
    PlannedTarget(
      name: target.name, module: target.settings.moduleName, isTest: target.kind == .unitTests,
      links: links.sorted { $0.path < $1.path }, copiedFolders: copiedFolders.sorted(),
      hasProcessedResources: hasProcessedResources)
  }

  // MARK: Sources

  private mutating func addSource(_ path: String) {
    if PathText.name(path) == "main.swift" {
      leftOut.append(
        LeftOutItem(name: path, reason: "A library can't have top-level code. Move the code to a type with @main."))
      return
    }
    // Names are assigned to excluded files, too, so that leaving out a file doesn't rename others.
    let name = uniqueName(for: path)
    guard !excluded.contains(path) else { return }
    hasSources = true
    links.append(
      PlannedLink(path: "\(folder)/Sources/\(name)", destination: description.absolutePath(path), isAbsolute: false))
  }

  /// Returns a name that no other source has. SwiftPM names object files after sources, without their folders.
  private mutating func uniqueName(for path: String) -> String {
    let stem = Self.safeName(PathText.stem(path))
    let parent = Self.safeName(PathText.name(PathText.parent(path)))
    var name = stem
    var number = 1
    while !names.insert(name.lowercased()).inserted {
      name = number == 1 ? "\(parent)-\(stem)" : "\(parent)-\(stem)-\(number)"
      number += 1
    }
    return name + ".swift"
  }

  /// Returns a name without characters that SwiftPM doesn't escape in the files that it writes for the compiler.
  private static func safeName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || "._-+@ ".contains($0) ? $0 : "_" })
    return text.hasPrefix(".") ? "_" + text.dropFirst() : text == "main" ? "main_" : text
  }

  // MARK: Resources

  private mutating func addResource(_ path: String, localizedNames: Set<String>) {
    let name = PathText.name(path)
    let language = Self.languageFolder(path)
    guard !name.contains(where: { $0.isNewline || $0 == "\"" || $0 == "\\" }) else {
      leftOut.append(LeftOutItem(name: path, reason: "SwiftPM can't copy a resource with this name. Rename it."))
      return
    }
    if language == nil, localizedNames.contains(name) {
      leftOut.append(
        LeftOutItem(name: path, reason: "A localized resource has the same name. SwiftPM accepts only one of them."))
      return
    }
    let isCopied = isFolder(description.absolutePath(path)) && PathText.fileExtension(path) != "xcassets"
    let parent = isCopied ? "Folders" : language.map { "Resources/\($0)" } ?? "Resources"
    let place = "\(parent)/\(name)"
    guard names.insert("resource:" + (isCopied ? "Resources/\(name)" : place)).inserted else {
      leftOut.append(LeftOutItem(name: path, reason: "Another resource of target \(target.name) has the same name."))
      return
    }
    if isCopied { copiedFolders.append(place) } else { hasProcessedResources = true }
    links.append(
      PlannedLink(path: "\(folder)/\(place)", destination: description.absolutePath(path), isAbsolute: true))
  }

  /// Returns the folder of a localization, such as `de.lproj`, if it contains a file directly.
  private static func languageFolder(_ path: String) -> String? {
    let folder = PathText.name(PathText.parent(path))
    return folder.hasSuffix(".lproj") ? folder : nil
  }
}
