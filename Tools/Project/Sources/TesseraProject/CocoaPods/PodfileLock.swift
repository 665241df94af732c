// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The contents of a `Podfile.lock` file.
struct PodfileLock: Equatable {
  /// The names of pods without subspecs, with the names of the pods that they depend on.
  var pods: [String: Set<String>] = [:]
  /// The pods that the Podfile names.
  var direct: Set<String> = []
  /// The paths of development pods.
  var paths: [String: String] = [:]

  /// Reads a file.
  init(_ path: String, files: ProjectFiles) throws(ProjectError) {
    self.init(try YAMLFile.read(path, files: files))
  }

  init(_ value: YAMLValue) {
    for item in value["PODS"].list {
      // A pod with dependencies is a mapping with one entry.
      let entry = item.entries.first
      guard let text = item.string ?? entry?.key else { continue }
      let dependencies = Set((entry?.value.strings ?? []).map(Self.podName))
      pods[Self.podName(text), default: []].formUnion(dependencies)
    }
    direct = Set(value["DEPENDENCIES"].strings.map(Self.podName))
    for entry in value["EXTERNAL SOURCES"].entries {
      if let path = entry.value[":path"].string { paths[Self.podName(entry.key)] = path }
    }
  }

  /// Returns the name of the pod in `Name/Subspec (version)`.
  private static func podName(_ text: String) -> String {
    String(text.prefix { $0 != "/" && $0 != " " })
  }
}
