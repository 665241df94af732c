// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssets
import TesseraFoundation

extension UIColor {
  /// Creates a colour set of an asset catalogue among the program's resources, as `init(named:in:compatibleWith:)` finds it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour set of an asset catalogue (`*.xcassets`) among a bundle's resources. Nil, and reported, where no
  /// catalogue has a readable set of this name. The colour follows light and dark; with a trait collection it is the concrete
  /// colour for that one.
  ///
  /// Nil and the main bundle stand for the program's resources: those of the main bundle, then those of the bundles that
  /// SwiftPM puts beside the executable, one for each target with resources. `.process("Resources")` in the manifest
  /// copies a catalogue.
  ///
  /// - Parameters:
  ///   - name: The name of the set. Groups that provide a namespace are part of it: `Brand/Primary`.
  ///   - bundle: Whose resources are read.
  ///   - traitCollection: The traits of the one colour that is wanted; nil for all.
  /// - Note: Differs from UIKit: the catalogue is read as it is, not compiled.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.set(named: name, in: bundle) else { return nil }
    self.init(color, compatibleWith: traitCollection)
  }

  /// Creates a colour set that a generated symbol names. Clear, and reported, where it is missing.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor.set(named: resource.name, in: resource.bundle) else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(color)
  }

  convenience init(_ color: NamedColor, compatibleWith traits: UITraitCollection? = nil) {
    let dynamic = Source.named(color)
    guard let traits else {
      self.init(source: dynamic)
      return
    }
    self.init(UIColor(source: dynamic).components(with: traits))
  }

  private static func set(named name: String, in bundle: Bundle?) -> NamedColor? {
    let catalogs = AssetCatalog.all(of: bundle)
    for catalog in catalogs {
      if let color = catalog.color(named: name) { return color }
    }
    let isThere = catalogs.contains { $0.path(.color, name) != nil }
    MissingResources.report(
      MissingResource(
        .color, name, in: ResourceFolders.name(of: bundle),
        reason: isThere ? "its Contents.json is damaged, or has no colour for this device" : nil,
        among: catalogs.flatMap { $0.names(.color) }))
    return nil
  }
}
