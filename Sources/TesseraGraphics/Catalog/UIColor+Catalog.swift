// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssets
import TesseraFoundation

extension UIColor {
  /// Creates a color from a color set in the program's resources, in the same way as `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from a color set of an asset catalog (`*.xcassets`) in a bundle's resources. Returns nil and reports
  /// the failure if no catalog contains a readable set with this name. The color follows light and dark appearance. With a
  /// trait collection it is the concrete color for that collection.
  ///
  /// If the bundle is nil or the main bundle, the program's resources are searched: first the main bundle, then the bundles
  /// that SwiftPM puts next to the executable, one for each target with resources. `.process("Resources")` in the manifest
  /// copies a catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the set. Groups that provide a namespace are part of it: `Brand/Primary`.
  ///   - bundle: The bundle to search.
  ///   - traitCollection: The traits of a concrete color, or nil for a dynamic color.
  /// - Note: Differs from UIKit: the source catalog is read, not a compiled one.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.set(named: name, in: bundle) else { return nil }
    self.init(color, compatibleWith: traitCollection)
  }

  /// Creates a color from the color set of a generated symbol. The color is clear if the set is missing, which is reported.
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
