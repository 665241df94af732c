// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A SwiftPM package that a project depends on.
package enum PackageReference: Hashable, Sendable, Codable {
  /// A package in a folder.
  case local(path: String)
  /// A package in a repository.
  case remote(url: String, requirement: PackageRequirement)

  /// The identity that SwiftPM gives the package: the last component of its path or URL in lowercase.
  package var identity: String {
    switch self {
    case .local(let path): PathText.name(path).lowercased()
    case .remote(let url, _): Self.identity(ofURL: url)
    }
  }

  /// Returns the identity of a package with a URL.
  static func identity(ofURL url: String) -> String {
    var text = url[...]
    while text.hasSuffix("/") { text = text.dropLast() }
    if text.hasSuffix(".git") { text = text.dropLast(4) }
    return (text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url).lowercased()
  }
}

/// The versions of a package that a project accepts.
package enum PackageRequirement: Hashable, Sendable, Codable {
  case upToNextMajor(String)
  case upToNextMinor(String)
  case exact(String)
  /// The versions from the first to, but not including, the second.
  case range(String, String)
  case branch(String)
  case revision(String)
}

/// A product of a package that a target depends on.
package struct PackageProduct: Hashable, Sendable, Codable {
  package var product: String
  /// The identity of the package, or nil if it is unknown.
  package var package: String?

  package init(product: String, package: String?) {
    self.product = product
    self.package = package
  }
}
