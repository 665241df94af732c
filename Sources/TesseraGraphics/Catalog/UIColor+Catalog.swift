// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssets
import TesseraFoundation

extension UIColor {
  /// Creates a color from a color set in the app's resources, like `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from a color set of an asset catalog (`*.xcassets`) in a bundle's resources. If no catalog
  /// contains a readable color set with the name, reports the failure and returns nil. The color adapts to light and
  /// dark appearance. If a trait collection is given, the result is the concrete color for that trait collection.
  ///
  /// If the bundle is nil or the main bundle, the app's resources are searched. These are in the main bundle and in
  /// the bundles that SwiftPM creates next to the executable, one for each target with resources. To copy a catalog,
  /// add `.process("Resources")` to the package manifest.
  ///
  /// - Parameters:
  ///   - name: The color set's name, including groups that provide a namespace, such as `Brand/Primary`.
  ///   - bundle: The bundle to search.
  ///   - traitCollection: The traits for a concrete color, or nil for a dynamic color.
  /// - Note: Differs from UIKit: the source catalog is read instead of a compiled catalog.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.set(named: name, in: bundle) else { return nil }
    self.init(color, compatibleWith: traitCollection)
  }

  /// Creates a color from a generated color resource. If the color set is missing, the failure is reported and the
  /// color is clear.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor.set(named: resource.name, in: resource.bundle) else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(color)
  }

  convenience init(_ color: ColorSet, compatibleWith traits: UITraitCollection? = nil) {
    let dynamic = Source.named(color)
    guard let traits else {
      self.init(source: dynamic)
      return
    }
    self.init(UIColor(source: dynamic).components(with: traits))
  }

  private static func set(named name: String, in bundle: Bundle?) -> ColorSet? {
    let catalogs = AssetCatalog.all(of: bundle)
    for catalog in catalogs {
      if let color = catalog.color(named: name) { return color }
    }
    let isThere = catalogs.contains { $0.path(.color, name) != nil }
    MissingResources.report(
      MissingResource(
        .color, name, in: ResourceFolders.name(of: bundle),
        reason: isThere ? "its Contents.json is damaged, or has no color for this device" : nil,
        among: catalogs.flatMap { $0.names(.color) }))
    return nil
  }
}
