// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Finds the packages of products whose package the project doesn't name.
struct PackageProductResolver {
  private let context: ReadingContext
  private let packages: [PackageReference]
  private let localProducts: [String: String]
  /// The texts of local manifests by identities, to find products that helper functions declare.
  private let manifests: [String: String]

  /// Reads the products of local packages.
  init(context: ReadingContext, packages: [PackageReference]) {
    self.context = context
    self.packages = packages
    var products: [String: String] = [:]
    var manifests: [String: String] = [:]
    for case .local(let path) in packages {
      let manifest = PathText.join(context.root, path) + "/Package.swift"
      guard let text = try? context.files.readText(manifest) else {
        context.warn(
          context.relative(manifest), "The local package has no manifest.", remedy: "Restore it, or remove the package."
        )
        continue
      }
      let identity = PathText.name(path).lowercased()
      manifests[identity] = text
      for name in Self.products(of: text) { products[name] = identity }
    }
    localProducts = products
    self.manifests = manifests
  }

  /// Returns the identity of the only local package whose manifest contains a product's name as a literal.
  private func identity(mentioning product: String) -> String? {
    let identities = manifests.filter { $0.value.contains("\"\(product)\"") }.keys
    return identities.count == 1 ? identities.first : nil
  }

  /// Sets the packages of all products. A product that can't be found is reported and removed.
  func resolve(_ description: inout ProjectDescription) {
    for index in description.targets.indices {
      var target = description.targets[index]
      target.packageProducts = target.packageProducts.compactMap { product in
        let name = product.product
        let identity = product.package ?? localProducts[name] ?? identity(mentioning: name) ?? remoteIdentity(of: name)
        if let identity {
          return PackageProduct(product: product.product, package: identity)
        }
        context.warn(
          product.product, "Target \(target.name) uses this package product, but its package is unknown.",
          remedy: "Add the package to the project, or name the package after the product.")
        return nil
      }
      description.targets[index] = target
    }
  }

  /// Returns the identity of the remote package that is most likely to contain a product: the one with its name, or the only one.
  private func remoteIdentity(of product: String) -> String? {
    let identities = packages.map(\.identity)
    let name = product.lowercased()
    let similar = identities.filter {
      $0 == name || $0 == "swift-" + name || $0 == name + "-swift" || $0 == name + "-ios"
    }
    if let first = similar.first { return first }
    let prefixes = identities.filter { name.hasPrefix($0) || $0.hasSuffix("-" + name) }
    return prefixes.count == 1 ? prefixes.first : packages.count == 1 ? identities.first : nil
  }

  /// Returns the names of the products that a manifest declares as data.
  private static func products(of manifest: String) -> [String] {
    guard let package = SwiftExpressionParser.parse(manifest).call(of: "Package") else { return [] }
    return (package["products"]?.array ?? []).compactMap { $0.call?["name"]?.string }
  }
}
