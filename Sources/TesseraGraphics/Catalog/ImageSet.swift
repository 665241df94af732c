// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An image set of an asset catalog: `Name.imageset/Contents.json` and its image files. A symbol set,
// `Name.symbolset`, has the same structure with a different key for its entries. Each of its entries is a symbol
// template.

import Foundation
import TesseraFoundation

/// A named set of images for different environments.
final class ImageSet: Sendable {
  struct Entry: Sendable {
    var file: String
    var conditions: AssetConditions
    /// The number of pixels per point, or nil for a vector image, which can be used at any scale.
    var scale: Int?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    /// The size in points of an app icon.
    var pointSize: Double?
  }

  /// Insets in pixels.
  struct Insets: Decodable, Sendable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?

    func points(_ scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale, right: (right ?? 0) / scale)
    }
  }

  /// The slicing of an image into parts that keep their size and parts that are stretched or tiled.
  struct Resizing: Decodable, Sendable {
    struct Center: Decodable, Sendable {
      var mode: String?
    }
    var mode: String?
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  let name: String
  let folder: String
  private let entries: [Entry]
  private let renderingMode: UIImage.RenderingMode
  private let isSymbol: Bool

  /// Creates an image set from a `Contents.json` file. Returns nil if the file is damaged or contains no image.
  /// Entries for unsupported devices are ignored.
  init?(name: String, folder: String, json: Data, isSymbol: Bool = false) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: json),
      let items = isSymbol ? contents.symbols : contents.images
    else { return nil }
    (self.name, self.folder, self.isSymbol) = (name, folder, isSymbol)
    entries = items.compactMap(\.entry)
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    if entries.isEmpty { return nil }
  }

  // MARK: Selection

  /// Returns the best entry for an environment. If several entries have the highest rank, returns the entry with the
  /// screen's scale, the next higher scale, or the next lower scale, in this order of preference.
  func entry(for traits: UITraitCollection, language: String) -> Entry? {
    var fitting = entries.filter { $0.conditions.matches(traits, language: language) }
    if fitting.isEmpty { fitting = entries.filter { $0.conditions.matchesIgnoringGamut(traits, language: language) } }
    let direction =
      traits.layoutDirection == .rightToLeft ? UITraitEnvironmentLayoutDirection.rightToLeft : .leftToRight
    let directed = fitting.filter { $0.conditions.direction == nil || $0.conditions.direction == direction }
    if !directed.isEmpty { fitting = directed }
    guard let rank = fitting.map(\.conditions.rank).max() else { return nil }
    fitting = fitting.filter { $0.conditions.rank == rank }
    if let largest = fitting.compactMap(\.pointSize).max() { fitting = fitting.filter { $0.pointSize == largest } }
    let screen = traits.displayScale >= 2.5 ? 3 : traits.displayScale >= 1.5 ? 2 : 1
    for scale in UIImageFiles.order(screen: screen) {
      if let exact = fitting.first(where: { $0.scale == scale }) { return exact }
    }
    return fitting.first
  }

  /// Returns an entry's image. If the image can't be used, reports it and returns nil.
  func image(of entry: Entry) -> UIImage? {
    let path = folder + "/" + entry.file
    let image =
      isSymbol
      ? UIImage.symbol(file: path, asset: name)
      : UIImage.loaded(file: path, scale: CGFloat(entry.scale ?? 1), asset: name)
    return image?.with { apply(entry, to: &$0) }
  }

  private func apply(_ entry: Entry, to attributes: inout UIImage.Attributes) {
    attributes.renderingMode = renderingMode
    let scale = CGFloat(entry.scale ?? 1)
    if let resizing = entry.resizing {
      var caps = (resizing.capInsets ?? Insets()).points(scale)
      // An image that is sliced horizontally has no vertical caps, and vice versa.
      if resizing.mode == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
      if resizing.mode == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
      attributes.capInsets = caps
      attributes.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    if let insets = entry.alignmentInsets { attributes.alignmentRectInsets = insets.points(scale) }
    // An image for one layout direction is mirrored for the other direction, unless the set contains an image for
    // that direction.
    if let direction = entry.conditions.direction {
      attributes.flipsForRightToLeft = !entries.contains { $0.conditions.direction != direction }
    }
  }

  func report(_ reason: String) {
    MissingResources.report(
      MissingResource(.image, name, in: URL(fileURLWithPath: folder).lastPathComponent, reason: reason))
  }
}

/// The supported properties of `Contents.json`.
private struct Contents: Decodable {
  struct Properties: Decodable {
    var renderingIntent: String?
    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  /// A parsed entry. `entry` is nil if the entry has no file or is for an unsupported device.
  struct Item: Decodable {
    var entry: ImageSet.Entry?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, resizing, size
      case alignmentInsets = "alignment-insets"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard let file = try values.decodeIfPresent(String.self, forKey: .filename), !file.contains("/"),
        let conditions = try? AssetConditions(from: decoder)
      else { return }
      let scale = try values.decodeIfPresent(String.self, forKey: .scale).flatMap { Int($0.dropLast()) }
      let size = try values.decodeIfPresent(String.self, forKey: .size)?.split(separator: "x").first.flatMap {
        Double($0)
      }
      entry = ImageSet.Entry(
        file: file, conditions: conditions, scale: scale.flatMap { (1...3).contains($0) ? $0 : nil },
        resizing: try values.decodeIfPresent(ImageSet.Resizing.self, forKey: .resizing),
        alignmentInsets: try values.decodeIfPresent(ImageSet.Insets.self, forKey: .alignmentInsets), pointSize: size)
    }
  }

  var images: [Item]?
  var symbols: [Item]?
  var properties: Properties?
}
