// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A package that builds the targets of a project without moving or copying its sources.
///
/// ```
/// .tessera/Lantern/Package.swift
/// .tessera/Lantern/Targets/LanternKit/Sources/Lamp.swift  -> ../../../../../LanternKit/Lamp.swift
/// .tessera/Lantern/Targets/Lantern/Resources/Assets.xcassets -> /project/Lantern/Assets.xcassets
/// ```
package struct PackagePlan: Equatable, Sendable {
  /// The absolute path of the package's folder.
  package var folder: String
  /// The contents of `Package.swift`.
  package var manifest: String
  package var targets: [PlannedTarget]
  /// The targets and files that are not part of the package, with reasons.
  package var leftOut: [LeftOutItem]

  /// Returns the path of the project's file that a link refers to, as in a message of the compiler, or nil for other paths.
  ///
  /// - Parameter path: An absolute path, or a path relative to the package's folder.
  package func originalPath(ofLink path: String) -> String? { originalPaths[PathText.join(folder, path)] }

  /// The paths of the project's files by the absolute paths of their links.
  package var originalPaths: [String: String] {
    var result: [String: String] = [:]
    for link in targets.flatMap(\.links) { result[PathText.join(folder, link.path)] = link.destination }
    return result
  }
}

/// A target of a planned package.
package struct PlannedTarget: Equatable, Sendable {
  /// The name of the target of the project.
  package var name: String
  /// The name of the module and of the package's target.
  package var module: String
  package var isTest: Bool
  package var links: [PlannedLink]
  /// The folders that are copied as they are, relative to the target's folder.
  package var copiedFolders: [String]
  /// Whether the target has resources other than copied folders.
  package var hasProcessedResources: Bool
}

/// A symbolic link of a planned package.
package struct PlannedLink: Equatable, Sendable {
  /// The path relative to the package's folder.
  package var path: String
  /// The absolute path of the project's file.
  package var destination: String
  /// Whether the link is absolute. SwiftPM copies links of resources as they are, and a relative one would lead nowhere in the
  /// folder of the product.
  package var isAbsolute: Bool
}
