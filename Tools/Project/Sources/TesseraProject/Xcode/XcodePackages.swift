// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension XcodeProjectReader {
  /// Returns the package that an object refers to, or nil and a warning if it is incomplete.
  func package(_ object: XcodeObject) -> PackageReference? {
    switch object.isa {
    case "XCLocalSwiftPackageReference":
      if let path = object.string("relativePath") ?? object.string("path") {
        return .local(path: context.relative(PathText.join(paths.sourceRoot, path)))
      }
    case "XCRemoteSwiftPackageReference":
      if let url = object.string("repositoryURL") {
        if let requirement = requirement(object.dictionary("requirement")) {
          return .remote(url: url, requirement: requirement)
        }
        context.warn(
          url, "The version requirement of the package can't be read.",
          remedy: "Choose a dependency rule for the package in Xcode.")
        return nil
      }
    default: break
    }
    context.warn(object.label, "The package reference is incomplete.", remedy: "Remove the package and add it again.")
    return nil
  }

  private func requirement(_ fields: [String: PropertyListValue]) -> PackageRequirement? {
    let minimum = fields["minimumVersion"]?.string
    switch fields["kind"]?.string {
    case "upToNextMajorVersion": return minimum.map { .upToNextMajor($0) }
    case "upToNextMinorVersion": return minimum.map { .upToNextMinor($0) }
    case "exactVersion": return (fields["version"]?.string ?? minimum).map { .exact($0) }
    case "versionRange":
      guard let minimum, let maximum = fields["maximumVersion"]?.string else { return nil }
      return .range(minimum, maximum)
    case "branch": return fields["branch"]?.string.map { .branch($0) }
    case "revision": return fields["revision"]?.string.map { .revision($0) }
    default: return nil
    }
  }

  /// Returns the product of a package that an `XCSwiftPackageProductDependency` refers to.
  func packageProduct(_ object: XcodeObject) -> PackageProduct? {
    guard let name = object.string("productName") else { return nil }
    // The names of plugins have a prefix. Plugins aren't linked.
    guard !name.hasPrefix("plugin:") else {
      context.warn(
        String(name.dropFirst(7)), "The build tool plugin isn't run.",
        remedy: "Commit the files that it generates, or add them to the target.")
      return nil
    }
    let identity = objects[object.string("package")].flatMap(package)?.identity
    return PackageProduct(product: name, package: identity)
  }
}
