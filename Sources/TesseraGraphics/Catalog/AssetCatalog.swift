// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The asset catalogs of a resource folder. On iOS, a compiler converts them to a binary file. The package manager on
// Linux copies the folders unchanged, so the source files are read:
//
//     folder ──► names of all sets, once ──► a set's Contents.json, on first use ──► the entry for the traits
//
// A folder is searched only once per process. Looking up a name again returns the same set.

import Foundation
import TesseraAssets
import TesseraFoundation
import TesseraRaster

/// All sets in the asset catalogs (`*.xcassets`) in a folder.
final class AssetCatalog: @unchecked Sendable {
  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var folders: [String: AssetCatalog] = [:]
  }

  private static let registry = Registry()

  private let folder: String
  private let lock = Lock()
  private var paths: [AssetName: String]?
  private var colors: [String: ColorSet?] = [:]
  private var images: [String: UIImageAsset?] = [:]

  init(folder: String) {
    self.folder = folder
  }

  // MARK: Folders

  /// Returns the catalogs in a bundle's resource folders.
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

  /// Returns the folder of the set with the given name. The name includes groups that provide a namespace, separated
  /// by slashes.
  func path(_ kind: AssetKind, _ name: String) -> String? {
    lock.withLock { indexed()[AssetName(kind, name)] }
  }

  func names(_ kind: AssetKind) -> [String] {
    lock.withLock { indexed().keys.filter { $0.kind == kind }.map(\.name) }
  }

  /// Returns the color set with the given name, or nil if it is missing or damaged.
  func color(named name: String) -> ColorSet? {
    lock.withLock { loaded(.color, name, in: \.colors) { ColorSet(name: name, json: $1) } }
  }

  /// Returns the image set with the given name, or nil if it is missing or damaged.
  func images(named name: String) -> UIImageAsset? {
    lock.withLock {
      loaded(.image, name, in: \.images) { ImageSet(name: name, folder: $0, json: $1).map(UIImageAsset.init) }
        ?? loaded(.symbol, name, in: \.images) {
          ImageSet(name: name, folder: $0, json: $1, isSymbol: true).map(UIImageAsset.init)
        }
        ?? loaded(.appIcon, name, in: \.images) { ImageSet(name: name, folder: $0, json: $1).map(UIImageAsset.init) }
    }
  }

  /// Returns a set, which is read when it is first used.
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
