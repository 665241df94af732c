// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lists asset sets by folder name. Only the Contents.json files of groups are read.

import FoundationEssentials

/// An index of the sets in all asset catalogs within a resources folder.
package struct AssetIndex: Sendable {
  /// The folder of each set. If several sets have the same name, the alphabetically first folder is used.
  package private(set) var paths: [AssetName: String] = [:]
  private var count = 0

  /// Creates an index of the catalogs (`*.xcassets`) in a folder.
  package init(resources folder: String) {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    self.init(catalogs: top.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" })
  }

  /// Creates an index of the catalogs at the given paths.
  package init(catalogs: [String]) {
    for catalog in catalogs { enter(catalog, namespace: "", depth: 0) }
  }

  /// The file extensions of unsupported sets, whose contents are ignored.
  private static let closed: Set<String> = [
    "arobject", "arreferenceimage", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage",
    "mipmapset", "sticker", "stickerpack", "stickersequence", "stickersiconset", "textureset", "watchcomplicationset",
  ]

  /// Adds the sets in a folder. The depth is limited to 16, because symbolic links can form a cycle.
  private mutating func enter(_ folder: String, namespace: String, depth: Int) {
    guard depth < 16, count < 1_000_000, let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else {
      return
    }
    count += entries.count
    for entry in entries.sorted() {
      let dot = entry.utf8.lastIndex(of: UInt8(ascii: "."))
      let suffix = dot.map { String(entry[entry.utf8.index(after: $0)...]) }
      if let dot, let suffix, let kind = AssetKind(rawValue: suffix) {
        let name = AssetName(kind, namespace + entry[..<dot])
        if paths[name] == nil { paths[name] = "\(folder)/\(entry)" }
      } else if entry != "Contents.json", !Self.closed.contains(suffix ?? "") {
        let group = "\(folder)/\(entry)"
        let isSpace = AssetGroup.providesNamespace(group)
        enter(group, namespace: isSpace ? "\(namespace)\(entry)/" : namespace, depth: depth + 1)
      }
    }
  }
}

/// A folder within a catalog that contains sets.
private enum AssetGroup {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// Returns whether the group's name is a prefix of the names of its sets.
  static func providesNamespace(_ folder: String) -> Bool {
    guard let json = FileManager.default.contents(atPath: folder + "/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: json))?.properties?.providesNamespace == true
  }
}
