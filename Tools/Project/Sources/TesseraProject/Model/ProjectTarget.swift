// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A target that builds for iOS.
package struct ProjectTarget: Equatable, Sendable, Codable {
  /// The purpose of a target's product.
  package enum Kind: String, Sendable, Codable {
    case application, framework, staticLibrary, unitTests, uiTests, appExtension, other
  }

  package var name: String
  package var kind: Kind
  /// The paths of Swift files.
  package var sources: [String]
  /// The paths of resources. Folders are folder references, or bundles such as asset catalogs.
  package var resources: [String]
  /// The files that can't be part of a package, such as Objective-C sources.
  package var unsupportedFiles: [LeftOutItem]
  /// The names of the targets that this target depends on.
  package var dependencies: [String]
  package var packageProducts: [PackageProduct]
  /// The names of linked frameworks of the SDK, without an extension.
  package var systemFrameworks: [String]
  package var settings: TargetSettings
  /// The extension point of an app extension, such as `com.apple.widgetkit-extension`, or nil if it is unknown.
  package var extensionPoint: String?

  package init(name: String, kind: Kind, settings: TargetSettings) {
    self.name = name
    self.kind = kind
    self.settings = settings
    sources = []
    resources = []
    unsupportedFiles = []
    dependencies = []
    packageProducts = []
    systemFrameworks = []
  }

  /// Sorts all lists and removes duplicates.
  mutating func sortLists() {
    sources = sources.sortedSet()
    resources = resources.sortedSet()
    dependencies = dependencies.sortedSet().filter { $0 != name }
    systemFrameworks = systemFrameworks.sortedSet()
    packageProducts = Array(Set(packageProducts)).sorted {
      ($0.product, $0.package ?? "") < ($1.product, $1.package ?? "")
    }
    unsupportedFiles = Array(Set(unsupportedFiles)).sorted { ($0.name, $0.reason) < ($1.name, $1.reason) }
  }
}

extension Array where Element == String {
  /// Returns the distinct elements in ascending order.
  func sortedSet() -> [String] { Set(self).sorted() }
}
