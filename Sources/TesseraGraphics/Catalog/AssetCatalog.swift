// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The asset catalogues of a folder of resources. On iOS a compiler turns them into a binary file; the package manager on
// Linux copies the folders as they are, so they are read as they are:
//
//   folder ──► names of all sets, once ──► Contents.json of a set, when it is used ──► the entry for some traits
//
// A folder is searched once in the life of the process, and a name always gives the same set.

import Foundation
import TesseraAssets
import TesseraFoundation
import TesseraRaster

/// All sets in the asset catalogues (`*.xcassets`) of one folder.
final class AssetCatalog: @unchecked Sendable {
  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var folders: [String: AssetCatalog] = [:]
  }

  private static let registry = Registry()

  private let folder: String
  private let lock = Lock()
  private var paths: [AssetName: String]?
  private var colors: [String: NamedColor?] = [:]
  private var images: [String: UIImageAsset?] = [:]

  init(folder: String) {
    self.folder = folder
  }

  // MARK: Folders

  /// Returns the catalogues of the folders in which a bundle's resources are looked for.
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

  /// Returns the folder of a set by its name; groups that provide a namespace are part of it, with slashes.
  func path(_ kind: AssetKind, _ name: String) -> String? {
    lock.withLock { indexed()[AssetName(kind, name)] }
  }

  /// Returns the names of all sets of a kind, in no order.
  func names(_ kind: AssetKind) -> [String] {
    lock.withLock { indexed().keys.filter { $0.kind == kind }.map(\.name) }
  }

  /// Returns the colours of a set; nil when there is none of this name or it is damaged.
  func color(named name: String) -> NamedColor? {
    lock.withLock { loaded(.color, name, in: \.colors) { NamedColor(name: name, json: $1) } }
  }

  /// Returns the pictures of a set; nil when there is none of this name or it is damaged.
  func images(named name: String) -> UIImageAsset? {
    lock.withLock {
      loaded(.image, name, in: \.images) { ImageSet(name: name, folder: $0, json: $1).map(UIImageAsset.init) }
        ?? loaded(.symbol, name, in: \.images) {
          ImageSet(name: name, folder: $0, json: $1, isSymbol: true).map(UIImageAsset.init)
        }
        ?? loaded(.appIcon, name, in: \.images) { ImageSet(name: name, folder: $0, json: $1).map(UIImageAsset.init) }
    }
  }

  /// Reads a set at its first use.
  private func loaded<Set>(
    _ kind: AssetKind, _ name: String, in cache: ReferenceWritableKeyPath<AssetCatalog, [String: Set?]>,
    _ read: (_ folder: String, _ json: Data) -> Set?
  ) -> Set? {
    if let known = self[keyPath: cache][name] { return known }
    guard let path = indexed()[AssetName(kind, name)] else { return nil }
    let set = FileManager.default.contents(atPath: path + "/Contents.json").flatMap { read(path, $0) }
    self[keyPath: cache][name] = .some(set)
    return set
  }

  private func indexed() -> [AssetName: String] {
    if let paths { return paths }
    let new = AssetIndex(resources: folder).paths
    paths = new
    return new
  }
}
