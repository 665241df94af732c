// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An image set of an asset catalogue: `Name.imageset/Contents.json` and its files. A symbol set, `Name.symbolset`, is built the
// same way, its entries under another key and each a template of drawings.

import Foundation
import TesseraFoundation

/// The pictures of one name, for different environments.
final class ImageSet: Sendable {
  /// One picture.
  struct Entry: Sendable {
    var file: String
    var conditions: AssetConditions
    /// Pixels per point; nil for a vector picture, which is sharp at all scales.
    var scale: Int?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    /// Of app icons, the size in points.
    var pointSize: Double?
  }

  /// Lengths in pixels of the picture.
  struct Insets: Decodable, Sendable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?

    /// In points.
    func points(_ scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale, right: (right ?? 0) / scale)
    }
  }

  /// How a picture is cut into parts that keep their size and parts that are stretched or tiled.
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

  /// Reads the contents of a `Contents.json`; nil when they are damaged or name no file. Entries for devices that are
  /// none here are left out.
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

  // MARK: Choice

  /// Returns the best entry for an environment: of those that are meant for it the most particular; of these the one in the
  /// screen's scale, else the next sharper, else the next coarser.
  func entry(for traits: UITraitCollection, language: String) -> Entry? {
    var fitting = entries.filter { $0.conditions.fit(traits, language: language) }
    if fitting.isEmpty { fitting = entries.filter { $0.conditions.fitButForGamut(traits, language: language) } }
    let direction =
      traits.layoutDirection == .rightToLeft ? UITraitEnvironmentLayoutDirection.rightToLeft : .leftToRight
    let directed = fitting.filter { $0.conditions.direction == nil || $0.conditions.direction == direction }
    if !directed.isEmpty { fitting = directed }
    guard let rank = fitting.map(\.conditions.rank).max() else { return nil }
    fitting = fitting.filter { $0.conditions.rank == rank }
    if let largest = fitting.compactMap(\.pointSize).max() { fitting = fitting.filter { $0.pointSize == largest } }
    let screen = traits.displayScale >= 2.5 ? 3 : traits.displayScale >= 1.5 ? 2 : 1
    for scale in UIImageFiles.order(screen) {
      if let exact = fitting.first(where: { $0.scale == scale }) { return exact }
    }
    return fitting.first
  }

  /// Returns the picture of an entry. One that cannot be used is reported.
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
      // In one direction alone nothing is cut in the other.
      if resizing.mode == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
      if resizing.mode == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
      attributes.capInsets = caps
      attributes.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    if let insets = entry.alignmentInsets { attributes.alignmentRectInsets = insets.points(scale) }
    // A picture for one direction is mirrored in the other, where that has none of its own.
    if let direction = entry.conditions.direction {
      attributes.flipsForRightToLeft = !entries.contains { $0.conditions.direction != direction }
    }
  }

  func report(_ reason: String) {
    MissingResources.report(
      MissingResource(.image, name, in: URL(fileURLWithPath: folder).lastPathComponent, reason: reason))
  }
}

/// The part of `Contents.json` that is read.
private struct Contents: Decodable {
  struct Properties: Decodable {
    var renderingIntent: String?
    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  /// One picture, nil where it has no file or is for a device that does not exist here.
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
