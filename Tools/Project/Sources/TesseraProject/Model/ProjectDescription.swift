// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The model that all readers produce and the manifest writer consumes. Paths are relative to the root folder, unless they are on
// another volume, and may start with `../`. Lists are sorted, so descriptions of the same app are equal in every format.

/// The targets, packages and settings of an iOS project, independent of the format it was read from.
package struct ProjectDescription: Equatable, Sendable, Codable {
  package var name: String
  /// The absolute path of the folder that all other paths are relative to.
  package var root: String
  /// The targets that build for iOS, sorted by name.
  package var targets: [ProjectTarget]
  /// The local and remote packages, sorted by identity.
  package var packages: [PackageReference]
  /// The targets that don't build for iOS, with the reason.
  package var excludedTargets: [LeftOutItem]
  /// The modules without sources in the project's folder, such as binary frameworks and pods that aren't installed.
  package var missingModules: [LeftOutItem]
  /// The parts of the project that can't be read.
  package var warnings: [ProjectWarning]

  package init(
    name: String, root: String, targets: [ProjectTarget] = [], packages: [PackageReference] = [],
    excludedTargets: [LeftOutItem] = [], missingModules: [LeftOutItem] = [], warnings: [ProjectWarning] = []
  ) {
    self.name = name
    self.root = root
    self.targets = targets
    self.packages = packages
    self.excludedTargets = excludedTargets
    self.missingModules = missingModules
    self.warnings = warnings
  }

  /// Returns the absolute path of a file of the project.
  package func absolutePath(_ path: String) -> String { PathText.join(root, path) }
}

/// Something that is not part of the written package, with the reason.
package struct LeftOutItem: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of a target or module, or the path of a file.
  package var name: String
  /// A sentence that says why it is left out.
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  package var description: String { "\(name): \(reason)" }
}

/// A part of a project that can't be read.
package struct ProjectWarning: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the part, such as a file, target or setting.
  package var subject: String
  /// A sentence that says what is wrong.
  package var problem: String
  /// A sentence that says what to do.
  package var remedy: String

  package init(_ subject: String, problem: String, remedy: String) {
    self.subject = subject
    self.problem = problem
    self.remedy = remedy
  }

  package var description: String { "\(subject): \(problem) \(remedy)" }
}
