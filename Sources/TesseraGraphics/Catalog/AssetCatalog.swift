// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The asset catalogues of a folder of resources. On iOS a compiler turns them into a binary file; the package manager on
// Linux copies the folders as they are, so they are read as they are:
//
//   folder ──► names of all sets, once ──► Contents.json of a set, when it is used ──► the entry for some traits
//
// A folder is searched once in the life of the process, and a name always gives the same set.

import Foundation
import TesseraFoundation
import TesseraRaster

/// All sets in the asset catalogues (`*.xcassets`) of one folder.
final class AssetCatalog: @unchecked Sendable {
  /// The kinds of sets that are read; the raw value is the extension of their folders.
  enum Kind: String, Hashable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case appIcon = "appiconset"
  }

  private struct Key: Hashable {
    var kind: Kind
    var name: String
  }

  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var folders: [String: AssetCatalog] = [:]
  }

  private static let registry = Registry()

  private let folder: String
  private let lock = Lock()
  private var paths: [Key: String]?
  private var colors: [String: NamedColor?] = [:]
  private var images: [String: UIImageAsset?] = [:]

  init(folder: String) {
    self.folder = folder
  }

  // MARK: Folders

  /// The catalogues of the folders in which a bundle's resources are looked for.
  static func all(of bundle: Bundle?) -> [AssetCatalog] {
    ResourceFolders.of(bundle).map { folder in
      registry.lock.withLock {
        if let known = registry.folders[folder.path] { return known }
        let new = AssetCatalog(folder: folder.path)
        registry.folders[folder.path] = new
        return new
      }
    }
  }

  // MARK: Sets

  /// The folder of a set by its name; groups that provide a namespace are part of it, with slashes.
  func path(_ kind: Kind, _ name: String) -> String? {
    lock.withLock { indexed()[Key(kind: kind, name: name)] }
  }

  /// The names of all sets of a kind, in no order.
  func names(_ kind: Kind) -> [String] {
    lock.withLock { indexed().keys.filter { $0.kind == kind }.map(\.name) }
  }

  /// The colours of a set; nil when there is none of this name or it is damaged.
  func color(named name: String) -> NamedColor? {
    lock.withLock { loaded(.color, name, in: \.colors) { NamedColor(name: name, json: $1) } }
  }

  /// The pictures of a set; nil when there is none of this name or it is damaged.
  func images(named name: String) -> UIImageAsset? {
    lock.withLock {
      loaded(.image, name, in: \.images) { ImageSet(name: name, folder: $0, json: $1).map(UIImageAsset.init) }
        ?? loaded(.appIcon, name, in: \.images) { ImageSet(name: name, folder: $0, json: $1).map(UIImageAsset.init) }
    }
  }

  /// Reads a set at its first use.
  private func loaded<Set>(
    _ kind: Kind, _ name: String, in cache: ReferenceWritableKeyPath<AssetCatalog, [String: Set?]>,
    _ read: (_ folder: String, _ json: Data) -> Set?
  ) -> Set? {
    if let known = self[keyPath: cache][name] { return known }
    guard let path = indexed()[Key(kind: kind, name: name)] else { return nil }
    let set = FileManager.default.contents(atPath: path + "/Contents.json").flatMap { read(path, $0) }
    self[keyPath: cache][name] = .some(set)
    return set
  }

  // MARK: Index

  private func indexed() -> [Key: String] {
    if let paths { return paths }
    var walk = Walk()
    let top = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for catalog in top.filter({ $0.hasSuffix(".xcassets") }).sorted() {
      walk.enter("\(folder)/\(catalog)", namespace: "", depth: 0)
    }
    paths = walk.paths
    return walk.paths
  }

  /// The way through the folders of a catalogue. Of several sets with one name the first in the alphabet counts. Links
  /// that lead back end after 16 folders inside each other.
  private struct Walk {
    var paths: [Key: String] = [:]
    private var count = 0

    mutating func enter(_ folder: String, namespace: String, depth: Int) {
      guard depth < 16, count < 1_000_000, let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
      else {
        return
      }
      count += entries.count
      for entry in entries.sorted() {
        let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let kind = parts.last.flatMap({ Kind(rawValue: String($0)) }) {
          let key = Key(kind: kind, name: namespace + parts.dropLast().joined(separator: "."))
          if paths[key] == nil { paths[key] = "\(folder)/\(entry)" }
        } else if parts.count == 1 || parts.last == "spriteatlas" {
          let group = "\(folder)/\(entry)"
          let name = AssetGroup.providesNamespace(group) ? "\(namespace)\(entry)/" : namespace
          enter(group, namespace: name, depth: depth + 1)
        }
      }
    }
  }
}

/// A folder in a catalogue that holds sets.
private enum AssetGroup {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// Whether the group's name is part of the names in it.
  static func providesNamespace(_ folder: String) -> Bool {
    guard let json = FileManager.default.contents(atPath: folder + "/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: json))?.properties?.providesNamespace == true
  }
}
