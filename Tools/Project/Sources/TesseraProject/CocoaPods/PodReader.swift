// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// CocoaPods' own project is generated, and its targets contain what `pod install` has copied below `Pods`. A pod becomes a target with
// all of its Swift files. Pods that aren't installed or contain no Swift are missing modules.

/// A reader of the pods that a project uses.
struct PodReader {
  let context: ReadingContext
  /// The folder that contains `Podfile.lock`.
  let folder: String

  /// Adds the pods as targets, and dependencies on them to the targets that link them.
  func addPods(to description: inout ProjectDescription) {
    let path = folder + "/Podfile.lock"
    guard context.files.exists(path) else {
      if context.files.exists(folder + "/Podfile") {
        context.warn("Podfile.lock", "The pods aren't installed.", remedy: "Run `pod install`.")
      }
      return
    }
    do {
      let lock = try PodfileLock(path, files: context.files)
      addTargets(lock, to: &description)
    } catch {
      context.warn("Podfile.lock", "The pods can't be read: \(error)", remedy: "Run `pod install`.")
    }
  }

  private func addTargets(_ lock: PodfileLock, to description: inout ProjectDescription) {
    let names = Set(description.targets.map(\.name))
    let version = description.targets.compactMap(\.settings.deploymentTarget).first
    var added: Set<String> = []
    for name in lock.pods.keys.sorted() where !names.contains(name) {
      guard var target = target(name, path: lock.paths[name]) else { continue }
      target.settings.deploymentTarget = version
      target.dependencies = (lock.pods[name] ?? []).filter { $0 != name }.sorted()
      description.targets.append(target)
      added.insert(name)
    }
    // The file doesn't list which targets use a pod, so those that link the aggregate library get all of them.
    let users = context.podTargets.isEmpty ? names : context.podTargets
    for index in description.targets.indices {
      if users.contains(description.targets[index].name) {
        description.targets[index].dependencies += lock.direct.intersection(added)
      } else if added.contains(description.targets[index].name) {
        description.targets[index].dependencies.removeAll { !added.contains($0) }
      }
    }
  }

  private func target(_ name: String, path: String?) -> ProjectTarget? {
    let source = path.map { PathText.join(folder, $0) } ?? "\(folder)/Pods/\(name)"
    guard context.files.isFolder(source) else {
      context.addMissingModule(
        Identifier.c99(name), reason: "The pod's sources aren't at \(context.relative(source)). Run `pod install`.")
      return nil
    }
    var settings = TargetSettings(productName: name)
    settings.swiftVersion = "5.0"
    var target = ProjectTarget(name: name, kind: .framework, settings: settings)
    for file in files(name, in: source, isDevelopment: path != nil) { context.addFile(file, to: &target) }
    guard !target.sources.isEmpty else {
      context.addMissingModule(Identifier.c99(name), reason: "The pod contains no Swift sources.")
      return nil
    }
    return target
  }

  /// Returns the files of a pod. Those of a development pod are the ones that its podspec names.
  private func files(_ name: String, in folder: String, isDevelopment: Bool) -> [String] {
    let skipped: Set<String> = [
      "Tests", "Test", "Example", "Examples", "Demo", "Pods", "build", "DerivedData", "Carthage",
    ]
    if isDevelopment, let spec = try? context.files.readText("\(folder)/\(name).podspec") {
      let patterns = Podspec(spec).patterns
      let glob = GlobExpansion(files: context.files)
      let found = patterns.flatMap { glob.paths(PathText.join(folder, $0)) }.filter { path in
        !context.files.isFolder(path) || FileKind.isBundle(path)
      }
      if !found.isEmpty { return found }
    }
    return context.files.filesBelow(folder, skips: { skipped.contains(PathText.name($0)) }).filter { path in
      let kind = FileKind(path: path)
      return kind == .source ? PathText.name(path) != "Package.swift" : Self.isResource(path)
    }
  }

  private static func isResource(_ path: String) -> Bool {
    ["xcassets", "xib", "storyboard", "strings", "xcstrings", "stringsdict", "ttf", "otf"].contains(
      PathText.fileExtension(path))
  }
}

/// The patterns of sources and resources in a podspec.
struct Podspec {
  private(set) var patterns: [String] = []

  /// Collects the string literals assigned to `source_files`, `resources` and `resource_bundles`.
  init(_ text: String) {
    var isCollecting = false
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.trimmed
      if code.hasPrefix("#") { continue }
      let isAssignment = [".source_files", ".resources", ".resource ", ".resource=", ".resource_bundle"].contains {
        code.contains($0)
      }
      if isAssignment || isCollecting {
        patterns += Self.literals(code).filter { $0.contains("/") || $0.contains("*") }
      }
      let opens = code.count { "[{".contains($0) }
      let closes = code.count { "]}".contains($0) }
      if isAssignment {
        isCollecting = opens > closes || code.hasSuffix(",")
      } else if closes > opens {
        isCollecting = false
      }
    }
  }

  private static func literals(_ line: String) -> [String] {
    var result: [String] = []
    var quote: Character?
    var text = ""
    for character in line {
      if let open = quote {
        if character == open {
          result.append(text)
          quote = nil
        } else {
          text.append(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        text = ""
      }
    }
    return result
  }
}
