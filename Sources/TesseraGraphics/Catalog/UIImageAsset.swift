// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// Variants of an image for different environments. The variants are from an image set of a catalog or are registered
/// by the app.
///
///     let asset = UIImageAsset()
///     asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: imageView.traitCollection)     // Updates when the view's traits change
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let lock = Lock()
  private let set: ImageSet?
  private var registered: [Registered] = []
  /// The images that have been loaded from the image set, by file.
  private var loaded: [String: UIImage] = [:]

  /// Creates an asset without images.
  public override init() {
    set = nil
    super.init()
  }

  init(_ set: ImageSet) {
    self.set = set
    super.init()
  }

  /// Returns the most specific registered image for the traits. If there is none, returns the catalog's image, the
  /// first registered image or an empty image, in this order of preference. A view that displays the image switches
  /// to a different variant when its traits change.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let variant = variant(for: traitCollection) else { return UIImage() }
    guard case .symbol(let drawing) = variant.content else { return variant.with { $0.asset = self } }
    let configuration =
      variant.configuration?.withTraitCollection(traitCollection)
      ?? UIImage.Configuration(traitCollection: traitCollection)
    return variant.configured(drawing, configuration).with { $0.asset = self }
  }

  /// Returns the image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Registers an image for an environment. Replaces an image registered for the same environment.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // The image may reference this asset, so the reference is removed to prevent a cycle.
    let image = image.with { $0.asset = nil }
    lock.withLock {
      registered.removeAll { $0.traits == traitCollection }
      registered.append(Registered(traits: traitCollection, image: image))
    }
  }

  /// Registers an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image registered for an environment.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image registered for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the best image for the traits, without a reference to this asset.
  func variant(for traits: UITraitCollection) -> UIImage? {
    lock.withLock {
      let fitting = registered.filter { traits.containsTraits(in: $0.traits) }
      // If several images are equally specific, the image registered last is used.
      let best = fitting.enumerated().max {
        ($0.element.traits.values.specifiedCount, $0.offset) < ($1.element.traits.values.specifiedCount, $1.offset)
      }
      return best?.element.image ?? catalogImage(for: traits) ?? registered.first?.image
    }
  }

  private func catalogImage(for traits: UITraitCollection) -> UIImage? {
    guard let set else { return nil }
    let language = AssetLanguage.current
    guard let entry = set.entry(for: traits, language: language) else {
      set.report("it has no image for this device and environment")
      return nil
    }
    if let known = loaded[entry.file] { return known }
    let image = set.image(of: entry)
    loaded[entry.file] = image
    return image
  }
}
