// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraAssets
import TesseraFoundation
import TesseraVector

extension UIImage {
  /// Creates an image from a generated image resource. If the image set is missing, the failure is reported and the
  /// image is empty.
  public convenience init(resource: ImageResource) {
    if let image = UIImage.named(resource.name, in: resource.bundle, .current) {
      self.init(image.content, image.attributes, tinted: image.tinted)
    } else {
      self.init()
    }
  }

  /// Returns the asset's image for an environment, with the drawing attributes of this image.
  package func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = attributes.asset ?? knownAsset, var variant = asset.variant(for: traits),
      variant.tinted !== tinted
    else { return self }
    if case .symbol(let drawing) = variant.content { variant = variant.configured(drawing, configuration) }
    let base = variant.attributes
    return variant.with {
      $0 = attributes
      $0.scale = base.scale
      $0.size = base.size
      $0.orientation = base.orientation
      $0.source = base.source
      $0.symbolUnit = base.symbolUnit
      $0.asset = nil
    }
  }

  /// Returns an image from a bundle's catalogs or, if there is none, from an image file. Reports missing images.
  static func named(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage? {
    if let image = found(name, in: bundle, traits) { return image }
    let catalogs = AssetCatalog.all(of: bundle)
    let isThere = catalogs.contains { $0.path(.image, name) != nil || $0.path(.symbol, name) != nil }
    MissingResources.report(
      MissingResource(
        .image, name, in: ResourceFolders.name(of: bundle), reason: isThere ? "its Contents.json is damaged" : nil,
        among: catalogs.flatMap { $0.names(.image) + $0.names(.symbol) } + NamedImageFiles(bundle, traits).names))
    return nil
  }

  /// Returns an image like `named`, but without reporting a missing image. If the image exists but can't be used,
  /// reports it and returns `.some(nil)`.
  static func found(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage?? {
    guard !name.isEmpty else { return .some(nil) }
    for catalog in AssetCatalog.all(of: bundle) {
      guard let asset = catalog.images(named: name) else { continue }
      return .some(asset.variant(for: traits)?.with { $0.asset = asset })
    }
    let files = NamedImageFiles(bundle, traits)
    do {
      return try files.find(name).map { UIImage($0.picture, scale: $0.scale) }
    } catch {
      files.report(name, error)
      return .some(nil)
    }
  }

  /// Returns the template image of a symbol set. If the file is missing or invalid, reports the failure and returns
  /// nil.
  static func symbol(file path: String, asset name: String) -> UIImage? {
    let file = URL(fileURLWithPath: path)
    let place = file.deletingLastPathComponent().lastPathComponent
    var reason = "there is no file \(file.lastPathComponent)"
    if let data = FileManager.default.contents(atPath: path) {
      do {
        let template = try SymbolTemplate(svg: [UInt8](data))
        if let image = template.flatMap({ CustomSymbol(name: name, template: $0) }).flatMap({ UIImage($0) }) {
          return image
        }
        reason =
          "\(file.lastPathComponent) has no drawing named Regular-M; export it from the SF Symbols app as a template"
      } catch {
        reason = "\(file.lastPathComponent): \(error)"
      }
    }
    MissingResources.report(MissingResource(.image, name, in: place, reason: reason))
    return nil
  }

  /// Returns the image in a set's file. If the file is missing or can't be read, reports the failure and returns nil.
  static func loaded(file path: String, scale: CGFloat, asset name: String) -> UIImage? {
    let file = URL(fileURLWithPath: path)
    var reason = "there is no file \(file.lastPathComponent)"
    if FileManager.default.fileExists(atPath: path) {
      do {
        return UIImage(try UIImageFiles.loaded(path), scale: scale)
      } catch {
        reason = "\(file.lastPathComponent): \(error)"
      }
    }
    let place = file.deletingLastPathComponent().lastPathComponent
    MissingResources.report(MissingResource(.image, name, in: place, reason: reason))
    return nil
  }
}
